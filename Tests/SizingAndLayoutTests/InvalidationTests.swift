import ListFixtures
import Roster
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
    control.frame.size.height = 60
    list.collectionView.refreshControl = control
    control.beginRefreshing()
    list.collectionView.contentInset.top = 60
    list.scroll(to: 100)
    #expect(list.header(0)?.frame.minY == 100)
    control.endRefreshing()
    list.scroll(to: 101)
    #expect(list.header(0)?.frame.minY == 161)
  }

  @Test func `an app that invalidates the layout is heard also when the insets have just changed`()
  {
    let view = QuietCollectionView(frame: .zero, collectionViewLayout: ListLayout())
    let list = show(view)
    list.apply(sections(1, .list))
    SizedController.asked = 0
    view.contentInset.top = 10
    view.collectionViewLayout.invalidateLayout()
    list.window.layoutIfNeeded()
    #expect(SizedController.asked > 0)
  }

  @Test func `items that are uncovered by others that turn out short are asked for again`() {
    let view = QuietCollectionView(frame: .zero, collectionViewLayout: ListLayout())
    let list = show(view)
    list.apply(MeasuredList(models: (0..<20).map { MeasuredItem(id: $0, height: 20) }))
    view.isBlind = true
    list.apply(MeasuredList(models: (0..<20).map { MeasuredItem(id: $0 + 100, height: 20) }))
    list.window.layoutIfNeeded()
    // One for the update, and one for the hole.
    #expect(view.passes == 2)
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

/// A collection view that leaves its layout alone when its insets change, and can overlook its last item.
private final class QuietCollectionView: UICollectionView {
  var isBlind = false

  /// How often the view was laid out while the last item was overlooked.
  private(set) var passes = 0

  override func adjustedContentInsetDidChange() {}

  override var indexPathsForVisibleItems: [IndexPath] {
    let paths = super.indexPathsForVisibleItems.sorted()
    return isBlind ? paths.dropLast() : paths
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isBlind { passes += 1 }
  }
}
