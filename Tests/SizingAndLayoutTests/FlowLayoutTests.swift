import ListFixtures
import Roster
import RosterTesting
import Testing

/// Sections in a collection view with UIKit's flow layout.
@MainActor
@Suite struct FlowLayoutTests {
  @Test(arguments: [
    (SectionLayout.waterfall(columns: 2), "a waterfall"),
    (.custom(Nowhere()), "an arrangement of the app's own"),
    (.flow(distribution: .center), "lines that are not justified"),
    (.grid(columns: 2).lineAlignment(.top), "items at an edge of their line"),
    (.list(separators: Separators()), "separators"),
    (.list.background(.color(.red)), "a background"),
  ])
  func `what a flow layout does not do is reported by section, and the items are shown`(
    layout: SectionLayout,
    asked: String
  ) throws {
    let list = ListHarness(
      size: CGSize(width: 300, height: 400),
      layout: UICollectionViewFlowLayout()
    )
    list.apply(section(4, layout))
    #expect(list.visibleItems.count == 3)
    let issue = try #require(list.issues.first)
    #expect(list.issues.count == 1)
    #expect(issue.code == .unsupportedLayout(SectionID(4)))
    #expect(issue.summary.contains("Section 4 asks for \(asked), which UICollectionViewFlowLayout"))
    #expect(issue.fix.contains("ListLayout"))
  }

  @Test func `a section that asks for too much is reported again when it was put right and is not`()
  {
    let list = ListHarness(
      size: CGSize(width: 300, height: 400),
      layout: UICollectionViewFlowLayout()
    )
    list.apply(section(4, .waterfall(columns: 2)))
    list.apply(section(4, .waterfall(columns: 3)))
    #expect(list.issues.count == 1)
    list.apply(section(4, .grid(columns: 3)))
    list.apply(section(4, .waterfall(columns: 3)))
    #expect(list.issues.count == 2)
  }

  @Test(arguments: [
    SectionLayout.list(spacing: 4).insets(ListInsets(10)).lineAlignment(.top),
    .grid(columns: 3, spacing: 5), .grid(minimumWidth: 90), .flow(spacing: 8),
  ])
  func `what a flow layout does is not reported`(layout: SectionLayout) {
    let list = ListHarness(
      size: CGSize(width: 300, height: 400),
      layout: UICollectionViewFlowLayout()
    )
    list.apply(section(4, layout))
    #expect(list.issues.isEmpty)
  }

  @Test func `nothing is reported about a list layout`() {
    let list = ListHarness(
      size: CGSize(width: 300, height: 400),
      layout: UICollectionViewFlowLayout()
    )
    list.collectionView.collectionViewLayout = ListLayout()
    list.apply(section(4, .waterfall(columns: 2).background(.color(.red)).stickyHeader()))
    #expect(list.issues.isEmpty)
  }

  @Test func `what the app has set of a flow layout and sections say is reported once`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 8
    layout.sectionInset.left = 16
    let list = ListHarness(size: CGSize(width: 300, height: 400), layout: layout)
    list.apply(section(0, .list))
    list.apply(section(0, .list(spacing: 3)))
    #expect(list.issues.map(\.code) == [.ignoredLayoutSettings])
    #expect(list.issues.first?.summary.contains("minimumLineSpacing, sectionInset") == true)
  }

  @Test func `cells do not win against the sizes that items ask for`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let list = ListHarness(size: CGSize(width: 300, height: 400), layout: layout)
    list.apply(section(0, .list))
    #expect(layout.estimatedItemSize == .zero)
    #expect(list.heights(3) == [40, 40, 40])
    #expect(list.issues.map(\.code) == [.ignoredLayoutSettings])
  }

  @Test func `a header that a flow layout does not measure is reported`() {
    let list = ListHarness(
      size: CGSize(width: 300, height: 400),
      layout: UICollectionViewFlowLayout()
    )
    list.apply(
      Section(4) { Items([SizedItem(id: 0, size: .height(40))], SizedController.init) }
        .header(SizedItem(id: 0, size: .automatic(estimated: 20)), SizedHeaderController.init)
    )
    #expect(list.issues.map(\.code) == [.unsupportedLayout(SectionID(4))])
    #expect(list.issues.first?.summary.contains("measures itself") == true)
  }

  @Test func `headers stay if all sections ask for it`() {
    let list = ListHarness(
      size: CGSize(width: 300, height: 60),
      layout: UICollectionViewFlowLayout()
    )
    list.apply(Pair(section(0, .list.stickyHeader()), section(1, .list.stickyHeader())))
    list.scroll(to: 30)
    #expect(list.header(0)?.frame.minY == 30)
    list.apply(Pair(section(0, .list), section(1, .list)))
    list.scroll(to: 31)
    #expect(list.header(0) == nil)
    #expect(list.issues.isEmpty)
  }

  @Test func `sections that do not agree on their headers are reported, and no header stays`() {
    let list = ListHarness(
      size: CGSize(width: 300, height: 60),
      layout: UICollectionViewFlowLayout()
    )
    list.apply(Pair(section(0, .list.stickyHeader()), section(1, .list)))
    list.scroll(to: 30)
    #expect(list.header(0) == nil)
    #expect(list.issues.map(\.code) == [.unsupportedLayout(SectionID(0))])
  }

  @Test func `the list does not move headers that the app's flow layout pins`() {
    let list = ListHarness(
      size: CGSize(width: 300, height: 60),
      layout: UICollectionViewFlowLayout()
    )
    let layout = UICollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    list.collectionView.collectionViewLayout = layout
    list.apply(section(0, .list))
    list.scroll(to: 30)
    #expect(list.header(0)?.frame.minY == 30)
  }

  private func section(_ name: Int, _ layout: SectionLayout) -> SizedSection {
    SizedSection(
      name: name,
      layout: layout,
      sizes: Array(repeating: .height(40), count: 3)
    )
  }

  private struct Pair: ListContent {
    let first: SizedSection
    let second: SizedSection

    init(_ first: SizedSection, _ second: SizedSection) {
      self.first = first
      self.second = second
    }

    var body: some ListContent {
      first
      second
    }
  }
}

private struct Nowhere: SectionArrangement {
  func frames(for sizes: [CGSize], in space: SectionLayout.ArrangementSpace) -> [CGRect] { [] }
}
