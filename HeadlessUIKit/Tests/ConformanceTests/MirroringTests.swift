import TestPlatform
import Testing

/// Layouts where people read from right to left.
@MainActor struct MirroringTests {
  final class Flipping: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private func list(
    _ layout: UICollectionViewFlowLayout,
    _ direction: UISemanticContentAttribute = .forceRightToLeft
  ) -> ListFixture {
    let list = ListFixture([["a", "b", "c", "d", "e"]], size: CGSize(width: 100, height: 100))
    layout.itemSize = CGSize(width: 40, height: 30)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.sectionInset.left = 10
    list.view.semanticContentAttribute = direction
    list.view.collectionViewLayout = layout
    list.layOut()
    return list
  }

  private func frames(_ list: ListFixture, _ items: Range<Int>) -> [CGRect?] {
    items.map { list.cell(0, $0)?.frame }
  }

  @Test func `K19 a flow layout is not mirrored unless a subclass says so`() {
    let layout = UICollectionViewFlowLayout()
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(layout.developmentLayoutDirection == .leftToRight)
    #expect(list(layout).cell(0, 0)?.frame.minX == 10)
  }

  @Test func `K19 a layout that flips starts at the right where people read from there`() {
    let mirrored = list(Flipping())
    #expect(
      frames(mirrored, 0..<2) == [
        CGRect(x: 50, y: 0, width: 40, height: 30), CGRect(x: 0, y: 0, width: 40, height: 30),
      ]
    )
    #expect(list(Flipping(), .forceLeftToRight).cell(0, 0)?.frame.minX == 10)
  }

  @Test func `K19 attributes, hits and scrolling follow what is shown`() {
    let mirrored = list(Flipping())
    let first = IndexPath(item: 0, section: 0)
    #expect(mirrored.view.layoutAttributesForItem(at: first)?.frame.minX == 50)
    #expect(mirrored.view.indexPathForItem(at: CGPoint(x: 60, y: 10)) == first)
    #expect(mirrored.view.indexPathForItem(at: CGPoint(x: 95, y: 10)) == nil)
    mirrored.sections[0].removeFirst()
    mirrored.view.deleteItems(at: [first])
    #expect(mirrored.shown == ["b", "c", "d", "e"])
    #expect(mirrored.cell(0, 0)?.frame.minX == 50)
  }

  @Test func `K19 content that runs sideways is first shown from its right end`() {
    let layout = Flipping()
    layout.scrollDirection = .horizontal
    layout.sectionInset = .zero
    let mirrored = list(layout)
    layout.sectionInset = .zero
    mirrored.layOut()
    // Three items fill a column of 100 points, so that there are two columns and all is visible.
    #expect(mirrored.view.contentSize.width == 80)
    let long = ListFixture(
      [Array(repeating: "a", count: 30)],
      size: CGSize(width: 100, height: 100)
    )
    let flipping = Flipping()
    flipping.scrollDirection = .horizontal
    flipping.itemSize = CGSize(width: 40, height: 30)
    long.view.semanticContentAttribute = .forceRightToLeft
    long.view.collectionViewLayout = flipping
    long.layOut()
    #expect(long.view.contentOffset.x == long.view.contentSize.width - 100)
    #expect(long.cell(0, 0)?.frame.maxX == long.view.contentSize.width)
  }

  @Test func `K19 turning the direction turns the layout`() {
    let turned = list(Flipping(), .forceLeftToRight)
    turned.view.semanticContentAttribute = .forceRightToLeft
    turned.layOut()
    #expect(turned.cell(0, 0)?.frame.minX == 50)
  }
}
