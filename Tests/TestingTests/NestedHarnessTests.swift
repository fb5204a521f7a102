import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct NestedHarnessTests {
  private let list = ListHarness(size: CGSize(width: 300, height: 200))

  init() {
    list.apply(
      Section("boxes") {
        Items([Box(id: 1), Box(id: 2)], BoxController.init)
        Items([Ball(id: 9)], BallController.init)
      }
    )
    list.window.layoutIfNeeded()
  }

  @Test func `a list inside a cell is scrolled and tapped like the one around it`() throws {
    let inside = try #require(list.nestedList(at: [0, 1]))
    #expect(inside.visibleItems.count == 3)
    inside.scroll(to: 200)
    #expect(inside.visibleItems.first == [0, 2])
    #expect(inside.tap([0, 3]))
    #expect(inside.controller(BallController.self, at: [0, 3])?.state.taps == 1)
    #expect(inside.cell(BallCell.self, at: [0, 3])?.taps == 1)
    withKnownIssue { inside.tap([0, 0]) }
    #expect(list.nestedList(at: [0, 0])?.visibleItems.first == [0, 0])
  }

  @Test func `an item without a list, and one that is off screen, has none`() {
    #expect(list.nestedList(at: [0, 2]) == nil)
    #expect(list.nestedList(at: [0, 7]) == nil)
    list.collectionView.frame.size.height = 50
    list.window.layoutIfNeeded()
    #expect(list.nestedList(at: [0, 1]) == nil)
  }
}

private struct Ball: ViewModel {
  let id: Int
}

private struct BallState: ViewState {
  var taps = 0
}

private final class BallCell: UICollectionViewCell {
  var taps = 0
}

private final class BallController: CellController<Ball, BallState, BallCell> {
  override class func size(of ball: Ball, state: BallState, in container: ItemContainer) -> ItemSize
  {
    .fixed(width: 100, height: 50)
  }

  override func configure(_ cell: BallCell) {
    cell.taps = state.taps
  }

  override func didSelect() {
    updateState { $0.taps += 1 }
  }
}

private struct Box: ViewModel {
  let id: Int
}

private final class BoxController: NestedListController<Box, NestedListState, ListCell> {
  override class func size(
    of box: Box,
    state: NestedListState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(50)
  }

  override var content: any ListContent {
    Section("balls") { Items((0..<8).map { Ball(id: $0) }, BallController.init) }
  }
}
