import TestPlatform
import Testing

/// Cells that stand in for dropped items whose data come later.
@MainActor struct DropPlaceholderTests {
  private let lists = DragAndDropFixture([["a", "b", "c"]])
  private var list: DragList { lists.left }

  /// Drops something from another app, for which a cell stands in before an item.
  private func drop(
    before item: Int,
    letter: String = "?"
  ) throws
    -> any UICollectionViewDropPlaceholderContext
  {
    var context: (any UICollectionViewDropPlaceholderContext)?
    list.proposal = { _ in UICollectionViewDropProposal(operation: .copy) }
    list.onDrop = { [list] coordinator in
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: list.path(item),
        reuseIdentifier: "placeholder"
      )
      placeholder.cellUpdateHandler = { ($0 as? DragCell)?.letter = letter }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    let provider = NSItemProvider(object: NSString(string: "new"))
    let drag = Headless.drag([UIDragItem(itemProvider: provider)], in: lists.window)
    drag.move(to: CGPoint(x: 50, y: 50), in: list.view)
    drag.drop()
    Headless.finishAnimations()
    return try #require(context)
  }

  @Test func `Q14 a placeholder counts in what is shown and not in the data`() throws {
    _ = try drop(before: 1)
    #expect(list.shown == "a?bc")
    #expect(list.view.hasUncommittedUpdates)
    #expect(list.sections == [["a", "b", "c"]])
    #expect(list.view.dataSourceIndexPath(forPresentationIndexPath: list.path(2)) == list.path(1))
    #expect(list.view.dataSourceIndexPath(forPresentationIndexPath: list.path(1)) == nil)
    #expect(list.view.presentationIndexPath(forDataSourceIndexPath: list.path(2)) == list.path(3))
  }

  @Test func `Q14 the data take the item where its placeholder is`() throws {
    let context = try drop(before: 1)
    var paths: [IndexPath] = []
    let isCommitted = context.commitInsertion {
      paths.append($0)
      list.sections[0].insert("n", at: $0.item)
    }
    #expect(isCommitted)
    #expect(paths == [list.path(1)])
    #expect(list.shown == "anbc")
    #expect(!list.view.hasUncommittedUpdates)
    #expect(!context.commitInsertion { _ in Issue.record("The placeholder is gone.") })
    #expect(!context.deletePlaceholder())
  }

  @Test func `Q14 a placeholder may go without an item`() throws {
    let context = try drop(before: 3)
    #expect(list.shown == "abc?")
    #expect(context.deletePlaceholder())
    #expect(list.shown == "abc")
    #expect(!list.view.hasUncommittedUpdates)
    #expect(!context.deletePlaceholder())
  }

  @Test func `Q14 a placeholder is configured again when asked`() throws {
    let context = try drop(before: 0)
    let cell = try #require(list.view.cellForItem(at: list.path(0)) as? DragCell)
    cell.letter = "!"
    context.setNeedsCellUpdate()
    #expect(list.shown == "?abc")
  }

  @Test func `Q15 batches count in the data and placeholders follow`() throws {
    let first = try drop(before: 1)
    let second = try drop(before: 3, letter: "+")
    #expect(list.shown == "a?bc+")
    list.view.performBatchUpdates {
      list.sections[0] = ["n", "c", "b", "m"]
      list.view.deleteItems(at: [list.path(0)])
      list.view.insertItems(at: [list.path(0), list.path(3)])
      list.view.moveItem(at: list.path(2), to: list.path(1))
    }
    Headless.finishAnimations()
    var places: [IndexPath] = []
    first.commitInsertion {
      places.append($0)
      list.sections[0].insert("1", at: $0.item)
    }
    second.commitInsertion {
      places.append($0)
      list.sections[0].insert("2", at: $0.item)
    }
    #expect(list.shown == list.sections[0].joined())
    #expect(places.count == 2)
    #expect(list.view.numberOfItems(inSection: 0) == 6)
  }

  @Test func `Q15 a reload throws placeholders away`() throws {
    let context = try drop(before: 1)
    list.view.reloadData()
    #expect(list.shown == "abc")
    #expect(!list.view.hasUncommittedUpdates)
    #expect(!context.commitInsertion { _ in Issue.record("The placeholder is gone.") })
  }

  @Test func `Q15 data that do not take the item are refused`() throws {
    let context = try drop(before: 1)
    let failures = Headless.recordingFailures { context.commitInsertion { _ in } }
    #expect(failures.map(\.id) == ["F-BATCH"])
  }

  @Test func `Q15 random batches keep every placeholder and every item`() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<50 {
      list.sections = [["a", "b", "c"]]
      list.view.reloadData()
      list.view.layoutIfNeeded()
      let contexts = try (0..<2).map { _ in
        try drop(before: Int.random(in: 0...3, using: &generator))
      }
      var next = list.sections[0]
      let removed = Int.random(in: 0..<3, using: &generator)
      next.remove(at: removed)
      let inserted = Int.random(in: 0...next.count, using: &generator)
      next.insert("n", at: inserted)
      list.view.performBatchUpdates {
        list.sections = [next]
        list.view.deleteItems(at: [list.path(removed)])
        list.view.insertItems(at: [list.path(inserted)])
      }
      Headless.finishAnimations()
      #expect(list.shown.filter { $0 != "?" } == next.joined())
      #expect(list.shown.filter { $0 == "?" }.count == 2)
      for context in contexts { #expect(context.deletePlaceholder()) }
      #expect(list.shown == next.joined())
    }
  }
}
