import ListFixtures
import Roster
import TestSupport

/// Rows that are asked for when they are needed, and what has happened to them: a database beside the list.
@MainActor
final class FuzzArchive {
  /// What the list is told of the rows at one moment.
  struct Moment {
    let models: LazyModels<FuzzEntry>
    let entries: [FuzzEntry]
    let number: Int
    let isFirst: Bool

    /// The section that the rows come out as.
    var section: FuzzSection {
      FuzzSection(
        key: "archive",
        items: entries.map {
          FuzzSection.Item(
            key: "row \($0.id)",
            entry: $0,
            controllerName: "FuzzRowController",
            density: 1,
            isLazy: true
          )
        }
      )
    }
  }

  static let estimate: CGFloat = 45

  /// Where models are asked for.
  private final class Table {
    var entries: [FuzzEntry]

    init(entries: [FuzzEntry]) {
      self.entries = entries
    }
  }

  private var table = Table(entries: [])
  private var entries: [FuzzEntry] {
    get { table.entries }
    set { table.entries = newValue }
  }
  private var models = LazyModels<FuzzEntry>(count: 0) { _ in
    []
  } index: { _ in
    nil
  }
  private var isShown = false
  private var isFirst = false
  private var lastID = 0

  /// Counts what has happened to the rows.
  private(set) var number = 0

  /// The rows as they are; `nil` if the list does not show them.
  var now: Moment? {
    isShown ? Moment(models: models, entries: entries, number: number, isFirst: isFirst) : nil
  }

  /// Changes something about the rows.
  ///
  /// - Returns: What was changed, in a few words.
  func edit(using generator: inout SeededGenerator) -> String {
    guard isShown else {
      isShown = true
      if entries.isEmpty { insert(20, at: 0, using: &generator) }
      renew(entries)
      return "show \(entries.count) rows"
    }
    number += 1
    switch Int.random(in: 0..<12, using: &generator) {
    case 0:
      isShown = false
      return "hide the rows"
    case 1:
      isFirst.toggle()
      return "rows \(isFirst ? "first" : "last")"
    case 2:
      renew(entries.shuffled(using: &generator))
      return "other rows"
    case 3...5:
      guard entries.count < 40 else { return "many rows" }
      let index = Int.random(in: 0...entries.count, using: &generator)
      let count = Int.random(in: 1...3, using: &generator)
      insert(count, at: index, using: &generator)
      models.insert(count, at: index)
      return "\(count) rows at \(index)"
    case 6, 7:
      let first = Int.random(in: 0...entries.count, using: &generator)
      let range = first..<min(entries.count, first + Int.random(in: 0...3, using: &generator))
      entries.removeSubrange(range)
      models.remove(range)
      return "no rows \(range)"
    case 8, 9:
      let places = entries.indices
      guard
        let from = places.randomElement(using: &generator),
        let to = places.randomElement(using: &generator)
      else { return "no rows" }
      entries.insert(entries.remove(at: from), at: to)
      models.move(from: from, to: to)
      return "row \(from) to \(to)"
    default:
      guard let row = entries.indices.randomElement(using: &generator) else { return "no rows" }
      entries[row].text = Int.random(in: 0..<1_000, using: &generator)
      models.update(row..<row + 1)
      return "other row \(row)"
    }
  }

  private func insert(_ count: Int, at index: Int, using generator: inout SeededGenerator) {
    for _ in 0..<count {
      lastID += 1
      let text = Int.random(in: 0..<1_000, using: &generator)
      entries.insert(FuzzEntry(id: lastID, text: text), at: index)
    }
  }

  /// Begins anew, as an app does that does not know what has happened.
  ///
  /// The list may still ask the models that it shows, which know nothing of later edits.
  private func renew(_ rows: [FuzzEntry]) {
    let table = Table(entries: rows)
    self.table = table
    models = LazyModels(count: rows.count, pageSize: 4) { range in
      Array(table.entries[range.clamped(to: table.entries.indices)])
    } index: { id in
      table.entries.firstIndex { $0.id == id }
    }
  }
}

/// The rows in a section of their own.
struct FuzzArchiveContent: ListContent {
  let rows: FuzzArchive.Moment?
  let world: FuzzWorld

  var body: some ListContent {
    if let rows {
      Section("archive") {
        LazyItems(rows.models, estimatedSize: .height(FuzzArchive.estimate)) {
          FuzzRowController($0, world: world)
        }
      }
      .environment(\.density, 1)
    }
  }
}

final class FuzzRowController: FuzzEntryController<FuzzCell> {}
