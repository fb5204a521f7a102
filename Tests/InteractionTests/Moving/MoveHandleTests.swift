import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

@MainActor
@Suite(.serialized) struct MoveHandleTests {
  private let log = MoveLog()
  private let list = ListHarness(size: CGSize(width: 320, height: 600))

  @Test func `a finger on the handle carries the item`() throws {
    show([1, 2, 3])
    let finger = try touch(0)
    let frame = list.collectionView.cellForItem(at: [0, 0])?.frame
    #expect(frame == CGRect(x: 0, y: 0, width: 320, height: 50))
    #expect(list.adapter.movingItem != nil)
    finger.move(to: CGPoint(x: 300, y: 125))
    finger.lift()
    list.flush()
    #expect(order == [2, 3, 1])
  }

  @Test func `the item keeps its distance from the finger`() throws {
    show([1, 2, 3])
    let finger = try touch(0)
    finger.move(to: CGPoint(x: 300, y: 60))
    let cell = list.collectionView.visibleCells.first { ($0 as? HandleCell)?.number == 1 }
    #expect(cell?.frame.origin == CGPoint(x: 0, y: 35))
    finger.cancel()
  }

  @Test func `a quick finger on the handle carries the item in a list that scrolls, too`() throws {
    show(Array(1...50))
    let finger = try touch(0)
    #expect(list.adapter.movingItem != nil)
    finger.move(to: CGPoint(x: 300, y: 75))
    finger.move(to: CGPoint(x: 300, y: 125))
    #expect(list.collectionView.contentOffset == .zero)
    finger.lift()
    list.flush()
    #expect(order.prefix(3) == [2, 3, 1])
    let other = try #require(Headless.touchDown(at: CGPoint(x: 50, y: 300), in: list.window))
    other.move(to: CGPoint(x: 50, y: 200))
    other.lift()
    #expect(list.collectionView.contentOffset.y > 0)
  }

  @Test func `a touch that the system takes away puts the item back`() throws {
    show([1, 2, 3])
    let finger = try touch(0)
    finger.move(to: CGPoint(x: 300, y: 125))
    finger.cancel()
    list.flush()
    #expect(order == [1, 2, 3])
    #expect(list.adapter.movingItem == nil)
  }

  @Test func `a handle of an item that may not be moved does nothing`() throws {
    show([0, 1, 2])
    let finger = try touch(0)
    #expect(list.adapter.movingItem == nil)
    finger.move(to: CGPoint(x: 300, y: 125))
    finger.lift()
    #expect(order == [0, 1, 2])
    #expect(list.issues.isEmpty)
  }

  @Test func `a handle outside a list does nothing`() throws {
    let handle = MoveHandle(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let window = Headless.show(handle, size: CGSize(width: 50, height: 50))
    let finger = try #require(Headless.touchDown(at: CGPoint(x: 25, y: 25), in: window))
    finger.move(to: CGPoint(x: 30, y: 30))
    finger.lift()
    #expect(!handle.isTracking)
  }

  private func show(_ ids: [Int]) {
    list.apply(Handled(notes: ids.map { Note($0) }))
    list.collectionView.layoutIfNeeded()
  }

  private func touch(_ item: Int) throws -> Headless.Finger {
    let point = CGPoint(x: 300, y: CGFloat(item) * 50 + 25)
    return try #require(Headless.touchDown(at: point, in: list.window))
  }

  private var order: [Int] {
    (0..<list.collectionView.numberOfItems(inSection: 0)).compactMap {
      list.adapter.itemID(at: [0, $0])?.identifier(of: HandleController.self)
    }
  }
}

private struct Handled: ListContent {
  let notes: [Note]

  var body: some ListContent {
    Section("a") { Items(notes, HandleController.init) }
  }
}

private final class HandleCell: UICollectionViewCell {
  let handle = MoveHandle(frame: CGRect(x: 280, y: 0, width: 40, height: 50))
  var number = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(handle)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

private final class HandleController: CellController<Note, NoState, HandleCell> {
  override class func size(of note: Note, state: NoState, in container: ItemContainer) -> ItemSize {
    .height(50)
  }

  override func configure(_ cell: HandleCell) {
    cell.number = viewModel.id
  }

  override var canMove: Bool { viewModel.id != 0 }
}
