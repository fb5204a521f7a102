#if !canImport(UIKit)
import ListFixtures
@testable import Roster
import RosterTesting
import TestPlatform
import Testing

/// Items that are dragged to other places where no section takes drops: they move as `canMove` says.
@MainActor
@Suite(.serialized) struct DragReorderTests {
  private let log = MoveLog()
  private let list = ListHarness(size: CGSize(width: 320, height: 600), layout: ListLayout())

  private func show(_ sections: KeyValuePairs<String, [Note]>) {
    list.adapter.itemDragging = .withinList
    list.apply(Movables(sections, log: log))
    list.window.layoutIfNeeded()
  }

  private func drag(_ item: IndexPath, to target: IndexPath) throws -> UIDropOperation {
    let drag = try #require(list.lift(item))
    drag.move(over: target)
    return drag.drop()
  }

  @Test func `an item is seen where it was dropped, whatever the layout asks for`() throws {
    let size = CGSize(width: 320, height: 200)
    let list = ListHarness(size: size, layout: PlainRows())
    list.adapter.itemDragging = .withinList
    list.apply(Movables(["a": [1, 2, 3, 4, 5]], log: log))
    list.scroll(to: 15)
    let drag = try #require(list.lift([0, 2]))
    drag.move(over: [0, 0])
    #expect(drag.drop() == .move)
    #expect(list.order == [[3, 1, 2, 4, 5]])
    let isWhole = (0..<5).map { item in
      list.controller(MovableController.self, at: [0, item])?.isFullyVisible
    }
    #expect(isWhole == [false, true, true, true, false])
  }

  /// Rows 50 points high, whatever the list says.
  private final class PlainRows: UICollectionViewLayout {
    private var count: Int {
      guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
      return collectionView.numberOfItems(inSection: 0)
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 320, height: CGFloat(50 * count))
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }
        .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(50 * indexPath.item), width: 320, height: 50)
      return attributes
    }
  }

  @Test func `a drag moves an item with the callbacks of a handle`() throws {
    show(["a": [Note(1), Note(2), Note(3)], "b": [Note(4)]])
    let controller = list.controller(MovableController.self, at: [0, 0])
    var moves: [ItemMove] = []
    list.adapter.observeMoves { moves.append($0) }
    #expect(try drag([0, 0], to: [0, 2]) == .move)
    #expect(list.order == [[2, 3, 1], [4]])
    #expect(list.shown == ["2", "3", "1", "4"])
    #expect(list.controller(MovableController.self, at: [0, 2]) === controller)
    #expect(moves.map(\.to) == [Position(section: 0, item: 2)])
    #expect(log.all.first == "begin 1")
    #expect(log.all.last == "end 1")
    #expect(log.results == [.moved])
    #expect(log.made == 4)
    #expect(try drag([0, 2], to: [1, 0]) == .move)
    #expect(list.order == [[2, 3], [1, 4]])
    #expect(moves.last?.destination == SectionID("b"))
    #expect(list.controller(MovableController.self, at: [1, 0]) === controller)
    #expect(list.issues.isEmpty)
  }

  @Test func `a dragged item goes only where its controller lets it`() throws {
    show(["a": [Note(1, "here"), Note(2, "fixed")], "b": [Note(3)]])
    #expect(list.lift([0, 1]) == nil)
    #expect(try drag([0, 0], to: [1, 0]) == .cancel)
    #expect(log.results == [.notTaken])
    #expect(list.order == [[1, 2], [3]])
    #expect(try drag([0, 0], to: [0, 1]) == .move)
    #expect(list.order == [[2, 1], [3]])
    #expect(log.asked.contains("0-0 → 1-0"))
  }

  @Test func `a dragged item goes into a section without items by its header`() throws {
    show(["a": [Note(1), Note(2)], "b": []])
    let header = try #require(list.header(TitleView.self, ofSection: 1))
    let drag = try #require(list.lift([0, 0]))
    drag.move(to: header.center)
    #expect(drag.drop() == .move)
    #expect(list.order == [[2], [1]])
  }

  @Test func `content that is applied by the observer is what the list shows next`() throws {
    show(["a": [Note(1), Note(2), Note(3)]])
    list.adapter.observeMoves { [list, log] _ in
      list.adapter.apply(Movables(["a": [1, 2, 3]], log: log))
    }
    #expect(try drag([0, 0], to: [0, 2]) == .move)
    list.flush()
    #expect(list.order == [[1, 2, 3]])
    #expect(list.shown == ["1", "2", "3"])
  }
}
#endif
