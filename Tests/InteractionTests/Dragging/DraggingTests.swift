#if !canImport(UIKit)
import ListFixtures
import Roster
import RosterTesting
import Testing

/// Items that a person drags within a list and to another one.
@MainActor
@Suite(.serialized) struct DraggingTests {
  private let desk = DragDesk()
  private let screen: DeskViewController
  private let list: ListHarness

  init() {
    desk.left = [Card(id: 1), Card(id: 2), Card(id: 3, title: "tall"), Card(id: 4)]
    desk.right = [Card(id: 11), Card(id: 12)]
    screen = DeskViewController(desk)
    list = ListHarness(showing: screen, list: screen.left, size: CGSize(width: 200, height: 400))
    desk.log = []
  }

  private func lift(_ id: Int) throws -> ListDrag {
    try #require(list.lift(CardController.self, id: id))
  }

  @Test func `an item goes to another list and its controller there is a new one`() throws {
    let controller = try #require(screen.left.controller(CardController.self, id: 2))
    let drag = try lift(2)
    #expect(desk.log.isEmpty)
    #expect(drag.move(over: CardController.self, id: 12, of: screen.right))
    #expect(desk.log == ["begin 2"])
    #expect(drag.drop() == .move)
    #expect(screen.left.texts == ["1", "3", "4"])
    #expect(screen.right.texts == ["11", "2", "12"])
    #expect(desk.log == ["begin 2", "load 2", "moved 2", "remove 2"])
    #expect(screen.right.controller(CardController.self, id: 2) !== controller)
    let drop = try #require(desk.drops.first)
    #expect(desk.drops.count == 1)
    #expect(drop.items == [Card(id: 2)])
    #expect(drop.neighbours == [11, 12])
    #expect(drop.origin == .otherList)
    #expect(drop.section == SectionID("right"))
    #expect(list.issues.isEmpty)
  }

  @Test
  func `others make room while an item is dragged over its list, and it keeps its controller`()
    throws
  {
    let controller = screen.left.controller(CardController.self, id: 1)
    let drag = try lift(1)
    drag.move(over: [0, 2])
    #expect(screen.left.texts == ["2", "3", "1", "4"])
    #expect(
      screen.left.collectionView.visibleCells.map(\.frame.height).sorted() == [40, 40, 40, 80]
    )
    let tall = try #require(
      screen.left.collectionView.visibleCells.first { $0.frame.height == 80 } as? NoteCell
    )
    #expect(tall.label.text == "3")
    #expect(drag.drop() == .move)
    #expect(screen.left.texts == ["2", "3", "1", "4"])
    #expect(desk.left.map(\.id) == [2, 3, 1, 4])
    #expect(desk.drops.map(\.origin) == [.sameList])
    #expect(desk.drops.first?.neighbours == [3, 4])
    #expect(screen.left.controller(CardController.self, id: 1) === controller)
    #expect(desk.log == ["begin 1", "moved 1"])
    #expect(list.issues.isEmpty)
  }

  @Test func `an item that is dropped where it was has not moved`() throws {
    let drag = try lift(1)
    drag.move(over: [0, 2])
    drag.move(over: [0, 0])
    drag.drop()
    #expect(desk.drops.isEmpty)
    #expect(screen.left.texts == ["1", "2", "3", "4"])
    #expect(desk.log == ["begin 1", "notTaken 1"])
  }

  @Test func `a drag that is cancelled leaves everything as it was`() throws {
    let drag = try lift(1)
    drag.move(over: [0, 2])
    drag.cancel()
    #expect(screen.left.texts == ["1", "2", "3", "4"])
    #expect(desk.drops.isEmpty)
    #expect(desk.log == ["begin 1", "notTaken 1"])
  }

  @Test func `updates wait while an item is dragged over its list, and no longer`() throws {
    let drag = try lift(1)
    drag.move(over: [0, 1])
    desk.left.append(Card(id: 5))
    screen.show()
    #expect(screen.left.texts == ["2", "1", "3", "4"])
    drag.move(over: CardController.self, id: 12, of: screen.right)
    #expect(screen.left.texts == ["1", "2", "3", "4", "5"])
    drag.cancel()
    #expect(screen.left.texts == ["1", "2", "3", "4", "5"])
    #expect(list.issues.isEmpty)
  }

  @Test func `several items that were taken along are put down together in list order`() throws {
    let drag = try lift(4)
    drag.move(to: CGPoint(x: 50, y: 390))
    #expect(drag.add([0, 1]))
    #expect(desk.log == ["begin 4", "begin 2"])
    drag.move(over: [0, 0])
    drag.drop()
    #expect(desk.drops.map { $0.items.map(\.id) } == [[2, 4]])
    #expect(desk.drops.map(\.isMove) == [true])
    #expect(screen.left.texts == ["2", "4", "1", "3"])
    #expect(desk.log == ["begin 4", "begin 2", "moved 4", "moved 2"])
  }

  @Test func `the selected items are dragged together to another list`() throws {
    screen.left.selectionMode = .multiple
    list.tap([0, 0])
    list.tap([0, 2])
    let drag = try lift(3)
    drag.move(over: CardController.self, id: 11, of: screen.right)
    drag.drop()
    #expect(screen.left.texts == ["2", "4"])
    #expect(
      screen.right.texts == ["3", "1", "11", "12"] || screen.right.texts == ["1", "3", "11", "12"]
    )
    #expect(desk.drops.first?.neighbours == [nil, 11])
  }

  @Test func `an item goes to the end below the others and into a list without items`() throws {
    let last = try lift(1)
    last.move(to: CGPoint(x: 50, y: 390), of: screen.right)
    last.drop()
    #expect(screen.right.texts == ["11", "12", "1"])
    desk.right = []
    screen.show()
    list.flush()
    let alone = try lift(2)
    alone.move(to: CGPoint(x: 50, y: 200), of: screen.right)
    #expect(alone.drop() == .move)
    #expect(screen.right.texts == ["2"])
    #expect(desk.drops.last?.neighbours == [nil, nil])
  }

  @Test func `a section that does not take what is dragged lets it go back`() throws {
    screen.leftRefuses = true
    let drag = try #require(
      Headless.drag(itemAt: [0, 0], in: screen.right.collectionView)
    )
    drag.move(to: CGPoint(x: 50, y: 20), in: screen.left.collectionView)
    #expect(drag.drop() == .cancel)
    list.finishAnimations()
    #expect(desk.drops.isEmpty)
    #expect(desk.log == ["begin 11", "notTaken 11"])
    #expect(screen.right.texts == ["11", "12"])
  }

  @Test func `items can be dragged as far as the list says`() throws {
    screen.left.itemDragging = .none
    #expect(list.lift([0, 0]) == nil)
    #expect(screen.left.collectionView.dragDelegate == nil)
    screen.left.itemDragging = .withinList
    let drag = try lift(1)
    drag.move(over: CardController.self, id: 12, of: screen.right)
    #expect(drag.drop() == .cancel)
    #expect(drag.drag.session?.isRestrictedToDraggingApplication == true)
    screen.left.itemDragging = .everywhere
    #expect(try lift(1).drag.session?.isRestrictedToDraggingApplication == false)
  }

  @Test
  func `an item that has nothing to drag is not lifted, and one looks as its controller says`()
    throws
  {
    desk.left[0].title = "fixed"
    desk.left[1].title = "round"
    screen.show()
    #expect(list.lift([0, 0]) == nil)
    let drag = try lift(2)
    #expect(drag.drag.previewParameters == [desk.preview])
    #expect(drag.drag.items.first?.itemProvider.canLoadObject(ofClass: NSString.self) == true)
    drag.cancel()
    #expect(try lift(3).drag.previewParameters == [nil])
  }

  @Test func `an item that is dragged onto another one is taken by it, and it shows that`() throws {
    desk.folders = [Folder(id: "files")]
    screen.show()
    let drag = try lift(2)
    drag.move(over: FolderController.self, id: "files")
    #expect(screen.left.texts == ["1", "2", "3", "4", "files !"])
    drag.move(over: [0, 0])
    #expect(screen.left.texts.contains("files"))
    drag.cancel()
    let other = try lift(2)
    other.move(over: FolderController.self, id: "files")
    #expect(other.drop() == .move)
    #expect(desk.filed == ["files": [2]])
    #expect(screen.left.texts == ["1", "3", "4", "files"])
    #expect(desk.drops.isEmpty)
    #expect(desk.log.suffix(3) == ["begin 2", "moved 2", "remove 2"])
  }

  @Test func `an item of another list is dropped onto an item, in the middle of it`() throws {
    desk.folders = [Folder(id: "files")]
    screen.show()
    let drag = try #require(Headless.drag(itemAt: [0, 0], in: screen.right.collectionView))
    let folder = try #require(screen.left.collectionView.cellForItem(at: [0, 4]))
    drag.move(to: CGPoint(x: 50, y: folder.frame.maxY - 2), in: screen.left.collectionView)
    #expect(screen.left.texts.last == "files")
    drag.move(to: folder.center, in: screen.left.collectionView)
    #expect(screen.left.texts.last == "files !")
    #expect(drag.drop() == .move)
    list.finishAnimations()
    #expect(screen.left.texts.last == "files")
    #expect(desk.filed == ["files": [11]])
    #expect(desk.drops.isEmpty)
    #expect(screen.right.texts == ["12"])
    #expect(desk.log == ["begin 11", "moved 11", "remove 11"])
    let rest = try #require(drag.landings.first ?? nil)
    #expect(rest.target.container === folder)
    #expect(rest.target.center == CGPoint(x: 50, y: 20))
  }

  @Test func `dropped items come to rest where the list shows them`() throws {
    let drag = try lift(2)
    let cell = screen.left.collectionView.cellForItem(at: [0, 1])
    #expect(drag.drag.previews.first??.view === cell)
    #expect(drag.drag.previews.first??.target.center == cell?.center)
    #expect(drag.drag.landings == [nil])
    drag.move(over: CardController.self, id: 12, of: screen.right)
    drag.drop()
    let rest = try #require(drag.drag.landings.first ?? nil)
    let path = try #require(
      screen.right.itemID(CardController.self, id: 2).flatMap(screen.right.indexPath(of:))
    )
    #expect(path == [0, 1])
    #expect(rest.target.container === screen.right.collectionView)
    #expect(rest.target.center == screen.right.collectionView.cellForItem(at: path)?.center)
    #expect(rest.view === drag.drag.previews.first??.view)
  }

  @Test func `a drag shows what its controller says, until it is dropped`() throws {
    desk.left[1].title = "pictured"
    desk.left[3].title = "round"
    screen.show()
    let drag = try lift(2)
    #expect(drag.drag.previews.first??.view === desk.picture)
    drag.move(over: CardController.self, id: 11, of: screen.right)
    drag.drop()
    #expect(drag.drag.landings.first??.view === desk.picture)
    let round = try lift(4)
    #expect(round.drag.previews.first??.parameters === desk.preview)
    round.move(over: CardController.self, id: 11, of: screen.right)
    round.drop()
    #expect(round.drag.landings.first??.parameters === desk.preview)
  }

  @Test func `an item that leaves the list while it is dragged is dropped as it was`() throws {
    let drag = try lift(2)
    drag.move(over: CardController.self, id: 11, of: screen.right)
    desk.left.removeAll { $0.id == 2 }
    screen.show()
    list.finishAnimations()
    #expect(desk.log == ["begin 2", "remove 2"])
    drag.drop()
    #expect(screen.right.texts == ["2", "11", "12"])
    #expect(desk.log == ["begin 2", "remove 2", "load 2"])
  }

  @Test func `a list that goes away in the middle of a drag ends without a trace`() throws {
    let drag = try lift(1)
    drag.move(over: [0, 2])
    let view = screen.left.collectionView
    screen.left.collectionView.removeFromSuperview()
    drag.drop()
    list.flush()
    desk.left.append(Card(id: 9))
    screen.show()
    #expect(screen.left.numberOfItems == 5)
    #expect(!view.hasActiveDrag)
  }
}

extension ListAdapter {
  fileprivate var numberOfItems: Int { collectionView.numberOfItems(inSection: 0) }
}
#endif
