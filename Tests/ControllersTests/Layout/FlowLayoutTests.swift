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
    let list = ListHarness(size: CGSize(width: 300, height: 400))
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
    let list = ListHarness(size: CGSize(width: 300, height: 400))
    list.apply(section(4, .waterfall(columns: 2)))
    list.apply(section(4, .waterfall(columns: 3)))
    #expect(list.issues.count == 1)
    list.apply(section(4, .grid(columns: 3)))
    list.apply(section(4, .waterfall(columns: 3)))
    #expect(list.issues.count == 2)
  }

  @Test(arguments: [
    SectionLayout.list(spacing: 4).insets(Insets(10)).lineAlignment(.top),
    .grid(columns: 3, spacing: 5), .grid(minimumWidth: 90), .flow(spacing: 8),
  ])
  func `what a flow layout does is not reported`(layout: SectionLayout) {
    let list = ListHarness(size: CGSize(width: 300, height: 400))
    list.apply(section(4, layout))
    #expect(list.issues.isEmpty)
  }

  @Test func `nothing is reported about a list layout`() {
    let list = ListHarness(size: CGSize(width: 300, height: 400))
    list.collectionView.collectionViewLayout = ListLayout()
    list.apply(section(4, .waterfall(columns: 2).background(.color(.red)).stickyHeader()))
    #expect(list.issues.isEmpty)
  }

  @Test func `headers stay if all sections ask for it`() {
    let list = ListHarness(size: CGSize(width: 300, height: 60))
    list.apply(Pair(section(0, .list.stickyHeader()), section(1, .list.stickyHeader())))
    list.scroll(to: 30)
    #expect(list.header(0)?.frame.minY == 30)
    list.apply(Pair(section(0, .list), section(1, .list)))
    list.scroll(to: 31)
    #expect(list.header(0) == nil)
    #expect(list.issues.isEmpty)
  }

  @Test func `sections that do not agree on their headers are reported, and no header stays`() {
    let list = ListHarness(size: CGSize(width: 300, height: 60))
    list.apply(Pair(section(0, .list.stickyHeader()), section(1, .list)))
    list.scroll(to: 30)
    #expect(list.header(0) == nil)
    #expect(list.issues.map(\.code) == [.unsupportedLayout(SectionID(0))])
  }

  @Test func `headers that the app's flow layout keeps in view are left to it`() {
    let list = ListHarness(size: CGSize(width: 300, height: 60))
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
  func frames(for sizes: [CGSize], in space: ArrangementSpace) -> [CGRect] { [] }
}
