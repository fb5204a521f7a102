import ListFixtures
import Roster
import RosterTesting
import Testing

/// An item of a height that its cell knows.
private struct Block: ViewModel {
  let id: Int
  var height: CGFloat = 100
  var isMeasured = true
}

private final class BlockCell: UICollectionViewCell {
  var height: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
}

private final class BlockController: CellController<Block, BlockController.Growth, BlockCell> {
  struct Growth: ViewState {
    var height: CGFloat?
  }

  override class func size(
    of block: Block,
    state: Growth,
    in container: ItemContainer
  ) -> ItemSize {
    block.isMeasured ? .automatic(estimated: 44) : .height(state.height ?? block.height)
  }

  override func configure(_ cell: BlockCell) {
    cell.height = state.height ?? viewModel.height
  }
}

/// What is read stays where it is, unless somebody scrolls.
@MainActor
@Suite(.serialized) struct KeptPlaceTests {
  private let list = ListHarness()

  private var offset: CGFloat { list.collectionView.contentOffset.y }

  private var end: CGFloat {
    list.collectionView.contentSize.height - list.collectionView.bounds.height
  }

  private func show(_ blocks: [Block], layout: SectionLayout = .list) {
    list.apply(Section("blocks") { Items(blocks, BlockController.init) }.layout(layout))
    list.finishAnimations()
  }

  /// Where an item is on the screen.
  private func top(_ id: Int) -> CGFloat? {
    list.cell(of: BlockController.self, id: id).map { $0.frame.minY - offset }
  }

  private func rotate() {
    list.rotate()
    list.finishAnimations()
  }

  @Test(arguments: [2000, 1000, 333, 20] as [CGFloat])
  func `a grid that is rotated there and back shows the same`(_ start: CGFloat) {
    show(
      (1...40).map { Block(id: $0, height: 200, isMeasured: false) },
      layout: .grid(minimumWidth: 150, spacing: 8)
    )
    list.scroll(to: start)
    for _ in 0..<4 {
      rotate()
      rotate()
      #expect(offset == start)
    }
  }

  @Test func `a grid that is at its end stays there when it is rotated`() {
    show(
      (1...40).map { Block(id: $0, height: 200, isMeasured: false) },
      layout: .grid(minimumWidth: 150, spacing: 8)
    )
    list.scroll(to: end)
    for _ in 0..<4 {
      rotate()
      #expect(offset == end)
    }
  }

  @Test func `a scroll between two rotations counts`() {
    show(
      (1...40).map { Block(id: $0, height: 200, isMeasured: false) },
      layout: .grid(minimumWidth: 150, spacing: 8)
    )
    list.scroll(to: 2000)
    rotate()
    list.scroll(to: 0)
    rotate()
    #expect(offset == 0)
  }

  @Test(arguments: [30, 90, 150, 300, 700] as [CGFloat])
  func `items that are measured above do not move what is read`(_ step: CGFloat) {
    show((1...200).map { Block(id: $0, height: CGFloat(80 + $0 * 37 % 90)) })
    if let id = list.adapter.itemID(BlockController.self, id: 120) {
      list.adapter.scroll(to: id, at: .top, animated: false) { _ in }
    }
    list.flush()
    for _ in 0..<12 {
      let before = list.adapter.visibleItems.compactMap { $0.identifier(of: BlockController.self) }
        .compactMap { id in top(id).map { (id, $0) } }
      Headless.scroll(list.collectionView, by: CGPoint(x: 0, y: -step))
      list.flush()
      for (id, place) in before {
        if let now = top(id) { #expect(abs(now - place - step) <= 1) }
      }
    }
  }

  @Test(arguments: [true, false], [300, 900, 1900] as [CGFloat])
  func `an item that gets much shorter stays on screen`(
    isMeasured: Bool,
    _ distance: CGFloat
  ) throws {
    show((1...60).map { Block(id: $0, height: $0 == 8 ? 2000 : 80, isMeasured: isMeasured) })
    list.scroll(to: 560 + distance)
    let tall = try #require(list.controller(of: BlockController.self, id: 8))
    tall.updateState { $0.height = 80 }
    list.flush()
    list.finishAnimations()
    let place = try #require(top(8))
    #expect(place >= -40 && place < 800)
  }

  @Test func `an item that grows above what is read does not move it`() throws {
    show((1...60).map { Block(id: $0, height: 80, isMeasured: false) })
    let first = try #require(list.controller(of: BlockController.self, id: 1))
    list.scroll(to: 1010)
    first.updateState { $0.height = 500 }
    list.flush()
    #expect(offset == 1430)
  }

  @Test(arguments: [UpdatePolicy.Anchor.offset, .firstVisible])
  func `a section that is collapsed at its sticky header leaves the header there`(
    _ anchor: UpdatePolicy.Anchor
  ) throws {
    func show(isOpen: Bool) {
      list.apply(
        Group {
          for section in 0..<6 {
            Section(section) {
              if isOpen || section != 2 {
                Items(
                  (0..<30).map { Block(id: 100 * section + $0, height: 60, isMeasured: false) },
                  BlockController.init
                )
              }
            }
            .header(Block(id: section, height: 40, isMeasured: false), HeaderController.init)
            .layout(.list.stickyHeader())
          }
        },
        animated: true,
        policy: .anchor(anchor)
      )
      list.finishAnimations()
    }
    show(isOpen: true)
    // The third section begins at 2 × 1840.
    list.scroll(to: 3680 + 700)
    show(isOpen: false)
    #expect(offset == 3680)
    #expect(top(300) == 80)
  }

  @Test func `if everything visible is removed the next item stands in`() {
    show((1...60).map { Block(id: $0, height: 80, isMeasured: false) })
    list.scroll(to: 810)
    let kept = Array(1...10) + Array(25...60)
    list.apply(
      Section("blocks") {
        Items(kept.map { Block(id: $0, height: 80, isMeasured: false) }, BlockController.init)
      },
      policy: .anchor(.firstVisible)
    )
    #expect(top(25) == -10)
  }
}

private final class HeaderController: CellController<Block, NoState, UICollectionReusableView> {
  override class func size(
    of block: Block,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize { .height(40) }
}
