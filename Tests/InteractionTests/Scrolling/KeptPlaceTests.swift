import ListFixtures
import Roster
import RosterTesting
import TestSupport
import Testing

/// An item of a height that its cell knows.
private struct Block: ViewModel {
  let id: Int
  var height: CGFloat = 100
  var isMeasured = true
}

private final class BlockCell: UICollectionViewCell {
  var height: CGFloat = 0
  var area: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: area > 0 ? (area / size.width).rounded() : height)
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

/// An item that is the lower, the wider it is, as a text is.
private final class WrappingController: CellController<Block, BlockController.Growth, BlockCell> {
  override class func size(
    of block: Block,
    state: BlockController.Growth,
    in container: ItemContainer
  ) -> ItemSize {
    block.isMeasured ? .automatic(estimated: 44) : .height(state.height ?? block.height)
  }

  override func configure(_ cell: BlockCell) {
    let isLarge = cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    cell.area = (state.height ?? viewModel.height) * (isLarge ? 800 : 390)
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

  /// What may happen to a list that nobody scrolls, and is undone.
  private nonisolated enum Event: CaseIterable {
    case keyboard, rotation, textSize, editing, narrowing, lowering, inset, rowsAbove, window,
      growthAbove, direction
  }

  nonisolated enum Layout: CaseIterable {
    case list, flow, compositional

    @MainActor var layout: UICollectionViewLayout {
      switch self {
      case .list: ListLayout()
      case .flow: UICollectionViewFlowLayout()
      case .compositional: CompositionalListLayout()
      }
    }
  }

  @Test(arguments: Layout.allCases, [true, false])
  func `whatever happens to a list and is undone leaves what is read in place`(
    _ layout: Layout,
    hasHeaders: Bool
  ) throws {
    for seed in 0..<UInt64(Effort.share(of: 100)) {
      var random = SeededGenerator(seed: seed)
      let list = ListHarness(size: CGSize(width: 390, height: 700), layout: layout.layout)
      list.adapter.avoidsKeyboard = true
      list.apply(sections(hasHeaders: hasHeaders))
      list.scroll(to: CGFloat.random(in: 200...1500, using: &random).rounded())
      list.finishAnimations()
      let view = list.collectionView
      func top(_ id: Int) -> CGFloat? {
        view.layoutIfNeeded()
        return list.cell(of: WrappingController.self, id: id).map {
          $0.frame.minY - view.bounds.minY
        }
      }
      let read = try #require(
        list.adapter.visibleItems.compactMap { $0.identifier(of: WrappingController.self) }
          .first { top($0).map { $0 > 30 } == true }
      )
      let place = try #require(top(read))
      for _ in 0..<8 {
        let event = Event.allCases.randomElement(using: &random) ?? .rotation
        happen(event, in: list, hasHeaders: hasHeaders)
        #expect(top(read).map { abs($0 - place) <= 1 } == true, "seed \(seed): \(event)")
      }
    }
  }

  private func sections(hasHeaders: Bool, _ above: Int = 0) -> some ListContent {
    Group {
      for section in 0..<3 {
        let first = section == 0 ? 0 - above : section * 100
        let blocks = (first..<section * 100 + 40).map { id in
          Block(id: id, height: CGFloat(40 + (id + 100) * 37 % 90), isMeasured: id % 3 != 0)
        }
        let content = Section(section) { Items(blocks, WrappingController.init) }
        if hasHeaders {
          content.header(Block(id: section, isMeasured: false), HeaderController.init)
        } else {
          content
        }
      }
    }
  }

  private func happen(_ event: Event, in list: ListHarness, hasHeaders: Bool) {
    func apply(_ above: Int) {
      list.apply(sections(hasHeaders: hasHeaders, above), policy: .anchor(.firstVisible))
    }
    func grow(_ height: CGFloat?) {
      list.controller(of: WrappingController.self, id: 1)?.updateState { $0.height = height }
    }
    let (width, height) = (list.collectionView.bounds.width, list.collectionView.bounds.height)
    let (happens, ends): (() -> Void, () -> Void) =
      switch event {
      case .keyboard:
        (
          { Headless.showKeyboard(height: 300, in: list.window) },
          { Headless.hideKeyboard(in: list.window) }
        )
      case .rotation: ({ list.rotate() }, { list.rotate() })
      case .textSize:
        ({ list.setContentSize(.accessibilityLarge) }, { list.setContentSize(.large) })
      case .editing: ({ list.adapter.isEditing = true }, { list.adapter.isEditing = false })
      case .narrowing:
        (
          { list.resize(to: CGSize(width: 250, height: height)) },
          { list.resize(to: CGSize(width: width, height: height)) }
        )
      case .lowering:
        (
          { list.resize(to: CGSize(width: width, height: 400)) },
          { list.resize(to: CGSize(width: width, height: height)) }
        )
      case .inset:
        (
          { list.collectionView.contentInset.top = 50 },
          { list.collectionView.contentInset.top = 0 }
        )
      case .rowsAbove: ({ apply(6) }, { apply(0) })
      case .window: ({ list.leaveAndReturn() }, {})
      case .growthAbove: ({ grow(400) }, { grow(nil) })
      case .direction:
        ({ list.setLayoutDirection(.rightToLeft) }, { list.setLayoutDirection(.leftToRight) })
      }
    for step in [happens, ends] {
      step()
      list.finishAnimations()
      list.collectionView.layoutIfNeeded()
    }
  }
}

private final class HeaderController: CellController<Block, NoState, UICollectionReusableView> {
  override class func size(
    of block: Block,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize { .height(40) }
}
