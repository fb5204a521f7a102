import Roster
import RosterTesting
import TestSupport
import Testing

/// Random lists, updates, taps and scrolls: whatever happens, the list shows its latest content.
@MainActor
@Suite struct FuzzTests {
  @Test(arguments: 1...40)
  func `a list driven at random shows its latest content and keeps every state`(
    seed: Int
  ) throws {
    var script = Script(seed: UInt64(seed))
    for step in 0..<60 {
      script.step()
      let problem = script.problem()
      try #require(problem == nil, "seed \(seed), step \(step): \(problem ?? "")")
    }
  }
}

/// One run of random steps, and what has to be true after each.
@MainActor
private struct Script {
  private let list = ListHarness(size: CGSize(width: 320, height: 400))
  private let log = Log()
  private var generator: SeededGenerator
  private var sections: [(name: String, notes: [Note])] = []

  /// The number of times each note has been tapped while it was in the list.
  private var taps: [Int: Int] = [:]
  private var nextText = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    log.onSelect = { $0.updateState { $0.taps += 1 } }
  }

  mutating func step() {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<6: update()
    case 6, 7: tap()
    default: scroll()
    }
  }

  private mutating func update() {
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      edit()
    }
    list.apply(content, animated: Bool.random(using: &generator))
    let ids = Set(sections.flatMap { $0.notes.map(\.id) })
    taps = taps.filter { ids.contains($0.key) }
  }

  /// Makes one random change to the model; identifiers stay unique in the list.
  private mutating func edit() {
    let used = Set(sections.flatMap { $0.notes.map(\.id) })
    let fresh = (1...40).filter { !used.contains($0) }
    let section = sections.indices.randomElement(using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      let names = ["a", "b", "c", "d"].filter { name in !sections.contains { $0.name == name } }
      guard let name = names.randomElement(using: &generator) else { return }
      sections.insert((name, []), at: Int.random(in: 0...sections.count, using: &generator))
    case 1:
      guard let section, sections.count > 1, Bool.random(using: &generator) else { return }
      sections.remove(at: section)
    case 2:
      sections.shuffle(using: &generator)
    case 3, 4:
      guard let section, let id = fresh.randomElement(using: &generator) else { return }
      let index = Int.random(in: 0...sections[section].notes.count, using: &generator)
      sections[section].notes.insert(Note(id, text()), at: index)
    case 5:
      guard let note = takeNote() else { return }
      guard Bool.random(using: &generator) else { return }
      guard let target = sections.indices.randomElement(using: &generator) else { return }
      let index = Int.random(in: 0...sections[target].notes.count, using: &generator)
      sections[target].notes.insert(note, at: index)
    case 6:
      guard let section else { return }
      sections[section].notes.shuffle(using: &generator)
    default:
      guard let section, !sections[section].notes.isEmpty else { return }
      let index = Int.random(in: 0..<sections[section].notes.count, using: &generator)
      sections[section].notes[index].text = text()
    }
  }

  private mutating func takeNote() -> Note? {
    let full = sections.indices.filter { !sections[$0].notes.isEmpty }
    guard let section = full.randomElement(using: &generator) else { return nil }
    let index = Int.random(in: 0..<sections[section].notes.count, using: &generator)
    return sections[section].notes.remove(at: index)
  }

  private mutating func text() -> String {
    nextText += 1
    return "text \(nextText)"
  }

  private mutating func tap() {
    guard let item = list.visibleItems.randomElement(using: &generator) else { return }
    if list.tap(item) {
      taps[note(at: item).id, default: 0] += 1
    }
  }

  private mutating func scroll() {
    let height = list.collectionView.contentSize.height
    list.scroll(to: CGFloat.random(in: 0...max(1, height - 400), using: &generator))
  }

  private func note(at item: IndexPath) -> Note {
    sections[item.section].notes[item.item]
  }

  private var content: some ListContent {
    ForEach(sections.map { Part(id: $0.name, notes: $0.notes) }) { part in
      Section("notes") {
        Items(part.notes) { [log] in NoteController($0, log: log) }
      }
    }
  }

  /// What is wrong with the list, in words.
  func problem() -> String? {
    let counts = (0..<list.collectionView.numberOfSections)
      .map(list.collectionView.numberOfItems(inSection:))
    guard counts == sections.map(\.notes.count) else { return "the counts are \(counts)" }
    for item in list.visibleItems {
      let note = note(at: item)
      guard let controller = list.note(item.item, in: item.section) else {
        return "\(item) has no controller"
      }
      guard controller.viewModel == note else { return "\(item) has \(controller.viewModel)" }
      guard let cell = list.noteCell(item.item, in: item.section), controller.cell === cell else {
        return "\(item) is on another cell"
      }
      guard cell.label.text == note.text else { return "\(item) shows \(cell.label.text ?? "-")" }
      guard controller.state.taps == taps[note.id, default: 0] else {
        return "\(item) remembers \(controller.state.taps) taps"
      }
    }
    let alive = log.alive
    guard alive.count == list.adapter.controllerCount else {
      return "\(alive.count) controllers are alive, the list has \(list.adapter.controllerCount)"
    }
    guard list.issues.isEmpty else { return "\(list.issues)" }
    return nil
  }
}

private struct Part: Identifiable {
  let id: String
  let notes: [Note]
}

extension Log {
  /// The notes whose controllers have been made and not removed.
  fileprivate var alive: Set<Int> {
    var alive: Set<Int> = []
    for (event, id) in all {
      if event == "make" { alive.insert(id) }
      if event == "remove" { alive.remove(id) }
    }
    return alive
  }
}
