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

  private func show(_ size: ItemSize, count: Int) {
    list.apply(SizedSection(name: 0, layout: .list, sizes: Array(repeating: size, count: count)))
  }

  private func setInsets(top: CGFloat) {
    list.collectionView.contentInset.top = top
    list.window.layoutIfNeeded()
  }
}
