import ListFixtures
@testable import Roster
import RosterTesting
import Testing

/// What a list layout tells a collection view about changes, which some collection views follow to the
/// letter.
@MainActor
@Suite struct InvalidationTests {
  private let layout = ListLayout()
  private let list: ListHarness

  init() {
    list = ListHarness(size: CGSize(width: 300, height: 400), layout: layout)
  }

  @Test func `contexts are of the layout's own class, and made by its superclass`() {
    list.apply(sections(2, .list))
    let own = ObjectIdentifier(ListLayout.invalidationContextClass)
    #expect(own != ObjectIdentifier(UICollectionViewLayoutInvalidationContext.self))
    let scrolling = layout.invalidationContext(forBoundsChange: bounds(at: 10))
    #expect(ObjectIdentifier(type(of: scrolling)) == own)
  }

  @Test func `a bound change names the sticky headers of all sections that are passed over`() {
    list.apply(sections(20, .list.stickyHeader()))
    list.scroll(to: 100)
    let context = layout.invalidationContext(forBoundsChange: bounds(at: 1_000))
    let kind = UICollectionView.elementKindSectionHeader
    let named = context.invalidatedSupplementaryIndexPaths?[kind] ?? []
    // A section is 220 points high.
    #expect(Set(named.map(\.section)).isSuperset(of: 0...6))
    #expect(named.count < 10)
  }

  @Test func `scrolling invalidates a list with sticky headers alone`() {
    list.apply(sections(3, .list))
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds(at: 10)))
    list.apply(sections(3, .list.stickyHeader()))
    #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds(at: 10)))
    list.apply(sections(3, .list))
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: bounds(at: 10)))
  }

  @Test func `a change that has not happened does not stay in the layout`() {
    list.apply(sections(3, .list))
    let size = list.collectionView.contentSize
    for announce in [
      { $0.insertedItems = [Position(section: 1, item: 0)] }, { $0.removedSections = [2] },
      { $0.removedItems = [Position(section: 2, item: 1)] },
    ] as [(inout Operations) -> Void] {
      var operations = Operations()
      announce(&operations)
      layout.announce(ListChange(operations: operations))
      layout.invalidateLayout()
      list.collectionView.layoutIfNeeded()
      #expect(list.collectionView.contentSize == size)
    }
  }

  @Test func `scrolling asks for no counts and no sizes`() {
    list.apply(sections(20, .list.stickyHeader()))
    SizedController.asked = 0
    list.scroll(to: 150)
    #expect(SizedController.asked == 0)
    #expect(list.header(0)?.frame.minY == 150)
  }

  @Test func `sticky headers stay where they would without the refresh control that spins`() {
    list.apply(sections(20, .list.stickyHeader()))
    let control = UIRefreshControl()
    list.collectionView.refreshControl = control
    list.collectionView.contentInset.top = 30
    control.beginRefreshing()
    #expect(list.collectionView.adjustedContentInset.top == 30 + control.bounds.height)
    list.scroll(to: 100)
    #expect(list.header(0)?.frame.minY == 130)
    control.endRefreshing()
    list.scroll(to: 101)
    #expect(list.header(0)?.frame.minY == 131)
  }

  @Test func `an app that invalidates the layout is heard also when the insets have just changed`()
  {
    let view = QuietCollectionView(frame: .zero, collectionViewLayout: ListLayout())
    let list = show(view)
    list.apply(sections(1, .list))
    SizedController.asked = 0
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: -10, right: 0)
    view.collectionViewLayout.invalidateLayout()
    list.window.layoutIfNeeded()
    #expect(SizedController.asked > 0)
  }

  @Test func `rows that are applied with another height have it, those that stay and a new one`() {
    for (count, height) in [(3, 10), (3, 30), (4, 50)] as [(Int, CGFloat)] {
      list.apply(
        Section(0) {
          Items(
            (0..<count).map { SizedItem(id: $0, size: .height(height)) },
            SizedController.init
          )
        }
      )
      list.window.layoutIfNeeded()
      let heights = list.collectionView.visibleCells.map(\.frame.height)
      #expect(heights == Array(repeating: height, count: count))
    }
  }

  @Test func `an app that invalidates the layout has sizes asked for anew`() {
    OutsideController.height = 30
    list.apply(
      Section(0) {
        Items((0..<4).map { SizedItem(id: $0, size: .height(0)) }, OutsideController.init)
      }
    )
    list.window.layoutIfNeeded()
    OutsideController.height += 20
    layout.invalidateLayout()
    list.window.layoutIfNeeded()
    #expect(list.collectionView.visibleCells.map(\.frame.height) == [50, 50, 50, 50])
  }

  @Test func `items that are uncovered by one that turns out short are asked for again`() throws {
    let view = QuietCollectionView(frame: .zero, collectionViewLayout: layout)
    let list = show(view)
    list.apply(MeasuredList(models: (0..<20).map { MeasuredItem(id: $0, height: 50) }))
    let measured = try #require(layout.layoutAttributesForItem(at: [0, 0]))
    let smaller = try #require(measured.copy() as? UICollectionViewLayoutAttributes)
    smaller.size.height = 20
    #expect(
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: smaller,
        withOriginalAttributes: measured
      )
    )
    _ = layout.invalidationContext(
      forPreferredLayoutAttributes: smaller,
      withOriginalAttributes: measured
    )
    layout.showWhatMeasuringUncovered()
    view.passes = 0
    list.window.layoutIfNeeded()
    #expect(view.passes > 0)
    view.passes = 0
    layout.showWhatMeasuringUncovered()
    list.window.layoutIfNeeded()
    #expect(view.passes == 0)
  }

  private func show(_ view: UICollectionView) -> ListHarness {
    let screen = UIViewController()
    screen.view = view
    let adapter = ListAdapter(view)
    return ListHarness(showing: screen, list: adapter, size: CGSize(width: 300, height: 400))
  }

  private func bounds(at offset: CGFloat) -> CGRect {
    CGRect(x: 0, y: offset, width: 300, height: 400)
  }

  @ListBuilder
  private func sections(_ count: Int, _ layout: SectionLayout) -> some ListContent {
    for name in 0..<count {
      SizedSection(name: name, layout: layout, sizes: Array(repeating: .height(40), count: 5))
    }
  }
}

/// A collection view that leaves its layout alone when its insets change.
private final class QuietCollectionView: UICollectionView {
  /// How often the view was laid out.
  var passes = 0

  override func adjustedContentInsetDidChange() {}

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
  }
}

/// An item whose height follows something that the list does not know.
private final class OutsideController: CellController<SizedItem, NoState, UICollectionViewCell> {
  static var height: CGFloat = 30

  override class func size(
    of item: SizedItem,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize { .height(height) }
}
