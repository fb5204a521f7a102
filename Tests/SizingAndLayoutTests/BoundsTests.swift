import ListFixtures
import Roster
import RosterTesting
import TestSupport
import Testing

@MainActor
@Suite struct BoundsTests {
  private let list = ListHarness(size: CGSize(width: 300, height: 400))

  init() {
    list.collectionView.collectionViewLayout = ListLayout()
  }

  @Test(arguments: [150, 220, 600] as [CGFloat])
  func `another width leaves the first visible item where it is`(width: CGFloat) {
    show(100)
    list.scroll(to: list.top(30))
    resize(CGSize(width: width, height: 400))
    #expect(abs(list.top(30) - list.collectionView.contentOffset.y) < 0.5)
    #expect(list.heights(1) == [width / 2])
  }

  @Test func `an item that is partly visible stays where the first whole one is`() {
    show(100)
    list.scroll(to: list.top(30) - 20)
    resize(CGSize(width: 600, height: 200))
    #expect(abs(list.top(30) - list.collectionView.contentOffset.y - 20) < 0.5)
  }

  @Test func `a list at its top stays there, also below an inset`() {
    show(50)
    list.collectionView.contentInset.top = 30
    list.scroll(to: -30)
    resize(CGSize(width: 200, height: 500))
    #expect(list.collectionView.contentOffset.y == -30)
  }

  @Test func `a list is never left scrolled beyond its end`() {
    show(10)
    list.scroll(to: list.length - 400)
    resize(CGSize(width: 100, height: 450))
    #expect(list.collectionView.contentOffset.y == max(0, list.length - 450))
  }

  @Test func `another height asks for the sizes of what is seen, and of one item elsewhere`() {
    let sizes = Array(repeating: ItemSize.height(50), count: 200)
    list.apply(
      Group {
        SizedSection(name: 0, layout: .list, sizes: sizes)
        SizedSection(name: 1, layout: .list, sizes: sizes)
      }
    )
    for offset in [0, list.length - 400] {
      list.scroll(to: offset)
      SizedController.asked = 0
      resize(CGSize(width: 300, height: offset == 0 ? 450 : 500))
      #expect(SizedController.asked > 0)
      #expect(SizedController.asked < 100)
    }
  }

  @Test func `a layout asks for no offset beyond the end of the list`() {
    show(10)
    list.collectionView.contentInset.bottom = 20
    list.scroll(to: list.length - 400)
    let layout = list.collectionView.collectionViewLayout
    let bounds = CGRect(x: 0, y: list.length - 400, width: 300, height: 450)
    let context = layout.invalidationContext(forBoundsChange: bounds)
    #expect(context.contentOffsetAdjustment == CGPoint(x: 0, y: -30))
  }

  @Test(arguments: [
    UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft,
  ])
  func `a horizontal list whose width changes stays where it begins`(
    direction: UISemanticContentAttribute
  ) {
    let list = ListHarness(
      size: CGSize(width: 300, height: 100),
      layout: ListLayout(axis: .horizontal)
    )
    list.collectionView.semanticContentAttribute = direction
    list.apply(
      Items(
        (0..<10).map { SizedItem(id: $0, size: .fixed(width: 50, height: 100)) },
        SizedController.init
      )
    )
    let isMirrored = direction == .forceRightToLeft
    list.collectionView.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    list.collectionView.contentOffset.x = 100
    list.window.layoutIfNeeded()
    let layout = list.collectionView.collectionViewLayout
    func adjustment(width: CGFloat) -> CGFloat {
      layout.invalidationContext(
        forBoundsChange: CGRect(x: 100, y: 0, width: width, height: 100)
      ).contentOffsetAdjustment.x
    }
    #expect(adjustment(width: 250) == (isMirrored ? 50 : 0))
    #expect(adjustment(width: 450) == (isMirrored ? -110 : -30))
  }

  @Test func `an animated change of bounds ends where the first visible item stands as before`() {
    show(100)
    list.scroll(to: list.top(30))
    UIView.animate(withDuration: 0.3) {
      list.collectionView.frame.size = CGSize(width: 600, height: 200)
      // A collection view that changes its bounds in an animation asks for the offset at its end.
      list.collectionView.contentOffset.y = 7
      list.window.layoutIfNeeded()
    }
    #expect(abs(list.top(30) - list.collectionView.contentOffset.y) < 0.5)
    UIView.animate(withDuration: 0.3) {
      list.collectionView.contentOffset.y = 40
      list.window.layoutIfNeeded()
    }
    #expect(list.collectionView.contentOffset.y == 40)
  }

  private func show(_ count: Int) {
    list.apply(
      SizedSection(
        name: 0,
        layout: .list,
        sizes: Array(repeating: .aspect(2), count: count)
      )
    )
  }

  private func resize(_ size: CGSize) {
    list.collectionView.frame.size = size
    list.window.layoutIfNeeded()
  }
}
