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
