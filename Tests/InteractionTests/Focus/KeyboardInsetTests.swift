#if !canImport(UIKit)
import ListFixtures
import Roster
import RosterTesting
import Testing

/// A list that keeps clear of the keyboard by its insets.
@MainActor
@Suite(.serialized) struct KeyboardInsetTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400), layout: ListLayout())

  private func show(_ ids: ClosedRange<Int> = 1...40) {
    list.apply(Memos(["a": ids.map { Note($0) }], log: log))
    list.adapter.avoidsKeyboard = true
    list.window.layoutIfNeeded()
  }

  private func keyboard(_ height: CGFloat) {
    if height > 0 {
      Headless.showKeyboard(height: height, in: list.window)
    } else {
      Headless.hideKeyboard(in: list.window)
    }
    list.finishAnimations()
  }

  private func field(_ id: Int) throws -> UITextField {
    try #require(list.cell(of: MemoController.self, id: id)?.field)
  }

  /// Whether all of a field is above the keyboard and below the top.
  private func isInSight(_ field: UITextField) -> Bool {
    let view = list.collectionView
    let place = field.convert(field.bounds, to: view)
    return view.bounds.inset(by: view.adjustedContentInset).contains(place)
  }

  @Test func `the inset grows with the keyboard and shrinks with it`() {
    show()
    keyboard(200)
    #expect(list.collectionView.contentInset.bottom == 200)
    #expect(list.collectionView.verticalScrollIndicatorInsets.bottom == 200)
    keyboard(250)
    #expect(list.collectionView.contentInset.bottom == 250)
    keyboard(0)
    #expect(list.collectionView.contentInset.bottom == 0)
    #expect(list.collectionView.verticalScrollIndicatorInsets.bottom == 0)
  }

  @Test func `a field that is cut off stays so while there is no keyboard`() throws {
    show()
    list.scroll(to: 20)
    #expect(try field(1).becomeFirstResponder())
    list.finishAnimations()
    #expect(list.collectionView.contentOffset.y == 20)
  }

  @Test func `a list that is not asked to does nothing`() {
    show()
    list.adapter.avoidsKeyboard = false
    keyboard(200)
    #expect(list.collectionView.contentInset.bottom == 0)
    list.adapter.avoidsKeyboard = true
    #expect(list.collectionView.contentInset.bottom == 200)
    list.adapter.avoidsKeyboard = false
    #expect(list.collectionView.contentInset.bottom == 0)
    keyboard(0)
  }

  @Test func `a list that is half covered gets half`() {
    show()
    list.collectionView.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    keyboard(200)
    #expect(list.collectionView.contentInset.bottom == 100)
    list.collectionView.frame.size.height = 150
    list.window.layoutIfNeeded()
    #expect(list.collectionView.contentInset.bottom == 0)
    keyboard(0)
  }

  @Test func `what bars cover counts once`() {
    show()
    Headless.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0), of: list.window)
    keyboard(200)
    #expect(list.collectionView.adjustedContentInset.bottom == 200)
    keyboard(0)
    #expect(list.collectionView.adjustedContentInset.bottom == 34)
  }

  @Test func `the inset of the app is kept, also one that it sets meanwhile`() {
    show()
    list.collectionView.contentInset.bottom = 20
    keyboard(200)
    #expect(list.collectionView.contentInset.bottom == 220)
    list.collectionView.contentInset.bottom = 30
    list.collectionView.setNeedsLayout()
    list.window.layoutIfNeeded()
    #expect(list.collectionView.contentInset.bottom == 230)
    keyboard(0)
    #expect(list.collectionView.contentInset.bottom == 30)
  }

  @Test func `a list that is made while the keyboard is there keeps clear of it`() {
    show()
    keyboard(200)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 320, height: 300),
      collectionViewLayout: ListLayout()
    )
    let adapter = ListAdapter(view)
    adapter.avoidsKeyboard = true
    list.window.addSubview(view)
    list.window.layoutIfNeeded()
    #expect(view.contentInset.bottom == 200)
    keyboard(0)
    #expect(view.contentInset.bottom == 0)
  }

  @Test func `what is typed into comes into sight with the keyboard`() throws {
    show()
    let low = try field(7)
    #expect(low.becomeFirstResponder())
    keyboard(200)
    #expect(isInSight(low))
    #expect(list.collectionView.contentOffset.y > 0)
    keyboard(0)
    #expect(isInSight(low))
  }

  @Test func `the next field that is typed into comes into sight`() throws {
    show()
    #expect(try field(1).becomeFirstResponder())
    keyboard(200)
    #expect(list.collectionView.contentOffset.y == 0)
    let next = try field(6)
    #expect(!isInSight(next))
    #expect(next.becomeFirstResponder())
    #expect(isInSight(next))
    keyboard(0)
  }

  @Test func `what is typed into stays in sight when rows come in above it`() throws {
    show()
    #expect(try field(4).becomeFirstResponder())
    keyboard(200)
    #expect(isInSight(try field(4)))
    show(-2...40)
    list.finishAnimations()
    #expect(isInSight(try field(4)))
    keyboard(0)
  }

  @Test func `items under the keyboard are not visible`() throws {
    show()
    list.flush()
    let low = try #require(list.controller(of: MemoController.self, id: 7))
    #expect(low.isVisible)
    keyboard(200)
    list.flush()
    #expect(!low.isVisible)
    keyboard(0)
  }

  @Test func `a list that leaves its adapter has the app's inset again`() {
    show()
    keyboard(200)
    list.adapter.avoidsKeyboard = false
    #expect(list.collectionView.contentInset == .zero)
    keyboard(0)
    #expect(list.collectionView.contentInset == .zero)
  }
}
#endif
