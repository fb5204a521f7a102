import TestPlatform
import Testing

/// What an update asks for must not depend on how long the list is.
@MainActor struct CostTests {
  /// Rows of 100 points, found by arithmetic, with a count of the questions.
  final class Arithmetic: UICollectionViewLayout {
    var questions = 0

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 100, height: CGFloat(count) * 100)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      questions += 1
      let first = max(0, Int(rect.minY / 100))
      let last = min(count - 1, Int(rect.maxY / 100))
      return (first...max(first, last)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      questions += 1
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let y = CGFloat(indexPath.item) * 100
      attributes.frame = CGRect(x: 0, y: y, width: 100, height: 100)
      return attributes
    }
  }

  private func workOfAnInsert(into count: Int) -> (questions: Int, events: [String]) {
    let list = ListFixture([Array(repeating: "a", count: count)])
    let layout = Arithmetic()
    list.view.collectionViewLayout = layout
    list.layOut()
    layout.questions = 0
    let events = list.events {
      list.sections[0].insert("x", at: 0)
      list.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    return (layout.questions, events)
  }

  @Test func `an insert into a million items asks as much as one into a hundred`() {
    let few = workOfAnInsert(into: 100)
    let many = workOfAnInsert(into: 1_000_000)
    #expect(few.questions == many.questions)
    #expect(few.events == many.events)
  }

  @Test func `a hit test and a scroll to an item ask as much in a million items as in a hundred`() {
    func questions(_ count: Int) -> Int {
      let list = ListFixture([Array(repeating: "a", count: count)])
      let layout = Arithmetic()
      list.view.collectionViewLayout = layout
      list.layOut()
      layout.questions = 0
      let point = CGPoint(x: 50, y: CGFloat(count) * 50 + 50)
      #expect(list.view.indexPathForItem(at: point)?.item == count / 2)
      let middle = IndexPath(item: count / 2, section: 0)
      list.view.scrollToItem(at: middle, at: .top, animated: false)
      list.view.layoutIfNeeded()
      return layout.questions
    }
    #expect(questions(100) == questions(1_000_000))
  }
}
