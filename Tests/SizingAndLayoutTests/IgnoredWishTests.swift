import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// What a layout does not do for a list is reported, and so is a size that makes no sense.
@MainActor
@Suite struct IgnoredWishTests {
  private func list(_ layout: UICollectionViewLayout) -> ListHarness {
    ListHarness(size: CGSize(width: 300, height: 400), layout: layout)
  }

  private func codes(_ list: ListHarness) -> Set<String> {
    Set(list.issues.map { "\($0.code)".prefix { $0 != "(" } }.map(String.init))
  }

  @Test func `sizes, layouts and headers that UIKit's list layout does not know are reported once`()
    throws
  {
    let list = list(
      UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    )
    let content = SizedSection(
      name: 7,
      layout: .grid(columns: 2),
      sizes: [.height(120), .height(120)]
    )
    for _ in 0..<3 {
      list.apply(content)
      list.window.layoutIfNeeded()
      list.flush()
    }
    #expect(list.visibleItems.count == 2)
    #expect(
      Set(list.issues.map(\.code)) == [
        .unsupportedLayout(SectionID(7)), .ignoredSize(ControllerKind(SizedController.self)),
        .ignoredView(SectionID(7), kind: UICollectionView.elementKindSectionHeader),
      ]
    )
    #expect(list.issues.count == 3)
    let size = try #require(
      list.issues.first { $0.code == .ignoredSize(ControllerKind(SizedController.self)) }
    )
    #expect(size.summary.contains("150.0 × 120.0"))
    #expect(list.issues.allSatisfy { $0.location != nil })
  }

  @Test func `a list that asks for nothing of its own has nothing to report`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let list = list(UICollectionViewCompositionalLayout.list(using: configuration))
    list.apply(
      SizedSection(
        name: 7,
        layout: .list,
        sizes: [.height(44), .automatic(estimated: 80), .height(44)]
      )
    )
    list.window.layoutIfNeeded()
    list.flush()
    #expect(list.header(0) != nil)
    #expect(list.issues.isEmpty)
  }

  @Test func `a layout of the app's places the items of a section, whatever that asks for`() {
    let list = list(RowsLayout())
    list.apply(SizedSection(name: 7, layout: .list(spacing: 8), sizes: [.height(30)]))
    #expect(list.issues.map(\.code) == [.unsupportedLayout(SectionID(7))])
    #expect(list.issues[0].summary.contains("RowsLayout"))
  }

  @Test(arguments: [SectionLayout.list, .grid(columns: 2), .flow()])
  func `an item that says how wide it is in a list that grows downwards is reported`(
    layout: SectionLayout
  ) {
    let list = list(ListLayout())
    list.apply(SizedSection(name: 7, layout: layout, sizes: [.width(100)]))
    #expect(codes(list) == ["unsuitableSize"])
    #expect(list.issues[0].summary.contains("100.0 points wide"))
    #expect(list.visibleItems.count == 1)
  }

  @Test func `a width is what an item of a carousel or a horizontal list says`() {
    let carousel = list(ListLayout())
    carousel.apply(SizedSection(name: 7, layout: .carousel(height: 60), sizes: [.width(100)]))
    let horizontal = list(ListLayout(axis: .horizontal))
    horizontal.apply(
      Section { Items([SizedItem(id: 0, size: .width(100))], SizedController.init) }
    )
    carousel.window.layoutIfNeeded()
    #expect(carousel.issues.isEmpty)
    #expect(horizontal.issues.isEmpty)
  }
}

/// Rows of 30 points.
private final class RowsLayout: UICollectionViewLayout {
  private var rows: [UICollectionViewLayoutAttributes] {
    let count = collectionView.map { view in
      (0..<view.numberOfSections).map(view.numberOfItems(inSection:)).reduce(0, +)
    }
    return (0..<(count ?? 0)).map { item in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
      attributes.frame = CGRect(x: 0, y: 30 * CGFloat(item), width: 300, height: 30)
      return attributes
    }
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 300, height: 30 * CGFloat(rows.count))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    rows.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    rows[indexPath.item]
  }
}
