import ListFixtures
import Roster
import RosterTesting
import Testing

/// Bars and keyboards change the insets of a list all the time.
@MainActor
@Suite struct InsetTests {
  private let list = ListHarness(size: CGSize(width: 300, height: 400), layout: ListLayout())

  @Test func `other insets ask for the sizes of what is seen and no more`() {
    show(.height(50), count: 1_000)
    SizedController.asked = 0
    setInsets(top: 52)
    setInsets(top: 40)
    #expect(SizedController.asked <= 40)
    #expect(list.length == 50_020)
  }

  @Test func `items that follow the visible height follow it below other insets`() {
    show(.fraction(width: 1, height: 0.5), count: 20)
    #expect(list.heights(20) == Array(repeating: 200, count: 20))
    setInsets(top: 100)
    #expect(list.heights(20) == Array(repeating: 150, count: 20))
    setInsets(top: 0)
    #expect(list.heights(20) == Array(repeating: 200, count: 20))
    #expect(list.issues.isEmpty)
  }

  @Test func `other insets across the list ask for all sizes`() {
    show(.aspect(2), count: 100)
    list.collectionView.contentInset.left = 100
    list.window.layoutIfNeeded()
    #expect(list.heights(100) == Array(repeating: 100, count: 100))
  }

  @Test func `items that change along with the insets have their new sizes`() {
    show(.height(50), count: 100)
    list.collectionView.contentInset.top = 30
    show(.height(60), count: 101)
    list.window.layoutIfNeeded()
    #expect(list.heights(101) == Array(repeating: 60, count: 101))
  }

  @Test func `the insets of a list go around all of its sections`() throws {
    let sizes = Array(repeating: ItemSize.height(50), count: 20)
    list.apply(
      Group {
        SizedSection(name: 0, layout: .list, sizes: sizes)
        SizedSection(name: 1, layout: .list, sizes: sizes)
      }
    )
    list.adapter.contentInsets = ListInsets(top: 10, leading: 20, bottom: 72, trailing: 40)
    list.window.layoutIfNeeded()
    for path in [[0, 0], [0, 19], [1, 0], [1, 19]] as [IndexPath] {
      let frame = try #require(list.collectionView.layoutAttributesForItem(at: path)?.frame)
      #expect(frame.minX == 0 && frame.width == 240)
    }
    #expect(list.collectionView.contentOffset == CGPoint(x: -20, y: -10))
    let first = try #require(list.collectionView.cellForItem(at: [0, 0]))
    #expect(first.convert(first.bounds, to: list.window).origin == CGPoint(x: 20, y: 30))
    let end = try #require(list.adapter.itemID(at: IndexPath(item: 19, section: 1)))
    list.adapter.scroll(to: end, at: .bottom, animated: false) { _ in }
    let last = try #require(list.collectionView.cellForItem(at: [1, 19]))
    #expect(abs(last.convert(last.bounds, to: list.window).maxY - (400 - 72)) < 0.01)
    #expect(list.issues.isEmpty)
  }

  @Test func `the insets of a list follow the layout direction`() throws {
    list.collectionView.semanticContentAttribute = .forceRightToLeft
    show(.height(50), count: 20)
    list.adapter.contentInsets = ListInsets(leading: 20, trailing: 40)
    list.window.layoutIfNeeded()
    #expect(list.collectionView.contentInset.right == 20)
    let first = try #require(list.collectionView.cellForItem(at: [0, 0]))
    #expect(first.convert(first.bounds, to: list.window).maxX == 280)
    #expect(first.convert(first.bounds, to: list.window).minX == 40)
  }

  @Test func `what is in sight stays there when the insets of the list change`() {
    show(.height(50), count: 100)
    list.scroll(to: 1_000)
    list.adapter.contentInsets = ListInsets(top: 60, bottom: 60)
    list.window.layoutIfNeeded()
    #expect(list.collectionView.contentOffset.y == 1_000)
    list.adapter.contentInsets = .zero
    list.window.layoutIfNeeded()
    #expect(list.collectionView.contentOffset.y == 1_000)
    #expect(list.collectionView.contentInset == .zero)
    #expect(list.collectionView.verticalScrollIndicatorInsets == .zero)
  }

  @Test func `what the insets of a list cover is not visible, and not scrolled to`() async throws {
    show(.height(50), count: 100)
    list.adapter.contentInsets = ListInsets(top: 100, bottom: 100)
    list.window.layoutIfNeeded()
    #expect(
      list.collectionView.bounds.inset(by: list.collectionView.adjustedContentInset).height == 200
    )
    let id = try #require(list.adapter.itemID(SizedController.self, id: 50))
    #expect(await list.adapter.scroll(to: id, at: .top, animated: false) == .arrived)
    let cell = try #require(list.collectionView.cellForItem(at: [0, 50]))
    #expect(cell.convert(cell.bounds, to: list.window).minY == 100)
  }

  @Test func `the insets of a list are added to the app's own, which may change`() {
    list.collectionView.contentInset.bottom = 5
    show(.height(50), count: 100)
    list.adapter.contentInsets = ListInsets(bottom: 72)
    #expect(list.collectionView.contentInset.bottom == 77)
    list.collectionView.contentInset.bottom = 30
    list.window.layoutIfNeeded()
    #expect(list.collectionView.contentInset.bottom == 102)
    list.adapter.contentInsets = .zero
    #expect(list.collectionView.contentInset.bottom == 30)
  }

  private func show(_ size: ItemSize, count: Int) {
    list.apply(SizedSection(name: 0, layout: .list, sizes: Array(repeating: size, count: count)))
  }

  private func setInsets(top: CGFloat) {
    list.collectionView.contentInset.top = top
    list.window.layoutIfNeeded()
  }
}
