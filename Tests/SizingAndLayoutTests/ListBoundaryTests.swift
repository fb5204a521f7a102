import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// The header and the footer of a whole list.
@MainActor
@Suite struct ListBoundaryTests {
  @Test(arguments: [0, 1, 2])
  func `they are before the first section and after the last, whatever the layout`(kind: Int) {
    let layouts = [ListLayout(), CompositionalListLayout(), UICollectionViewFlowLayout()]
    let list = harness(layouts[kind])
    list.apply(bounded(2, of: 3))
    #expect(header(0, in: list) == CGRect(x: 0, y: 0, width: 300, height: 50))
    #expect(header(1, in: list)?.minY == 50)
    #expect(list.collectionView.layoutAttributesForItem(at: [1, 0])?.frame.minY == 70)
    #expect(footer(3, in: list) == CGRect(x: 0, y: 330, width: 300, height: 30))
    #expect(list.length == 360)
    #expect(list.issues.isEmpty)
  }

  @Test func `they scroll away unless they are sticky`() {
    let list = harness(ListLayout())
    list.apply(bounded(2, of: 20))
    list.scroll(to: 100)
    #expect(header(0, in: list)?.minY == 0)
    #expect(list.header(0) == nil)
  }

  @Test func `a sticky header stays at the top, above the sticky headers of sections`() {
    let list = harness(ListLayout())
    list.apply(bounded(2, of: 20, isSticky: true))
    #expect(header(0, in: list)?.minY == 0)
    list.scroll(to: 100)
    #expect(header(0, in: list)?.minY == 100)
    #expect(list.header(0)?.frame.minY == 100)
    #expect(list.header(1)?.frame.minY == 150)
    list.scroll(to: 900)
    #expect(list.header(0)?.frame.minY == 900)
    #expect(list.header(2)?.frame.minY == 950)
    list.scroll(to: 0)
    #expect(list.header(0)?.frame.minY == 0)
    #expect(list.header(1)?.frame.minY == 50)
    #expect(list.issues.isEmpty)
  }

  @Test func `a sticky footer stays at the bottom`() {
    let list = harness(ListLayout())
    list.apply(bounded(2, of: 20, isSticky: true))
    #expect(footer(3, in: list)?.maxY == 400)
    list.scroll(to: 300)
    #expect(shownFooter(3, in: list)?.frame.maxY == 700)
    list.scroll(to: list.length - 400)
    #expect(shownFooter(3, in: list)?.frame.maxY == list.length)
  }

  @Test func `scrolling to an item and to a section leaves them below the sticky header`()
    async throws
  {
    let list = harness(ListLayout())
    list.apply(bounded(3, of: 20, isSticky: true))
    let id = try #require(list.adapter.itemID(SizedController.self, id: 25))
    await list.adapter.scroll(to: id, at: .top, animated: false)
    let frame = try #require(list.collectionView.layoutAttributesForItem(at: [2, 5])?.frame)
    #expect(list.collectionView.contentOffset.y == frame.minY - 70)
    await list.adapter.scroll(toSection: id.section, animated: false)
    #expect(list.collectionView.contentOffset.y == frame.minY - 5 * 40 - 20 - 50)
  }

  @Test func `a sticky header of a part of the list scrolls with that part`() {
    let list = harness(ListLayout())
    list.apply(
      Section(0) { Items(items(0..<20), SizedController.init) }
        .listHeader(title(1, 30), isSticky: true, SizedHeaderController.init)
        .listFooter(title(2, 10), isSticky: true, SizedHeaderController.init)
        .listHeader(title(3, 50), isSticky: true, SizedHeaderController.init)
        .listFooter(title(4, 20), isSticky: true, SizedHeaderController.init)
    )
    #expect(header(1, in: list)?.minY == 50)
    list.scroll(to: 200)
    #expect(header(0, in: list)?.minY == 200)
    #expect(header(1, in: list)?.minY == 50)
    #expect(footer(3, in: list)?.minY == 880)
    #expect(footer(4, in: list)?.maxY == 600)
    #expect(list.issues.isEmpty)
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `a horizontal list has them at its leading and trailing sides`(
    direction: UISemanticContentAttribute
  ) throws {
    let list = harness(ListLayout(axis: .horizontal))
    list.collectionView.semanticContentAttribute = direction
    list.apply(
      Section(0) {
        Items((0..<20).map { SizedItem(id: $0, size: .width(40)) }, SizedController.init)
      }
      .listHeader(SizedItem(id: 0, size: .width(50)), isSticky: true, SizedHeaderController.init)
      .listFooter(SizedItem(id: 0, size: .width(30)), isSticky: true, SizedHeaderController.init)
    )
    list.collectionView.contentOffset.x = 200
    list.window.layoutIfNeeded()
    let (start, end) = (try #require(header(0, in: list)), try #require(footer(2, in: list)))
    let isLeftToRight = direction == .forceLeftToRight
    #expect(isLeftToRight ? start.minX == 200 : start.maxX == 500)
    #expect(isLeftToRight ? end.maxX == 500 : end.minX == 200)
    #expect(list.header(0)?.frame == start)
    #expect(shownFooter(2, in: list)?.frame == end)
  }

  @Test func `they stay through updates, and an empty list has them`() throws {
    let list = harness(ListLayout())
    list.apply(bounded(2, of: 20, isSticky: true))
    list.scroll(to: 200)
    let view = try #require(list.header(0))
    list.apply(bounded(3, of: 20, isSticky: true), animated: true)
    list.finishAnimations()
    #expect(list.header(0) === view)
    #expect(view.frame.minY == list.collectionView.contentOffset.y)
    list.apply(bounded(0, of: 0, isSticky: true), animated: true)
    list.finishAnimations()
    #expect(list.length == 80)
    #expect(list.header(0)?.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
  }

  @Test func `a flow layout and a compositional one say that a header does not stay`() {
    for layout in [UICollectionViewFlowLayout(), CompositionalListLayout()] {
      let list = harness(layout)
      list.apply(
        Section(0) { Items(items(0..<20), SizedController.init) }
          .listHeader(
            SizedItem(id: 0, size: .height(50)),
            isSticky: true,
            SizedHeaderController.init
          )
      )
      #expect(list.issues.count == 1)
      #expect(list.issues.first?.description.contains("of the whole list") == true)
      list.scroll(to: 100)
      #expect(header(0, in: list)?.minY == 0)
    }
  }

  @Test func `a list has a header and a footer without a controller class`() {
    let list = harness(ListLayout())
    list.apply(
      Section(0) { Items(items(0..<2), SizedController.init) }
        .listHeader(Title("Hello"), view: TitleView.self, size: .height(10)) { $0.text = $1.text }
        .listFooter(Title("Bye"), view: TitleView.self, size: .height(12)) { $0.text = $1.text }
    )
    #expect((list.header(0) as? TitleView)?.text == "Hello")
    #expect((shownFooter(2, in: list) as? TitleView)?.text == "Bye")
  }

  private func harness(_ layout: UICollectionViewLayout) -> ListHarness {
    ListHarness(size: CGSize(width: 300, height: 400), layout: layout)
  }

  private func items(_ ids: Range<Int>) -> [SizedItem] {
    ids.map { SizedItem(id: $0, size: .height(40)) }
  }

  private func bounded(_ sections: Int, of count: Int, isSticky: Bool = false) -> some ListContent {
    ForEach(0..<sections, id: \.self) { section in
      Section(section) {
        Items(items(section * count..<(section + 1) * count), SizedController.init)
      }
      .header(SizedItem(id: 0, size: .height(20)), SizedHeaderController.init)
      .layout(.list.stickyHeader(isSticky))
    }
    .listHeader(SizedItem(id: 0, size: .height(50)), isSticky: isSticky, SizedHeaderController.init)
    .listFooter(SizedItem(id: 0, size: .height(30)), isSticky: isSticky, SizedHeaderController.init)
  }

  private func title(_ id: Int, _ height: CGFloat) -> SizedItem {
    SizedItem(id: id, size: .height(height))
  }

  private func header(_ section: Int, in list: ListHarness) -> CGRect? {
    list.collectionView.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)
    )?.frame
  }

  private func footer(_ section: Int, in list: ListHarness) -> CGRect? {
    list.collectionView.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: section)
    )?.frame
  }

  private func shownFooter(_ section: Int, in list: ListHarness) -> UICollectionReusableView? {
    list.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: section)
    )
  }
}
