#if !canImport(UIKit)
import HeadlessRendering
import HeadlessUIKit
import Roster

/// Shows entries in worlds, and keeps their pictures and the findings.
@MainActor
struct CatalogRun {
  /// The pictures of a cell, a header or a screen.
  struct Exhibit {
    let entry: String
    let sample: String
    let subject: String

    /// Pictures by world.
    var pictures: [CatalogWorld: String] = [:]
  }

  /// The findings, each with all worlds in which it was found.
  private(set) var findings: [CatalogFinding] = []

  private(set) var exhibits: [Exhibit] = []

  private var places: [CatalogFinding.Key: Int] = [:]

  /// What a sample looked like in other worlds, by the keys of its subjects.
  private var records: [CatalogWorld: [String: SubjectRecord]] = [:]

  var pictureCount: Int { exhibits.reduce(0) { $0 + $1.pictures.count } }

  /// Shows all samples of an entry in all worlds.
  mutating func show(_ entry: CatalogEntry, in worlds: [CatalogWorld]) {
    let first =
      worlds.filter { $0 == .base } + worlds.filter { $0 != .base && $0.direction != .rightToLeft }
    let ordered = first + worlds.filter { $0.direction == .rightToLeft }
    for index in entry.samples(.plain).indices {
      records = [:]
      if !worlds.contains(.base) { show(entry, index, in: .base, isShown: false) }
      for world in ordered where entry.isShown(in: world) {
        show(entry, index, in: world, isShown: true)
      }
    }
  }

  private mutating func show(
    _ entry: CatalogEntry,
    _ index: Int,
    in world: CatalogWorld,
    isShown: Bool
  ) {
    let samples = entry.samples(world.words)
    guard samples.indices.contains(index) else { return }
    let sample = samples[index]
    let stage = CatalogStage(world, showing: sample)
    defer { stage.close() }
    let subjects = stage.subjects
    var drawn: Set<String> = []
    var remembered: [String: SubjectRecord] = [:]
    let unmirrored = records[world.with(\.direction, .leftToRight)]
    for subject in subjects {
      let exhibit = subject.name ?? entry.name
      // The first of each kind is shown; all are examined.
      let isFirst = drawn.insert(exhibit).inserted
      let needsPicture = isFirst || entry.isSelectable
      let picture = needsPicture ? HeadlessRenderer.svg(of: subject.view) : ""
      var audit = CatalogAudit(
        subject,
        in: world,
        base: records[.base]?[subject.key],
        unmirrored: unmirrored?[subject.key]
      )
      audit.run()
      let record = audit.record(entry.isSelectable ? picture : "")
      remembered[subject.key] = record
      if entry.isSelectable, world.state == .selected, isFirst,
        records[world.with(\.state, .normal)]?[subject.key]?.picture == picture
      {
        audit.add(
          .selection,
          subject.view,
          "It looks the same whether it is selected or not.",
          "Change it in configure(_:) when isSelected, or set selectedBackgroundView or configurationUpdateHandler."
        )
      }
      note(audit, entry, sample, subject, exhibit)
      if isFirst, isShown { keep(picture, entry.name, sample.name, exhibit, world) }
    }
    if world.direction == .rightToLeft {
      noteMissing(unmirrored ?? [:], than: remembered, entry, sample, world)
    }
    records[world] = remembered
    noteStage(stage, entry, sample, subjects)
  }

  /// Notes what a carousel shows at its beginning from left to right, and does not from right to left.
  private mutating func noteMissing(
    _ unmirrored: [String: SubjectRecord],
    than mirrored: [String: SubjectRecord],
    _ entry: CatalogEntry,
    _ sample: CatalogEntry.Sample,
    _ world: CatalogWorld
  ) {
    for (key, record) in unmirrored.sorted(by: { $0.key < $1.key })
    where record.isInCarousel && mirrored[key] == nil {
      let key = CatalogFinding.Key(rule: .mirror, entry: entry.name, view: "missing \(record.name)")
      note(key, in: world) {
        CatalogFinding(
          rule: .mirror,
          entry: entry.name,
          sample: sample.name,
          view: record.name,
          worlds: [],
          problem: "It is on the screen from left to right, and is not from right to left.",
          remedy: "Let the row begin at its leading edge, and set no contentOffset from the left.",
          key: key,
          subject: record.subject
        )
      }
    }
  }

  private mutating func keep(
    _ picture: String,
    _ entry: String,
    _ sample: String,
    _ subject: String,
    _ world: CatalogWorld
  ) {
    let index = exhibits.firstIndex {
      $0.entry == entry && $0.sample == sample && $0.subject == subject
    }
    if let index {
      exhibits[index].pictures[world] = picture
    } else {
      exhibits.append(
        Exhibit(entry: entry, sample: sample, subject: subject, pictures: [world: picture])
      )
    }
  }

  private mutating func note(
    _ audit: CatalogAudit,
    _ entry: CatalogEntry,
    _ sample: CatalogEntry.Sample,
    _ subject: CatalogSubject,
    _ exhibit: String
  ) {
    for mistake in audit.mistakes {
      let key = CatalogFinding.Key(
        rule: mistake.rule,
        entry: entry.name,
        view: "\(exhibit) \(subject.key(of: mistake.view))"
      )
      note(key, in: audit.world) {
        CatalogFinding(
          rule: mistake.rule,
          entry: entry.name,
          sample: sample.name,
          view: subject.name(of: mistake.view),
          worlds: [],
          problem: mistake.problem,
          remedy: mistake.remedy,
          key: key,
          subject: exhibit
        )
      }
    }
  }

  /// Notes what the lists and the constraints on a stage complain about.
  private mutating func noteStage(
    _ stage: CatalogStage,
    _ entry: CatalogEntry,
    _ sample: CatalogEntry.Sample,
    _ subjects: [CatalogSubject]
  ) {
    for issue in stage.issues {
      let key = CatalogFinding.Key(rule: .issue, entry: entry.name, view: "\(issue.code)")
      note(key, in: stage.world) {
        CatalogFinding(
          rule: .issue,
          entry: entry.name,
          sample: sample.name,
          view: "the list",
          worlds: [],
          problem: issue.summary,
          remedy: issue.fix,
          key: key,
          subject: entry.name
        )
      }
    }
    for message in stage.log where message.contains("Unable to simultaneously satisfy") {
      let lines = message.split(separator: "\n")
      let broken = lines.first {
        $0.contains("<NSLayoutConstraint")
          && $0 == lines.last(where: { $0.contains("<NSLayoutConstraint") })
      }
      let owner = subjects.lazy.compactMap { subject in
        subject.view(in: broken ?? "").map { (subject, $0) }
      }.first
      let view = owner.map { $0.0.name(of: $0.1) } ?? "a view"
      let key = CatalogFinding.Key(
        rule: .constraints,
        entry: entry.name,
        view: owner.map { $0.0.key(of: $0.1) } ?? "a view"
      )
      note(key, in: stage.world) {
        CatalogFinding(
          rule: .constraints,
          entry: entry.name,
          sample: sample.name,
          view: view,
          worlds: [],
          problem: "Constraints conflict, and this one breaks: \(broken ?? "").",
          remedy: "Remove one of them, or give it a priority below 1000.",
          key: key,
          subject: owner?.0.name ?? entry.name
        )
      }
    }
  }

  private mutating func note(
    _ key: CatalogFinding.Key,
    in world: CatalogWorld,
    _ make: () -> CatalogFinding
  ) {
    if let place = places[key] {
      if findings[place].worlds.last != world { findings[place].worlds.append(world) }
    } else {
      places[key] = findings.count
      var finding = make()
      finding.worlds = [world]
      findings.append(finding)
    }
  }
}

extension CatalogSubject {
  /// Returns the first view whose address a line of a log contains.
  fileprivate func view(in line: some StringProtocol) -> UIView? {
    views.map(\.view).filter { $0 !== view }.first { view in
      line.contains("0x" + String(UInt(bitPattern: ObjectIdentifier(view).hashValue), radix: 16))
    }
  }
}
#endif
