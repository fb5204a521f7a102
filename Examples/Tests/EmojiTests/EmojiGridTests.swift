#if !canImport(UIKit)
import Roster
import Testing

@testable import Emoji

/// How the emoji are arranged.
@MainActor
@Suite struct EmojiGridTests {
  @Test(arguments: [(320, 6), (390, 8), (600, 9)] as [(CGFloat, Int)])
  func `there are as many columns as have room`(width: CGFloat, columns: Int) throws {
    let screen = EmojiViewController(catalog: try .unicode())
    let window = Headless.show(screen, size: CGSize(width: width, height: 600))
    let tops = (0...columns).map { item in
      screen.collectionView.layoutAttributesForItem(at: [1, item])?.frame.minY
    }
    #expect(Set(tops.prefix(columns)).count == 1)
    #expect(tops.last != tops.first)
    withExtendedLifetime(window) {}
  }

  @Test func `the title of a subgroup stays at the top while its emoji pass below`() throws {
    let screen = EmojiViewController(catalog: try .unicode())
    let window = Headless.show(screen, size: CGSize(width: 390, height: 844))
    let list = screen.collectionView
    func title(_ section: Int) -> UICollectionReusableView? {
      list.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section)
      )
    }
    let group = try #require(title(0)).frame
    Headless.scroll(list, by: CGPoint(x: 0, y: group.height + 20))
    Headless.finishAnimations()
    #expect(title(0) == nil)
    #expect(title(1)?.frame.minY == list.contentOffset.y)
    withExtendedLifetime(window) {}
  }
}
#endif
