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

  /// Whether the height is a width, because the list scrolls sideways.
  var isSideways = false
}

private final class BlockCell: UICollectionViewCell {
  var height: CGFloat = 0
  var area: CGFloat = 0

  /// The width in a list that scrolls sideways.
  var width: CGFloat?

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let width { return CGSize(width: width, height: size.height) }
    return CGSize(width: size.width, height: area > 0 ? (area / size.width).rounded() : height)
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
    let length = state.height ?? block.height
    if block.isMeasured { return .automatic(estimated: 44) }
    return block.isSideways ? .width(length) : .height(length)
  }

  override func configure(_ cell: BlockCell) {
    let length = state.height ?? viewModel.height
    let isLarge = cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    cell.area = length * (isLarge ? 800 : 390)
    cell.width = viewModel.isSideways ? length * (isLarge ? 2 : 1) : nil
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
    case list, flow, compositional, sidewaysList, sidewaysFlow, sidewaysCompositional, carousel

    @MainActor var layout: UICollectionViewLayout {
      switch self {
      case .list, .carousel: return ListLayout()
      case .flow: return UICollectionViewFlowLayout()
      case .compositional: return CompositionalListLayout()
      case .sidewaysList: return ListLayout(axis: .horizontal)
      case .sidewaysFlow:
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        return layout
      case .sidewaysCompositional: return CompositionalListLayout(axis: .horizontal)
      }
    }

    static var sideways: [Layout] {
      [.sidewaysList, .sidewaysFlow, .sidewaysCompositional, .carousel]
    }

    var isSideways: Bool { Self.sideways.contains(self) }
  }

  @Test(arguments: Layout.sideways, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `a list that was scrolled sideways keeps its place when the direction changes`(
    _ layout: Layout,
    from direction: UIUserInterfaceLayoutDirection
  ) throws {
    let list = ListHarness(size: CGSize(width: 390, height: 700), layout: layout.layout)
    list.setLayoutDirection(direction)
    list.apply(sections(of: layout, hasHeaders: false))
    let page = try ReadPage(of: list, layout)
    page.scroll(to: 500)
    let read = try #require(page.firstItem)
    for _ in 0..<3 {
      for other in [UIUserInterfaceLayoutDirection.rightToLeft, .leftToRight] {
        list.setLayoutDirection(other)
        #expect(page.distance(of: read.id).map { abs($0 - read.distance) <= 1 } == true)
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
      list.apply(sections(of: layout, hasHeaders: hasHeaders))
      let start = CGFloat.random(in: 200...1500, using: &random).rounded()
      let page = try ReadPage(of: list, layout)
      page.scroll(to: start)
      let read = try #require(page.firstItem)
      for _ in 0..<8 {
        let event = Event.allCases.randomElement(using: &random) ?? .rotation
        happen(event, in: list, layout, hasHeaders: hasHeaders)
        let now = page.distance(of: read.id)
        #expect(now.map { abs($0 - read.distance) <= 1 } == true, "seed \(seed): \(event)")
      }
    }
  }

  private func sections(
    of layout: Layout,
    hasHeaders: Bool,
    _ above: Int = 0
  ) -> some ListContent {
    Group {
      for section in 0..<3 {
        let first = section == 0 ? 0 - above : section * 100
        let blocks = (first..<section * 100 + 40).map { id in
          Block(
            id: id,
            height: CGFloat(40 + (id + 100) * 37 % 90),
            isMeasured: id % 3 != 0,
            isSideways: layout.isSideways
          )
        }
        let content = Section(section) { Items(blocks, WrappingController.init) }
          .layout(layout == .carousel ? .carousel(height: 60) : .list)
        if hasHeaders {
          content.header(Block(id: section, isMeasured: false), HeaderController.init)
        } else {
          content
        }
      }
    }
  }

  private func happen(
    _ event: Event,
    in list: ListHarness,
    _ layout: Layout,
    hasHeaders: Bool
  ) {
    func apply(_ above: Int) {
      list.apply(
        sections(of: layout, hasHeaders: hasHeaders, above),
        policy: .anchor(.firstVisible)
      )
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
        // Where the list begins.
        (
          {
            list.collectionView.contentInset =
              layout.isSideways && layout != .carousel
              ? UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
              : UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
          },
          { list.collectionView.contentInset = .zero }
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
  ) -> ItemSize { container.axis == .vertical ? .height(40) : .width(40) }
}

/// A list, or a carousel in it, and what is read there.
@MainActor
private struct ReadPage {
  private let list: ListHarness
  private let view: UICollectionView
  private let isSideways: Bool

  init(of list: ListHarness, _ layout: KeptPlaceTests.Layout) throws {
    self.list = list
    view =
      layout == .carousel
      ? try #require(list.nestedList(at: [0, 0])).collectionView : list.collectionView
    isSideways = layout.isSideways
  }

  /// Whether the list begins at the right; a flow layout never does, unless a subclass says so.
  private var isMirrored: Bool {
    view.collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Scrolls away from where the list begins; sideways in short steps, so that what is passed is measured.
  func scroll(to distance: CGFloat) {
    if isSideways {
      for _ in 0..<Int(distance / 100) {
        Headless.scroll(view, by: CGPoint(x: isMirrored ? -100 : 100, y: 0))
        list.flush()
      }
    } else {
      list.scroll(to: distance)
    }
    list.finishAnimations()
  }

  /// How far an item is from the edge of the bounds at which the list begins; `nil` if it is not on screen.
  func distance(of id: Int) -> CGFloat? {
    view.layoutIfNeeded()
    guard let frame = list.cell(of: WrappingController.self, id: id)?.frame else { return nil }
    guard isSideways else { return frame.minY - view.bounds.minY }
    return isMirrored ? view.bounds.maxX - frame.maxX : frame.minX - view.bounds.minX
  }

  /// The first item that begins well inside the bounds.
  var firstItem: (id: Int, distance: CGFloat)? {
    (0..<300).lazy.compactMap { id in distance(of: id).map { (id: id, distance: $0) } }
      .first { $0.distance > 30 }
  }
}
