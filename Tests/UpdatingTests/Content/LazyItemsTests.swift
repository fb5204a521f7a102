import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct LazyItemsTests {
  private let list = ListHarness(
    size: CGSize(width: 320, height: 500),
    layout: ListLayout()
  )
  private let log = Log()
  private let database = Database(count: 1_000_000)

  private func show(_ models: LazyModels<Note>, animated: Bool = false) {
    list.apply(LazyNotes(models: models, log: log), animated: animated)
  }

  @Test func `of a million rows those are read that come on screen`() {
    show(database.models)
    #expect(list.visibleTexts == (0..<10).map { "row \($0)" })
    #expect(list.length == 50_000_000)
    #expect(database.rowsRead <= 64)
    #expect(list.adapter.controllerCount <= 30)
    list.scroll(to: [0, 700_000], at: .top)
    #expect(list.visibleTexts.first == "row 700000")
    #expect(database.rowsRead <= 64 * 3)
    #expect(list.adapter.controllerCount <= 60)
  }

  @Test func `an update reads nothing that was read before, and moves what is told to move`() {
    var models = database.models
    show(models)
    let controller = list.note(2)
    let read = database.rowsRead
    database.ids.insert(2_000_000, at: 0)
    models.insert(at: 0)
    database.ids.remove(at: 2)
    models.remove(2..<3)
    show(models, animated: true)
    #expect(list.visibleTexts.prefix(4) == ["row 2000000", "row 0", "row 2", "row 3"])
    #expect(list.note(2) === controller)
    #expect(list.reports.last?.style == .animated)
    #expect(list.reports.last?.insertedItemCount == 1)
    #expect(list.reports.last?.removedItemCount == 1)
    #expect(database.rowsRead - read <= 64)
    #expect(list.issues.isEmpty)
  }

  @Test func `a row that was updated is read again and configured, and no other`() {
    var models = database.models
    show(models)
    _ = log.take()
    database.changed = [3]
    models.update(3..<4)
    show(models)
    #expect(list.visibleTexts[3] == "row 3, changed")
    #expect(log.take() == ["update from row 3 3", "configure 3"])
  }

  @Test func `a row that was updated gets the size that its new model asks for`() {
    var texts = ["a", "b", "c"]
    var models = LazyModels(count: 3) { range in
      range.map { Note($0, texts[$0]) }
    } index: { id in
      id
    }
    func show() {
      list.apply(
        Section("rows") {
          LazyItems(models, estimatedSize: .height(50)) { TallNote($0) }
        }
      )
    }
    show()
    #expect(list.heights(3) == [10, 10, 10])
    texts[1] = "four"
    models.update(1..<2)
    show()
    #expect(list.heights(3) == [10, 40, 10])
    #expect(list.length == 60)
  }

  @Test func `rows keep the size that their controllers say, and others the estimate`() {
    let models = database.models
    show(models)
    list.tap([0, 1])
    list.note(1)?.updateState { $0.isExpanded = true }
    list.flush()
    #expect(list.heights(4) == [50, 100, 50, 50])
    #expect(list.length == 50_000_050)
  }

  @Test func `rows that appear while an item is carried have the size that they ask for`() throws {
    list.collectionView.collectionViewLayout = UICollectionViewFlowLayout()
    list.apply(
      Section("rows") {
        Items(notes([-1]), MovableLazyNote.init)
        LazyItems(Database(count: 90).models, estimatedSize: .height(20)) { [log] in
          NoteController($0, log: log)
        }
      }
    )
    let id = try #require(list.adapter.itemID(at: [0, 0]))
    #expect(list.adapter.beginMoving(id))
    list.collectionView.collectionViewLayout = ListLayout()
    list.flush()
    list.scroll(to: 1_200)
    let rows = list.collectionView.visibleCells.filter { $0.frame.minY > 1_200 }
    #expect(!rows.isEmpty && rows.allSatisfy { $0.frame.height == 50 })
  }

  @Test func `an item that nobody has seen is scrolled to and selected by its identity`() throws {
    list.adapter.selectionMode = .multiple
    show(database.models)
    list.scroll(to: [0, 5_000], at: .top)
    let id = try #require(list.adapter.itemID(at: [0, 5_002]))
    list.scroll(to: [0, 0], at: .top)
    #expect(list.adapter.indexPath(of: id) == [0, 5_002])
    let unseen = ItemID(
      id: ListIdentifier(400_000),
      controller: id.controller,
      section: id.section
    )
    #expect(list.adapter.indexPath(of: unseen) == [0, 400_000])
    #expect(list.adapter.select(unseen))
    #expect(list.adapter.selection == [unseen])
  }

  @Test func `what nobody tells of is found by identity when the models are made anew`() {
    show(database.models)
    let controller = list.note(3)
    controller?.updateState { $0.taps = 7 }
    list.flush()
    database.ids.removeFirst(2)
    show(database.models, animated: true)
    #expect(list.reports.last?.style == .reloaded(.replacedLazyItems))
    #expect(list.visibleTexts.prefix(2) == ["row 2", "row 3"])
    #expect(list.note(1) === controller)
    #expect(list.note(1)?.state.taps == 7)
    #expect(list.issues.isEmpty)
  }

  @Test func `an item keeps its controller that changes section as models are made anew`() {
    func show(_ section: String) {
      list.apply(
        Group {
          Section(section) { Items(notes([7])) { NoteController($0, log: log) } }
          LazyNotes(models: Database(count: 3).models, log: log)
        }
      )
    }
    show("a")
    let controller = list.note(0)
    show("b")
    #expect(list.reports.last?.style == .reloaded(.replacedLazyItems))
    #expect(controller != nil)
    #expect(list.note(0) === controller)
  }

  @Test func `more rows than a collection view can be told of are reloaded`() {
    var models = database.models
    show(models)
    let controller = list.note(0)
    database.ids = Array(2_000_000..<2_500_000) + database.ids
    models.insert(500_000, at: 0)
    show(models, animated: true)
    #expect(list.reports.last?.style == .reloaded(.replacedLazyItems))
    list.scroll(to: [0, 500_000], at: .top)
    #expect(list.note(500_000) === controller)
  }

  @Test func `a million rows that come into an empty section, or go, are reloaded`() {
    let none = Section("rows") {
      Items([Note](), cell: NoteCell.self, size: .height(50)) { _, _ in }
    }
    list.apply(none)
    show(database.models)
    #expect(list.reports.last?.style == .reloaded(.replacedLazyItems))
    #expect(list.reports.last?.insertedItemCount == 1_000_000)
    #expect(list.visibleTexts.prefix(2) == ["row 0", "row 1"])
    #expect(database.rowsRead <= 64)
    list.apply(none)
    #expect(list.reports.last?.style == .reloaded(.replacedLazyItems))
    #expect(list.visibleTexts.isEmpty)
    #expect(list.issues.isEmpty)
  }

  @Test func `a source that returns too few models is reported, and every row is shown`() {
    database.missing = 4..<8
    show(database.models)
    #expect(list.visibleTexts.count == 10)
    #expect(!list.visibleTexts.contains("?"))
    #expect(list.issues.map(\.code) == [.lazyModels(ControllerKind(NoteController.self))])
  }

  @Test func `a source without any model shows nothing and is reported`() {
    show(
      LazyModels(count: 10) { _ in
        []
      } index: { _ in
        nil
      }
    )
    #expect(list.visibleTexts.isEmpty)
    #expect(list.issues.count == 1)
  }

  @Test func `a change that was not told is reported when it shows`() {
    let models = database.models
    show(models)
    database.ids.insert(2_000_000, at: 0)
    list.scroll(to: [0, 60], at: .top)
    #expect(list.issues.map(\.code) == [.lazyModels(ControllerKind(NoteController.self))])
    #expect(list.issues.first?.summary.contains("63 and 64") == true)
  }

  @Test func `an edit of rows that do not exist is reported and changes nothing`() {
    let few = Database(count: 3)
    var models = few.models
    models.remove(2..<9)
    models.insert(at: 17)
    models.move(from: 1, to: 3)
    show(models)
    #expect(list.visibleTexts == ["row 0", "row 1", "row 2"])
    #expect(list.issues.count == 1)
    #expect(list.issues.first?.summary.contains("2..<9") == true)
  }

  @Test func `lazy items stand between others, which move around them`() {
    var models = Database(count: 3).models
    func show(_ top: [Int], _ bottom: [Int]) {
      list.apply(
        FramedNotes(top: notes(top), models: models, bottom: notes(bottom), log: log),
        animated: true
      )
    }
    show([-1, -2], [-3])
    let travelling = list.note(0)
    #expect(list.visibleTexts == ["-1", "-2", "row 0", "row 1", "row 2", "-3"])
    models.remove(1..<2)
    show([-2], [-3, -1])
    #expect(list.visibleTexts == ["-2", "row 0", "row 2", "-3", "-1"])
    #expect(list.note(4) === travelling)
    #expect(list.issues.isEmpty)
  }

  @Test func `a lazy item that the user tries to move stays, and is reported`() throws {
    list.apply(MovableLazyNotes(models: Database(count: 3).models))
    let id = try #require(list.adapter.itemID(at: [0, 1]))
    #expect(!list.adapter.beginMoving(id))
    #expect(
      list.issues.map(\.code) == [.unmovableLazyItem(ControllerKind(MovableLazyNote.self))]
    )
  }

  #if !canImport(UIKit)
  @Test func `a lazy item that the user tries to drag stays, and is reported`() throws {
    list.adapter.itemDragging = .withinList
    list.apply(MovableLazyNotes(models: Database(count: 3).models))
    let texts = list.visibleTexts
    let drag = try #require(list.lift([0, 2]))
    drag.move(to: CGPoint(x: 50, y: 10))
    drag.drop()
    list.flush()
    #expect(list.visibleTexts == texts)
    #expect(
      list.issues.map(\.code) == [.unmovableLazyItem(ControllerKind(MovableLazyNote.self))]
    )
  }
  #endif

  @Test func `a flow layout that leaves rows at their estimate is reported`() {
    let list = ListHarness(
      size: CGSize(width: 320, height: 500),
      layout: UICollectionViewFlowLayout()
    )
    list.apply(LazyNotes(models: Database(count: 3).models, log: log))
    #expect(list.visibleTexts == ["row 0", "row 1", "row 2"])
    #expect(list.issues.count == 1)
  }

  @Test func `rows in cells without a controller class are shown and selected`() {
    var selected: [Int] = []
    list.apply(
      PlainLazyNotes(models: database.models) { selected.append($0) }
    )
    #expect(list.visibleTexts.count == 13)
    list.tap([0, 2])
    #expect(selected == [2])
  }
}

/// Rows that are read by range, and counted as they are.
@MainActor
private final class Database {
  var ids: [Int]
  var changed: Set<Int> = []
  var missing = 0..<0
  private(set) var rowsRead = 0

  init(count: Int) {
    ids = Array(0..<count)
  }

  var models: LazyModels<Note> {
    LazyModels(count: ids.count) { [self] range in
      rowsRead += range.count
      return ids[range].filter { !missing.contains($0) }.map { id in
        Note(id, "row \(id)" + (changed.contains(id) ? ", changed" : ""))
      }
    } index: { [self] id in
      ids.firstIndex(of: id)
    }
  }
}

private struct LazyNotes: ListContent {
  let models: LazyModels<Note>
  let log: Log

  var body: some ListContent {
    Section("rows") {
      LazyItems(models, estimatedSize: .height(50)) { NoteController($0, log: log) }
    }
  }
}

private struct FramedNotes: ListContent {
  let top: [Note]
  let models: LazyModels<Note>
  let bottom: [Note]
  let log: Log

  var body: some ListContent {
    Section("rows") {
      Items(top) { NoteController($0, log: log) }
      LazyItems(models, estimatedSize: .height(50)) { NoteController($0, log: log) }
      Items(bottom) { NoteController($0, log: log) }
    }
  }
}

private struct PlainLazyNotes: ListContent {
  let models: LazyModels<Note>
  let select: @MainActor (Int) -> Void

  var body: some ListContent {
    LazyItems(models, cell: NoteCell.self, size: .height(40)) { cell, note in
      cell.label.text = note.text
    } didSelect: { note in
      select(note.id)
    }
  }
}

private final class MovableLazyNote: CellController<Note, NoState, NoteCell> {
  override class func size(of note: Note, state: NoState, in container: ItemContainer) -> ItemSize {
    .height(50)
  }

  override var canMove: Bool { true }
}

private struct MovableLazyNotes: ListContent {
  let models: LazyModels<Note>

  var body: some ListContent {
    LazyItems(models, estimatedSize: .height(50), MovableLazyNote.init)
  }
}

/// As high as its text is long.
private final class TallNote: CellController<Note, NoState, NoteCell> {
  override class func size(of note: Note, state: NoState, in container: ItemContainer) -> ItemSize {
    .height(CGFloat(10 * note.text.count))
  }
}
