import ListFixtures
@testable import Roster
import RosterTesting
import Testing

@MainActor
@Suite(.serialized) struct MovingTests {
  private let log = MoveLog()
  private let list = ListHarness(size: CGSize(width: 320, height: 600))

  @Test func `a carried item is seen where it was put down`() {
    let list = ListHarness(size: CGSize(width: 320, height: 200))
    list.apply(Movables(["a": [1, 2, 3, 4, 5]], log: log))
    list.scroll(to: 45)
    #expect(list.pickUp([0, 2]))
    list.carry(to: [0, 0])
    #expect(list.removeProbe())
    list.putDown()
    #expect(list.order == [[3, 1, 2, 4, 5]])
    let isWhole = (0..<5).map { item in
      list.controller(MovableController.self, at: [0, item])?.isFullyVisible
    }
    #expect(isWhole == [false, true, true, true, false])
  }

  @Test(arguments: [false, true])
  func `a carried item takes its controller, state and selection along`(isListLayout: Bool) throws {
    let list = harness(isListLayout)
    list.adapter.selectionMode = .multiple
    list.apply(Movables(["a": [1, 2, 3, 4]], log: log))
    list.tap([0, 0])
    list.controller(MovableController.self, at: [0, 0])?.updateState { $0.isExpanded = true }
    list.flush()
    let controller = list.controller(MovableController.self, at: [0, 0])
    let move = try #require(list.drag([0, 0], to: [0, 2]))
    #expect(list.order == [[2, 3, 1, 4]])
    #expect(list.shown == ["2", "3", "1 open", "4"])
    #expect(list.controller(MovableController.self, at: [0, 2]) === controller)
    #expect(list.adapter.selection == [move.itemAfterMove])
    #expect(list.collectionView.indexPathsForSelectedItems == [[0, 2]])
    #expect(log.made == 4)
    #expect(!list.adapter.beginMoving(at: CGPoint(x: 10, y: 500)))
    #expect(list.issues.isEmpty)
  }

  @Test func `the move tells the item, its neighbours and the new order by identity`() throws {
    list.apply(Movables(["a": [1, 2, 3], "b": [4, 5]], log: log))
    let move = try #require(list.drag([0, 1], to: [1, 1]))
    #expect(id(move.item) == 2)
    #expect(move.source == SectionID("a"))
    #expect(move.destination.identifier() == "b")
    #expect(move.previous.map(id) == 4)
    #expect(move.next.map(id) == 5)
    #expect(move.order.map(id) == [4, 2, 5])
    #expect(move.itemAfterMove == list.adapter.itemID(at: [1, 1]))
    #expect(move.item != move.itemAfterMove)
  }

  @Test func `controllers are told of the movement, then of their places`() {
    list.apply(Movables(["a": [1, 2, 3]], log: log))
    list.drag([0, 2], to: [0, 0])
    #expect(log.all == ["begin 3", "0-2 → 0-0 3", "0-0 → 0-1 1", "0-1 → 0-2 2", "end 3"])
  }

  @Test(arguments: [false, true])
  func `an item goes to another section and keeps its controller`(isListLayout: Bool) {
    let list = harness(isListLayout)
    list.apply(Movables(["a": [1, 2], "b": [3]], log: log))
    let controller = list.controller(MovableController.self, at: [0, 0])
    list.drag([0, 0], to: [1, 0])
    #expect(list.order == [[2], [1, 3]])
    #expect(list.shown == ["2", "1", "3"])
    #expect(list.controller(MovableController.self, at: [1, 0]) === controller)
    list.apply(Movables(["a": [2], "b": [1, 3]], log: log))
    #expect(log.made == 3)
    #expect(log.all.last == "end 1")
  }

  @Test(arguments: [false, true])
  func `an item goes into an empty section by its header`(isListLayout: Bool) throws {
    let list = harness(isListLayout)
    list.apply(Movables(["a": [1, 2], "b": []], log: log))
    let header = try #require(list.header(1))
    list.pickUp([0, 0])
    list.carry(to: header.center)
    list.putDown()
    #expect(list.order == [[2], [1]])
    list.drag([1, 0], to: [0, 0])
    #expect(list.order == [[1, 2], []])
  }

  @Test func `an item that is put down where it was has not moved`() {
    list.apply(Movables(["a": [1, 2, 3]], log: log))
    var moves = 0
    list.adapter.observeMoves { _ in moves += 1 }
    list.pickUp([0, 0])
    list.carry(to: [0, 2])
    list.carry(to: [0, 0])
    #expect(list.putDown() == nil)
    #expect(moves == 0)
    #expect(list.order == [[1, 2, 3]])
    #expect(log.all == ["begin 1", "end 1"])
  }

  @Test func `a cancelled move changes nothing`() {
    list.apply(Movables(["a": [1, 2, 3]], log: log))
    list.pickUp([0, 0])
    list.carry(to: [0, 2])
    #expect(list.shown == ["2", "3", "1"] || list.shown == ["2", "1", "3"])
    list.cancelDrag()
    list.finishAnimations()
    #expect(list.shown == ["1", "2", "3"])
    #expect(log.all == ["begin 1", "end 1"])
  }

  @Test func `an item is only picked up if its controller lets it be moved`() {
    list.apply(Movables(["a": [Note(1, "fixed"), Note(2)]], log: log))
    #expect(!list.pickUp([0, 0]))
    #expect(list.adapter.movingItem == nil)
    #expect(log.all.isEmpty)
    #expect(list.pickUp([0, 1]))
    #expect(list.adapter.movingItem.map(id) == 2)
    list.cancelDrag()
  }

  @Test func `an item goes only where its controller lets it, and each place is asked for once`() {
    list.apply(Movables(["a": [Note(1, "here"), Note(2)], "b": [Note(3)]], log: log))
    list.pickUp([0, 0])
    list.carry(to: [0, 1])
    list.carry(to: [1, 0])
    list.carry(to: [1, 0])
    #expect(list.putDown()?.to == Position(section: 0, item: 1))
    #expect(list.order == [[2, 1], [3]])
    #expect(log.asked == ["0-0 → 0-1", "0-0 → 1-0"])
  }

  @Test func `a second item cannot be picked up meanwhile`() {
    list.apply(Movables(["a": [1, 2]], log: log))
    #expect(list.pickUp([0, 0]))
    #expect(!list.pickUp([0, 1]))
    list.putDown()
    #expect(list.pickUp([0, 1]))
    list.cancelDrag()
  }

  @Test func `nothing can be moved that is not there`() throws {
    list.apply(Movables(["a": [1, 2]], log: log))
    let gone = try #require(list.adapter.itemID(at: [0, 1]))
    list.apply(Movables(["a": [1]], log: log))
    #expect(!list.adapter.beginMoving(gone))
    #expect(list.issues.map(\.code) == [.missingItem(gone)])
    #expect(list.adapter.endMoving() == nil)
    list.adapter.continueMoving(to: .zero)
    list.adapter.cancelMoving()
    #expect(!log.all.contains("begin 1"))
  }

  @Test func `UIKit's own gesture does not pick up what the adapter would not hear of`() {
    list.apply(Movables(["a": [1, 2]], log: log))
    #expect(!list.collectionView.beginInteractiveMovementForItem(at: [0, 0]))
  }

  @Test func `an item that the collection view does not pick up stays, and so do updates`() throws {
    let view = ReluctantCollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600),
      collectionViewLayout: ListLayout()
    )
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    window.isHidden = false
    let adapter = ListAdapter(view)
    adapter.apply(Movables(["a": [1, 2]], log: log))
    let item = try #require(adapter.itemID(at: [0, 0]))
    #expect(!adapter.beginMoving(item))
    #expect(adapter.movingItem == nil)
    #expect(!log.all.contains("begin 1"))
    adapter.apply(Movables(["a": [1]], log: log))
    #expect(view.numberOfItems(inSection: 0) == 1)
  }

  private func id(_ item: ItemID) -> Int {
    item.identifier(of: MovableController.self) ?? 0
  }

  private func harness(_ isListLayout: Bool) -> ListHarness {
    ListHarness(
      size: CGSize(width: 320, height: 600),
      layout: isListLayout ? ListLayout() : UICollectionViewFlowLayout()
    )
  }
}

/// Picks up nothing.
private final class ReluctantCollectionView: UICollectionView {
  override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
}
