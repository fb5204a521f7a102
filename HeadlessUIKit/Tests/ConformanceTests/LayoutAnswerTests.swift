import TestPlatform
import Testing

/// What a collection view does with sizes, offsets and attributes that a layout or a delegate gives.
@MainActor struct LayoutAnswerTests {
  private let list = ListFixture([Array("abcdefghij").map(String.init)])

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `K16 the size of the content is the layout's, whatever it was set to`() {
    list.layOut()
    list.view.contentSize = CGSize(width: 7, height: 7)
    list.layout.invalidateLayout()
    list.layOut()
    #expect(list.view.contentSize == CGSize(width: 100, height: 1000))
  }

  @Test func `K17 an invalidation can move the content along`() {
    list.layOut()
    list.view.contentOffset.y = 100
    list.view.layoutIfNeeded()
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 50)
    list.layout.invalidateLayout(with: context)
    list.view.layoutIfNeeded()
    #expect(list.view.contentOffset.y == 150)
    list.layout.invalidateLayout()
    list.view.layoutIfNeeded()
    #expect(list.view.contentOffset.y == 150)
  }

  @Test func `K18 the delegate has the last word about where an update leaves the content`() {
    final class Anchoring: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: proposedContentOffset.y + 10) }
    }
    @MainActor final class Guide: NSObject, UICollectionViewDelegate {
      var proposed: [CGFloat] = []
      func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint {
        proposed.append(proposedContentOffset.y)
        return CGPoint(x: 0, y: 30)
      }
    }
    let anchoring = Anchoring()
    anchoring.itemSize = CGSize(width: 100, height: 100)
    anchoring.minimumLineSpacing = 0
    list.view.collectionViewLayout = anchoring
    list.layOut()
    list.view.contentOffset.y = 100
    let guide = Guide()
    list.view.delegate = guide
    list.sections[0].append("k")
    list.view.insertItems(at: [path(10)])
    #expect(guide.proposed == [110])
    #expect(list.view.contentOffset.y == 30)
  }

  @Test func `K20 new attributes are of a plain visible element`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path(3))
    #expect(attributes.indexPath == path(3))
    #expect(attributes.representedElementCategory == .cell)
    #expect(attributes.representedElementKind == nil)
    #expect(attributes.alpha == 1)
    #expect(attributes.zIndex == 0)
    #expect(!attributes.isHidden)
    #expect(attributes.transform.isIdentity)
    #expect(attributes.frame == .zero)
  }

  @Test func `K20 frame, center, size and bounds of attributes go together`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    #expect(attributes.size == CGSize(width: 30, height: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    attributes.center = CGPoint(x: 15, y: 20)
    attributes.size = CGSize(width: 10, height: 10)
    #expect(attributes.frame == CGRect(x: 10, y: 15, width: 10, height: 10))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame == CGRect(x: 5, y: 10, width: 20, height: 20))
    #expect(attributes.size == CGSize(width: 10, height: 10))
  }

  @Test func `K20 a copy of attributes is equal until it is changed`() throws {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "kind",
      with: path(0)
    )
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy !== attributes)
    #expect(copy.isEqual(attributes))
    #expect(copy.representedElementKind == "kind")
    copy.alpha = 0.5
    #expect(!copy.isEqual(attributes))
    #expect(attributes.alpha == 1)
    let other = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "kind", with: path(0))
    other.frame = attributes.frame
    #expect(!other.isEqual(attributes))
  }

  @Test func `O10 another size of the view keeps the offset`() {
    list.layOut()
    list.view.contentOffset.y = 250
    list.view.frame.size.height = 200
    list.view.layoutIfNeeded()
    #expect(list.view.contentOffset.y == 250)
    #expect(list.shown == ["c", "d", "e"])
  }
}
