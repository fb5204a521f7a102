import ListFixtures
import Roster
import RosterTesting
import Testing

/// What arrives while a person carries an item.
@MainActor
@Suite(.serialized) struct MovingUpdateTests {
  private let log = MoveLog()
  private let list = ListHarness(size: CGSize(width: 320, height: 600))

  @Test func `content waits until the item is put down`() {
    list.apply(Movables(["a": [1, 2, 3]], log: log))
    list.pickUp([0, 0])
    list.carry(to: [0, 2])
    var report: UpdateReport?
    list.adapter.apply(Movables(["a": [1, 2, 3, 4]], log: log)) { report = $0 }
    list.flush()
    #expect(report == nil)
    #expect(list.order == [[1, 2, 3]])
    list.putDown()
    #expect(report != nil)
    #expect(list.order == [[1, 2, 3, 4]])
    #expect(log.made == 4)
  }

  @Test func `content that is applied for the move replaces content that has waited`() {
    list.apply(Movables(["a": [1, 2, 3]], log: log))
    list.adapter.observeMoves { [list, log] move in
      let order = move.order.compactMap { $0.identifier(of: MovableController.self) }
      list.adapter.apply(Movables(["a": order + [4]], log: log))
    }
    var reports: [UpdateReport] = []
    list.adapter.observeUpdates { reports.append($0) }
    list.pickUp([0, 0])
    list.carry(to: [0, 2])
    list.adapter.apply(Movables(["a": [1, 2, 3]], log: log))
    list.putDown()
    #expect(list.order == [[2, 3, 1, 4]])
    #expect(reports.count == 1)
    #expect(reports.first?.coalescedCount == 1)
    #expect(reports.first?.movedItems.isEmpty == true)
  }

  @Test func `the app can undo a move by applying content in the old order`() {
    list.apply(Movables(["a": [1, 2, 3]], log: log))
    list.adapter.observeMoves { [list, log] _ in
      list.adapter.apply(Movables(["a": [1, 2, 3]], log: log))
    }
    list.drag([0, 0], to: [0, 2])
    list.finishAnimations()
    #expect(list.order == [[1, 2, 3]])
    #expect(list.shown == ["1", "2", "3"])
    #expect(log.made == 3)
  }

  @Test func `an item that leaves while it is carried leaves when it is put down`() {
    list.apply(Movables(["a": [1, 2, 3], "b": [4]], log: log))
    list.pickUp([0, 0])
    list.carry(to: [1, 0])
    list.adapter.apply(Movables(["a": [2, 3], "b": [4]], log: log))
    #expect(list.putDown() != nil)
    list.finishAnimations()
    #expect(list.order == [[2, 3], [4]])
    #expect(
      log.all.filter { $0.hasSuffix(" 1") } == ["begin 1", "0-0 → 1-0 1", "end 1", "remove 1"]
    )
    #expect(list.issues.isEmpty)
  }

  @Test func `nothing stays selected if that is no longer possible when the item is put down`() {
    list.adapter.selectionMode = .single
    list.apply(Movables(["a": [1, 2, 3]], log: log))
    list.pickUp([0, 0])
    #expect(list.tap([0, 0]))
    #expect(list.adapter.selection.count == 1)
    list.adapter.selectionMode = .momentary
    list.putDown()
    #expect(list.adapter.selection.isEmpty)
    #expect(list.collectionView.indexPathsForSelectedItems?.isEmpty == true)
  }

  @Test func `one item is selected where one can be, also while another one is carried`() throws {
    list.adapter.selectionMode = .single
    list.apply(Movables(["a": [1, 2, 3]], log: log))
    list.pickUp([0, 0])
    list.adapter.select(try #require(list.adapter.itemID(at: [0, 1])))
    #expect(list.tap([0, 2]))
    #expect(list.adapter.selection == [try #require(list.adapter.itemID(at: [0, 2]))])
    list.putDown()
    #expect(list.collectionView.indexPathsForSelectedItems == [[0, 2]])
  }

  @Test func `a changed state is shown when the item is put down`() {
    list.apply(Movables(["a": [1, 2, 3]], log: log))
    list.pickUp([0, 0])
    list.carry(to: [0, 1])
    list.controller(MovableController.self, at: [0, 2])?.updateState { $0.isExpanded = true }
    list.flush()
    #expect(!list.shown.contains("3 open"))
    list.putDown()
    #expect(list.shown == ["2", "1", "3 open"])
  }

  @Test func `updates go on after a movement that is cancelled`() {
    list.apply(Movables(["a": [1, 2]], log: log))
    list.pickUp([0, 0])
    list.adapter.apply(Movables(["a": [2, 1, 3]], log: log))
    list.cancelDrag()
    #expect(list.order == [[2, 1, 3]])
  }

  @Test func `a list that leaves its window gets its item back`() {
    list.apply(Movables(["a": [1, 2]], log: log))
    list.pickUp([0, 0])
    list.carry(to: [0, 1])
    list.collectionView.removeFromSuperview()
    #expect(list.adapter.movingItem == nil)
    #expect(log.all == ["begin 1", "end 1"])
    list.apply(Movables(["a": [1, 2, 3]], log: log))
    list.flush()
    list.window.addSubview(list.collectionView)
    list.window.layoutIfNeeded()
    #expect(list.shown == ["1", "2", "3"])
  }

  @Test func `an adapter that goes away puts the item back and lets go of it`() {
    var list: ListHarness? = ListHarness(size: CGSize(width: 320, height: 600))
    list?.apply(Movables(["a": [1, 2]], log: log))
    list?.pickUp([0, 0])
    list?.carry(to: [0, 1])
    let view = list?.collectionView
    list = nil
    #expect(log.all == ["begin 1", "end 1", "remove 1", "remove 2"])
    #expect(view?.hasUncommittedUpdates == false)
  }

  @Test func `another adapter on the collection view takes the item out of the hand`() {
    list.apply(Movables(["a": [1, 2]], log: log))
    list.pickUp([0, 0])
    list.carry(to: [0, 1])
    let other = ListAdapter(list.collectionView, issues: IssueReporter { _ in })
    #expect(log.all == ["begin 1", "end 1"])
    other.apply(Movables(["b": [3]], log: log), animated: false)
    #expect(list.shown == ["3"])
  }

  @Test func `a callback of the movement may apply content`() {
    list.apply(Movables(["a": [1, 2]], log: log))
    log.onEnd = { [list, log] in list.adapter.apply(Movables(["a": [2, 1, 5]], log: log)) }
    list.drag([0, 0], to: [0, 1])
    #expect(list.order == [[2, 1, 5]])
  }

  @Test func `an item that shares its identity with another one is carried by itself`() throws {
    list.apply(Movables(["a": [1, 1, 2], "b": [1]], log: log))
    let first = list.controller(MovableController.self, at: [0, 0])
    let move = try #require(list.drag([0, 0], to: [0, 2]))
    #expect(list.order == [[1, 2, 1], [1]])
    #expect(list.controller(MovableController.self, at: [0, 2]) === first)
    #expect(move.itemAfterMove == list.adapter.itemID(at: [0, 2]))
    let other = try #require(list.drag([0, 2], to: [1, 0]))
    #expect(other.itemAfterMove == list.adapter.itemID(at: [1, 0]))
    #expect(list.controller(MovableController.self, at: [1, 0]) === first)
  }
}
