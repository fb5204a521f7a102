import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// Sections that an app describes in UIKit's terms, beside sections of Roster's.
///
/// The screen is 300 points wide and 400 high.
@MainActor
@Suite struct NativeSectionTests {
  private let list = ListHarness(
    size: CGSize(width: 300, height: 400),
    layout: CompositionalListLayout()
  )

  private func show(
    _ layout: SectionLayout,
    header: Bool = true,
    heights: [CGFloat] = [60, 60, 60]
  ) {
    list.apply(NativeList(layout: layout, hasHeader: header, heights: heights))
    list.window.layoutIfNeeded()
  }

  private func frame(_ item: Int, in section: Int = 0) -> CGRect? {
    list.cell(UICollectionViewCell.self, at: IndexPath(item: item, section: section))?.frame
  }

  @Test
  func `a list of UIKit's has its own insets, and rows and a header as high as they ask to be`() {
    show(.list(appearance: .insetGrouped), heights: [60, 100])
    #expect(frame(0)?.width == CGFloat(268))
    #expect(frame(0)?.height == 60)
    #expect(frame(1)?.height == 100)
    #expect(list.header(0)?.frame.height == 20)
    // The section below is Roster's: two columns.
    #expect(frame(0, in: 1)?.width == 150)
    #expect(list.header(1) == nil)
    #expect(list.issues.isEmpty)
  }

  @Test func `whether a list has a header follows from the content`() {
    show(.list(appearance: .plain), header: false)
    #expect(list.header(0) == nil)
    #expect(frame(0)?.minY == 0)
    list.apply(
      NativeList(layout: .list(appearance: .plain), hasHeader: true, heights: [60]),
      animated: true
    )
    list.finishAnimations()
    #expect(list.header(0)?.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(frame(0)?.minY == 20)
    #expect(list.issues.isEmpty)
  }

  @Test func `the header of a plain list stays at the top, and that of another scrolls away`() {
    let heights = Array(repeating: CGFloat(60), count: 20)
    show(.list(appearance: .plain), heights: heights)
    list.scroll(to: 100)
    #expect(list.header(0)?.frame.minY == 100)
    show(.list(appearance: .insetGrouped), heights: heights)
    list.scroll(to: 200)
    #expect(list.header(0) == nil)
    #expect(list.issues.isEmpty)
  }

  @Test func `another appearance lays the section out anew, with the same cells and controllers`()
    throws
  {
    show(appearance(.plain))
    let cell = try #require(list.cell(UICollectionViewCell.self, at: [0, 0]))
    let controller = list.controller(SizedController.self, at: [0, 0])
    #expect(cell.frame.width == 300)
    show(appearance(.insetGrouped))
    #expect(list.cell(UICollectionViewCell.self, at: [0, 0]) === cell)
    #expect(list.controller(SizedController.self, at: [0, 0]) === controller)
    #expect(cell.frame.width == 268)
    #expect(list.issues.isEmpty)
  }

  @Test func `a section of the app's stands among others, with the header of the content`() {
    show(.compositional { _ in halves() })
    #expect(list.header(0)?.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(frame(0) == CGRect(x: 0, y: 20, width: 150, height: 80))
    #expect(frame(1) == CGRect(x: 150, y: 20, width: 150, height: 80))
    #expect(frame(2) == CGRect(x: 0, y: 100, width: 150, height: 80))
    #expect(frame(0, in: 1)?.minY == 180)
    #expect(list.issues.isEmpty)
  }

  @Test func `a header that the content does not have is taken out of the description`() {
    let described = SectionLayout.compositional { _ in
      let section = halves()
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .absolute(50)
          ),
          elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top
        )
      ]
      return section
    }
    show(described)
    #expect(list.header(0)?.frame.height == 20 || list.header(0)?.frame.height == 50)
    show(described, header: false)
    #expect(list.header(0) == nil)
    #expect(frame(0)?.minY == 0)
    #expect(list.issues.isEmpty)
  }

  @Test func `items are seen as a section of the app's scrolls sideways by itself`() throws {
    var appeared: [Int] = []
    list.adapter.observeVisibility { controller, event in
      if event == .appeared, let item = controller as? SizedController {
        appeared.append(item.viewModel.id)
      }
    }
    show(
      .compositional { _ in
        let section = halves()
        section.orthogonalScrollingBehavior = .continuous
        return section
      },
      heights: Array(repeating: 60, count: 8)
    )
    #expect(appeared.filter { $0 < 100 } == [0, 1])
    Headless.scrollSection(0, by: 300, in: list.collectionView)
    list.window.layoutIfNeeded()
    list.flush()
    #expect(appeared.filter { $0 < 100 }.contains(3))
  }

  @Test func `items of a section that scrolls by itself know how much of them is seen`() throws {
    show(
      .compositional { _ in
        let section = halves()
        section.orthogonalScrollingBehavior = .continuous
        return section
      },
      heights: Array(repeating: 60, count: 8)
    )
    func fraction(_ item: Int) throws -> Double {
      try #require(list.controller(SizedController.self, at: IndexPath(item: item, section: 0)))
        .visibleFraction
    }
    #expect(try fraction(0) == 1)
    let first = try #require(list.controller(SizedController.self, at: [0, 0]))
    Headless.scrollSection(0, by: 75, in: list.collectionView)
    #expect(first.visibleFraction == 0.5)
    // No cell comes or goes now, and nothing but the scroll tells of it.
    Headless.scrollSection(0, by: 30, in: list.collectionView)
    #expect(abs(first.visibleFraction - 0.3) < 0.01)
    Headless.scrollSection(0, by: -30, in: list.collectionView)
    list.flush()
    #expect(try fraction(0) == 0.5)
    #expect(try fraction(1) == 1)
    #expect(try fraction(2) == 0.5)
  }

  @Test func `the items on screen are those that are seen, however far their section has scrolled`()
  {
    list.adapter.preloadDistance = .points(150)
    show(
      .compositional { _ in
        let section = halves()
        section.orthogonalScrollingBehavior = .continuous
        return section
      },
      heights: Array(repeating: 60, count: 20)
    )
    func isNear(_ item: Int) -> Bool {
      list.controller(SizedController.self, at: [0, item])?.isInPreloadRange == true
    }
    #expect((0..<20).filter(isNear) == [0, 1, 2])
    Headless.scrollSection(0, by: 1_500, in: list.collectionView)
    list.window.layoutIfNeeded()
    list.flush()
    #expect(list.visibleItems.filter { $0.section == 0 }.map(\.item) == [10, 11])
    #expect((0..<20).filter(isNear) == [9, 10, 11, 12])
  }

  @Test
  func `what a description does not do is reported, and so is a layout that does not know it`() {
    show(.compositional { _ in halves() }.insets(ListInsets(10)))
    #expect(list.issues.map(\.code) == [.unsupportedLayout(SectionID("native"))])
    for layout in [ListLayout(), UICollectionViewFlowLayout()] {
      let other = ListHarness(size: CGSize(width: 300, height: 400), layout: layout)
      other.apply(NativeList(layout: .list(appearance: .plain), hasHeader: true, heights: [60]))
      #expect(other.issues.map(\.code) == [.unsupportedLayout(SectionID("native"))])
      #expect(other.visibleItems.count == 3)
    }
  }

  private func appearance(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> SectionLayout {
    .list(appearance: appearance)
  }
}

/// Two items in a line of 80 points.
@MainActor
private func halves() -> NSCollectionLayoutSection {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5),
      heightDimension: .fractionalHeight(1)
    )
  )
  let row = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1),
    heightDimension: .absolute(80)
  )
  return NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [item]))
}

/// A section of the app's, and a grid below it.
private struct NativeList: ListContent {
  let layout: SectionLayout
  let hasHeader: Bool
  let heights: [CGFloat]

  var body: some ListContent {
    if hasHeader {
      native.header(SizedItem(id: 0, size: .height(20)), SizedHeaderController.init)
    } else {
      native
    }
    Section("grid") {
      Items(
        [SizedItem(id: 100, size: .height(40)), SizedItem(id: 101, size: .height(40))],
        SizedController.init
      )
    }
    .layout(.grid(columns: 2))
  }

  private var native: Section<some ListContent> {
    Section("native") {
      Items(heights.enumerated().map { SizedItem(id: $0, size: .height($1)) }, SizedController.init)
    }
    .layout(layout)
  }
}
