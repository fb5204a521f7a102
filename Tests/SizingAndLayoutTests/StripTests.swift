import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// Sections of a compositional layout that scroll by themselves, with frames as UIKit has them: they
/// do not move in the list.
///
/// Items of a strip are 100 points wide and 72 high, 10 apart.
@MainActor
@Suite struct StripTests {
  private let log = Log()

  private static func strip() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100),
      heightDimension: .absolute(72)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  private static func rows() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(50)
    )
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
  }

  /// A list with a strip as one of its two sections.
  private func list(height: CGFloat, strip: Int) -> ListHarness {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section == strip ? Self.strip() : Self.rows()
    }
    return ListHarness(size: CGSize(width: 375, height: height), layout: layout)
  }

  @ListBuilder
  private func content(_ first: Range<Int>, _ second: Range<Int>) -> some ListContent {
    Section("first") { Items(first.map { Note($0) }) { [log] in NoteController($0, log: log) } }
    Section("second") { Items(second.map { Note($0) }) { [log] in NoteController($0, log: log) } }
  }

  private func visible(_ list: ListHarness) -> [Int] {
    list.visibleItems.sorted().map { $0.section * 100 + $0.item }
  }

  @Test(arguments: [0: [0, 1, 2, 3], 440: [4, 5, 6, 7], 505: [4, 5, 6, 7]] as [CGFloat: [Int]])
  func `the visible items of a strip are those that are seen`(_ way: CGFloat, _ items: [Int]) {
    let list = list(height: 600, strip: 0)
    list.apply(content(0..<12, 100..<103))
    Headless.scrollSection(0, by: way, in: list.collectionView)
    list.window.layoutIfNeeded()
    list.flush()
    #expect(visible(list) == items + [100, 101, 102])
  }

  @Test func `the preload range goes on to both sides of what is seen of a strip`() {
    let list = list(height: 600, strip: 0)
    list.adapter.preloadDistance = .points(250)
    list.apply(content(0..<30, 100..<103))
    Headless.scrollSection(0, by: 1100, in: list.collectionView)
    list.window.layoutIfNeeded()
    list.flush()
    let near = (0..<30).filter {
      list.controller(NoteController.self, at: [0, $0])?.isInPreloadRange == true
    }
    #expect(near == Array(7...15))
  }

  @Test func `more is loaded when a strip at the end of the list is at its own end`() async {
    let list = list(height: 300, strip: 1)
    var requests = 0
    let loader = PageLoader(at: .end, within: .items(5)) {
      requests += 1
      try await Task.sleep(for: .seconds(1000))
    } receive: { _ in
      .more
    }
    list.adapter.pageLoaders = [loader]
    list.apply(content(100..<120, 0..<30))
    Headless.scroll(list.collectionView, by: CGPoint(x: 0, y: 2000))
    await settle(list)
    #expect(requests == 0)
    Headless.scrollSection(1, by: 5000, in: list.collectionView)
    list.window.layoutIfNeeded()
    await settle(list)
    #expect(requests == 1)
  }
}
