import ListFixtures
import Roster
import RosterTesting
import Testing

/// Cells that say how wide they are, in lists that grow to the side.
@MainActor
@Suite struct HorizontalSizingTests {
  @Test(arguments: Layout.allCases)
  func `an item of automatic size is as wide as its cell asks to be`(layout: Layout) {
    let list = harness(layout)
    list.apply(row([30, 120, 50, 70]))
    settle(list)
    #expect(list.widths(4) == [30, 120, 50, 70])
    #expect(list.collectionView.contentSize == CGSize(width: 270, height: 100))
    #expect((0..<4).allSatisfy { list.frame($0)?.height == 100 })
    #expect(list.issues.isEmpty)
  }

  @Test func `items that were not shown have their estimated width`() {
    let list = harness(.list)
    list.apply(row(Array(repeating: 80, count: 100)))
    #expect(list.collectionView.contentSize.width == 5_180)
    #expect(list.visibleItems.count == 4)
  }

  @Test(arguments: [20, 80, 300] as [CGFloat], [false, true])
  func `widths that arrive before the visible area do not move what is seen`(
    width: CGFloat,
    isMirrored: Bool
  ) throws {
    let list = harness(.list, isMirrored: isMirrored)
    list.apply(row(Array(repeating: width, count: 200)))
    list.scroll(toDistance: 5_000)
    for _ in 0..<40 {
      let places = list.places
      let distance = list.distance
      let step = min(37, distance)
      list.scroll(toDistance: distance - step)
      let now = list.places
      // Of the items that are seen before and after, all have gone on by the step.
      for (item, place) in places where place >= 0 {
        guard let new = now[item] else { continue }
        #expect(abs(new - place - step) < 0.5, "item \(item)")
      }
    }
    #expect(list.issues.isEmpty)
  }

  @Test(arguments: [false, true])
  func `a list that was not scrolled shows its beginning whatever its items measure`(
    isMirrored: Bool
  ) {
    let list = harness(.list, isMirrored: isMirrored)
    list.apply(row(Array(repeating: 140, count: 20)))
    list.scroll(toDistance: 0)
    #expect(list.visibleItems.first == IndexPath(item: 0, section: 0))
    #expect(list.distance == 0)
    #expect(list.widths(2) == [140, 140])
  }

  @Test func `a change of state measures its cell again and no other`() throws {
    let list = harness(.list)
    list.apply(row([40, 40, 40]))
    let controller = try #require(list.controller(WidthController.self, at: [0, 1]))
    controller.updateState { $0.extra = 25 }
    list.flush()
    #expect(list.widths(3) == [40, 65, 40])
    #expect(list.frame(2)?.minX == 105)
  }

  @Test func `another height of the row measures again, and the height before is remembered`() {
    let list = harness(.list)
    list.apply(row([40, 40, 40]))
    list.collectionView.frame.size.height = 60
    list.window.layoutIfNeeded()
    #expect(list.widths(3) == [80, 80, 80])
    list.collectionView.frame.size.height = 100
    list.window.layoutIfNeeded()
    #expect(list.widths(3) == [40, 40, 40])
  }

  @Test func `a cell that asks for another width each time keeps the second and is reported`() {
    let list = harness(.list)
    list.apply(row([40, -1, 40]))
    #expect(list.frame(2)?.minX == 60)
    #expect(list.issues.count == 1)
    guard case .unsettledSize = list.issues.first?.code else {
      Issue.record("\(list.issues)")
      return
    }
  }

  @Test(arguments: [false, true], [60, 150])
  func `another height of the row keeps the first visible item in place`(
    isMirrored: Bool,
    height: CGFloat
  ) throws {
    let list = harness(.list, isMirrored: isMirrored)
    list.apply(
      Section("squares") {
        Items((0..<100).map { SizedItem(id: $0, size: .aspect(1)) }) { SizedController($0) }
      }
    )
    list.scroll(toDistance: 1_000)
    let place = try #require(list.places[10])
    #expect(place == 0)
    list.collectionView.frame.size.height = height
    list.window.layoutIfNeeded()
    #expect(list.widths(1) == [height])
    #expect(list.places[10] == place)
  }

  @Test(arguments: [false, true])
  func `a list at its beginning stays there when a header is narrower than estimated`(
    isMirrored: Bool
  ) throws {
    let list = harness(.list, isMirrored: isMirrored)
    list.apply(
      Section("row") {
        Items((0..<20).map { SizedItem(id: $0, size: .width(50)) }) { SizedController($0) }
      }
      .header(MeasuredItem(id: 0, height: 30, estimate: 100), WidthHeaderController.init)
    )
    settle(list)
    #expect(list.header(0)?.frame.width == 30)
    #expect(list.distance == 0)
    #expect(list.places[0] == 30)
  }

  /// A list that is scrolled by an item at its beginning, which is narrower than estimated.
  private func harnessWithNarrowItem(isMirrored: Bool) -> ListHarness {
    let list = harness(.list, isMirrored: isMirrored)
    let models = (0..<20).map { MeasuredItem(id: $0, height: 60) }
    let new = MeasuredItem(id: 100, height: 40, estimate: 150)
    list.apply(Section("row") { Items(models, WidthController.init) })
    settle(list)
    list.apply(
      Section("row") { Items([new] + models, WidthController.init) },
      policy: .anchor(.firstVisible)
    )
    return list
  }

  @Test(arguments: [false, true])
  func `an item that is narrower than estimated moves a list no further than its beginning`(
    isMirrored: Bool
  ) throws {
    let list = harnessWithNarrowItem(isMirrored: isMirrored)
    #expect(list.distance == 150)
    list.adapter.preloadDistance = .points(200)
    list.adapter.updateVisibility()
    let layout = list.collectionView.collectionViewLayout
    list.collectionView.contentOffset.x += isMirrored ? 70 : -70
    let original = try #require(layout.layoutAttributesForItem(at: [0, 0]))
    let preferred = try #require(layout.layoutAttributesForItem(at: [0, 0]))
    preferred.size.width = 40
    #expect(
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    )
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original
    )
    #expect(context.contentOffsetAdjustment.x == (isMirrored ? -30 : -80))
  }

  @Test(arguments: [false, true])
  func `a list is at its beginning after an item there was narrower than estimated`(
    isMirrored: Bool
  ) throws {
    let list = harnessWithNarrowItem(isMirrored: isMirrored)
    list.scroll(toDistance: 80)
    settle(list)
    #expect(list.widths(2) == [40, 60])
    #expect(list.distance == 0)
    #expect(list.places[0] == 0)
  }

  enum Layout: CaseIterable {
    case list, flow, compositional
  }

  private func harness(_ layout: Layout, isMirrored: Bool = false) -> ListHarness {
    let list = ListHarness(size: CGSize(width: 300, height: 100))
    list.collectionView.semanticContentAttribute =
      isMirrored ? .forceRightToLeft : .forceLeftToRight
    switch layout {
    case .list:
      list.collectionView.collectionViewLayout = ListLayout(axis: .horizontal)
    case .flow:
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      list.collectionView.collectionViewLayout = layout
    case .compositional:
      list.collectionView.collectionViewLayout = CompositionalListLayout(axis: .horizontal)
    }
    return list
  }

  private func row(_ widths: [CGFloat]) -> some ListContent {
    Section("row") {
      Items(
        widths.enumerated().map { MeasuredItem(id: $0.offset, height: $0.element) },
        WidthController.init
      )
    }
  }

  private func settle(_ list: ListHarness) {
    list.flush()
    list.window.layoutIfNeeded()
  }
}

extension ListHarness {
  fileprivate func widths(_ count: Int) -> [CGFloat] {
    (0..<count).map { frame($0)?.width ?? .nan }
  }

  private var isMirrored: Bool {
    collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// How far the list is scrolled from where it begins.
  fileprivate var distance: CGFloat {
    let offset = collectionView.contentOffset.x
    return isMirrored
      ? collectionView.contentSize.width - collectionView.bounds.width - offset : offset
  }

  fileprivate func scroll(toDistance distance: CGFloat) {
    let end = collectionView.contentSize.width - collectionView.bounds.width
    collectionView.contentOffset = CGPoint(x: isMirrored ? end - distance : distance, y: 0)
    collectionView.layoutIfNeeded()
    flush()
    collectionView.layoutIfNeeded()
  }

  /// How far visible items stand behind the edge at which the list begins, by their numbers.
  fileprivate var places: [Int: CGFloat] {
    let bounds = collectionView.bounds
    return visibleItems.reduce(into: [:]) { places, path in
      guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame else { return }
      places[path.item] = isMirrored ? bounds.maxX - frame.maxX : frame.minX - bounds.minX
    }
  }
}

/// Asks for a width of its own, which grows by what it lacks in height below 100.
private final class WidthCell: UICollectionViewCell {
  var width: CGFloat = 0

  /// Whether the cell asks for more each time.
  var isRestless = false

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if isRestless { width += 10 }
    return CGSize(width: width + max(0, 100 - size.height), height: size.height)
  }
}

private final class WidthController: CellController<
  MeasuredItem, WidthController.Growth, WidthCell
>
{
  struct Growth: ViewState {
    var extra: CGFloat = 0
  }

  override class func size(
    of item: MeasuredItem,
    state: Growth,
    in container: ItemContainer
  ) -> ItemSize {
    .automatic(estimated: item.estimate)
  }

  override func configure(_ cell: WidthCell) {
    cell.isRestless = viewModel.height < 0
    cell.width = max(0, viewModel.height) + state.extra
  }
}

private final class WidthHeader: UICollectionReusableView {
  var width: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: width, height: size.height)
  }
}

private final class WidthHeaderController: CellController<MeasuredItem, NoState, WidthHeader> {
  override class func size(
    of item: MeasuredItem,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .automatic(estimated: item.estimate)
  }

  override func configure(_ view: WidthHeader) { view.width = viewModel.height }
}
