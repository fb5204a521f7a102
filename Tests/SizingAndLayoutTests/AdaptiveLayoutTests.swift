import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct AdaptiveLayoutTests {
  private func content(_ layout: SectionLayout, _ count: Int = 60) -> some ListContent {
    SizedSection(
      name: 0,
      layout: layout,
      sizes: Array(repeating: .height(40), count: count)
    )
  }

  /// One column in a narrow list, then one for every 150 points, and never more than four.
  private static let columns = SectionLayout.adaptive { container in
    container.width < 300 ? .list : .grid(columns: min(4, Int(container.width / 150)), spacing: 10)
  }

  private static func columns(in width: CGFloat) -> Int {
    width < 300 ? 1 : min(4, Int(width / 150))
  }

  @Test(arguments: [true, false])
  func `columns follow the width, whatever layout shows the list`(isOwnLayout: Bool) {
    let layout: UICollectionViewLayout = isOwnLayout ? ListLayout() : UICollectionViewFlowLayout()
    let list = ListHarness(size: CGSize(width: 100, height: 400), layout: layout)
    list.apply(content(Self.columns))
    for width in stride(from: CGFloat(100), through: 900, by: 50) {
      list.resize(to: CGSize(width: width, height: 400))
      #expect(inFirstLine(of: list) == Self.columns(in: width), "\(width) points")
    }
    for width in stride(from: CGFloat(900), through: 100, by: -100) {
      list.resize(to: CGSize(width: width, height: 400))
      #expect(inFirstLine(of: list) == Self.columns(in: width), "\(width) points")
    }
    #expect(list.issues.isEmpty)
  }

  private func inFirstLine(of list: ListHarness) -> Int {
    list.collectionView.layoutIfNeeded()
    let top = list.top(0)
    return (0..<10).prefix { abs(list.top($0) - top) < 1 }.count
  }

  @Test func `a compositional layout has the columns of its width`() {
    let list = ListHarness(
      size: CGSize(width: 320, height: 400),
      layout: CompositionalListLayout()
    )
    list.apply(content(Self.columns))
    #expect(inFirstLine(of: list) == 2)
    list.resize(to: CGSize(width: 480, height: 400))
    #expect(inFirstLine(of: list) == 3)
  }

  @Test func `the first visible item stays in sight when columns come and go`() throws {
    let list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())
    list.apply(content(Self.columns, 400))
    list.scroll(to: 2_000)
    let first = try #require(list.visibleItems.first)
    list.resize(to: CGSize(width: 700, height: 400))
    let line = list.visibleItems.prefix(4)
    #expect(line.contains(first))
    list.resize(to: CGSize(width: 200, height: 400))
    #expect(line.contains(try #require(list.visibleItems.first)))
  }

  @Test func `a layout may follow the height`() {
    let list = ListHarness(size: CGSize(width: 300, height: 300), layout: ListLayout())
    list.apply(content(.adaptive { $0.size.height > 500 ? .grid(columns: 3) : .list }))
    #expect(inFirstLine(of: list) == 1)
    list.resize(to: CGSize(width: 300, height: 600))
    #expect(inFirstLine(of: list) == 3)
  }

  @Test func `a layout may follow the size of text`() {
    let list = ListHarness(size: CGSize(width: 300, height: 300), layout: ListLayout())
    list.apply(
      content(
        .adaptive { container in
          let size = container.traits.preferredContentSizeCategory
          return size.isAccessibilityCategory ? .list : .grid(columns: 2)
        }
      )
    )
    #expect(inFirstLine(of: list) == 2)
    list.setContentSize(.accessibilityLarge)
    #expect(inFirstLine(of: list) == 1)
  }

  #if !canImport(UIKit)
  @Test func `columns follow the size class, and the first visible item stays in sight`() throws {
    let list = ListHarness(size: CGSize(width: 390, height: 844), layout: ListLayout())
    let layout = SectionLayout.adaptive { container in
      container.traits.horizontalSizeClass == .regular ? .grid(columns: 4) : .grid(columns: 2)
    }
    list.apply(content(layout, 400))
    #expect(inFirstLine(of: list) == 2)
    list.scroll(to: 2_000)
    let first = try #require(list.visibleItems.first)
    list.resize(to: CGSize(width: 820, height: 1_180))
    #expect(inFirstLine(of: list) == 4)
    #expect(list.visibleItems.prefix(4).contains(first))
    list.resize(to: CGSize(width: 390, height: 844))
    #expect(inFirstLine(of: list) == 2)
    #expect(list.issues.isEmpty)
  }
  #endif

  @Test func `what the function captures counts if it is said to`() {
    let list = ListHarness(size: CGSize(width: 300, height: 300), layout: ListLayout())
    for columns in [2, 3] {
      list.apply(content(.adaptive(by: columns) { _ in .grid(columns: columns) }))
      #expect(inFirstLine(of: list) == columns)
    }
  }

  @Test func `modifiers hold in every space`() {
    let list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())
    for inset in [CGFloat(20), 30] {
      list.apply(content(Self.columns.insets(ListInsets(horizontal: inset))))
      #expect(list.frame(0)?.minX == inset)
    }
    list.resize(to: CGSize(width: 700, height: 400))
    #expect(list.frame(0)?.minX == 30)
  }

  @Test func `an update of equal layouts does not lay out anew`() throws {
    let list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())
    var report: UpdateReport?
    for _ in 0..<2 { report = list.apply(content(.adaptive { _ in .grid(columns: 2) })) }
    #expect(try #require(report).style == .unchanged)
  }

  @Test func `a layout that adapts for ever is a list`() {
    let list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())
    list.apply(content(endless()))
    #expect(inFirstLine(of: list) == 1)
    list.apply(content(.adaptive { _ in .adaptive { _ in .grid(columns: 5) } }))
    #expect(inFirstLine(of: list) == 5)
  }
}

/// A layout that adapts to another one of its kind.
private func endless() -> SectionLayout {
  .adaptive { _ in endless() }
}
