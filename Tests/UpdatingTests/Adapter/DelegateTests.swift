import ListFixtures
import Roster
import RosterTesting
import TestPlatform
import Testing

/// What a list hears as the delegate of its collection view, and the delegates of the app with it.
@MainActor
@Suite struct DelegateTests {
  private let list = ListHarness(size: CGSize(width: 320, height: 200))
  private let page = Everything()
  private let scroll = Everything()

  init() {
    list.apply(Section("a") { Items((1...9).map { Note($0) }) { NoteController($0, log: Log()) } })
    list.window.layoutIfNeeded()
    list.adapter.collectionViewDelegate = page
    list.adapter.scrollViewDelegate = scroll
  }

  @Test func `all delegate calls about scrolling are forwarded to both delegates`() throws {
    let delegate = try #require(list.collectionView.delegate)
    let view = list.collectionView
    call(delegate.scrollViewDidScroll(_:), view)
    call(delegate.scrollViewWillBeginDragging(_:), view)
    var target = CGPoint(x: 0, y: 30)
    // Safe because the pointer is used during the call alone.
    unsafe withUnsafeMutablePointer(to: &target) { target in
      unsafe call(
        delegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:),
        view,
        CGPoint(x: 0, y: 1),
        target
      )
    }
    call(delegate.scrollViewDidEndDragging(_:willDecelerate:), view, true)
    call(delegate.scrollViewWillBeginDecelerating(_:), view)
    call(delegate.scrollViewDidEndDecelerating(_:), view)
    call(delegate.scrollViewDidEndScrollingAnimation(_:), view)
    #expect(call(delegate.scrollViewShouldScrollToTop(_:), view))
    call(delegate.scrollViewDidScrollToTop(_:), view)
    call(delegate.scrollViewDidChangeAdjustedContentInset(_:), view)
    let all = [
      "scroll", "begin dragging", "will end dragging", "end dragging", "begin decelerating",
      "end decelerating", "end animation", "should scroll to top", "scroll to top", "insets",
    ]
    #expect(page.events == all)
    #expect(scroll.events == all)
    // Both have asked for ten points more.
    #expect(target.y == 50)
  }

  @Test func `all delegate calls about items are forwarded`() throws {
    let delegate = try #require(list.collectionView.delegate)
    let view = list.collectionView
    let path = IndexPath(item: 0, section: 0)
    let cell = try #require(list.cell(NoteCell.self, at: path))
    let header = UICollectionReusableView()
    #expect(call(delegate.collectionView(_:shouldHighlightItemAt:), view, path))
    call(delegate.collectionView(_:didHighlightItemAt:), view, path)
    call(delegate.collectionView(_:didUnhighlightItemAt:), view, path)
    #expect(call(delegate.collectionView(_:shouldSelectItemAt:), view, path))
    call(delegate.collectionView(_:didSelectItemAt:), view, path)
    #expect(call(delegate.collectionView(_:shouldDeselectItemAt:), view, path))
    call(delegate.collectionView(_:didDeselectItemAt:), view, path)
    #expect(call(delegate.collectionView(_:canPerformPrimaryActionForItemAt:), view, path))
    call(delegate.collectionView(_:performPrimaryActionForItemAt:), view, path)
    call(delegate.collectionView(_:didEndDisplaying:forItemAt:), view, cell, path)
    call(delegate.collectionView(_:willDisplay:forItemAt:), view, cell, path)
    call(
      delegate.collectionView(_:willDisplaySupplementaryView:forElementKind:at:),
      view,
      header,
      "kind",
      path
    )
    call(
      delegate.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:),
      view,
      header,
      "kind",
      path
    )
    #expect(call(delegate.collectionView(_:canEditItemAt:), view, path))
    #expect(call(delegate.collectionView(_:shouldBeginMultipleSelectionInteractionAt:), view, path))
    call(delegate.collectionView(_:didBeginMultipleSelectionInteractionAt:), view, path)
    call(delegate.collectionViewDidEndMultipleSelectionInteraction(_:), view)
    #expect(
      call(
        delegate.collectionView(_:contextMenuConfigurationForItemsAt:point:),
        view,
        [path],
        .zero
      ) != nil
    )
    #expect(
      page.events == [
        "should highlight", "highlight", "unhighlight", "should select", "select",
        "should deselect", "deselect", "can perform", "perform", "end display", "display",
        "display kind", "end display kind", "can edit", "should select several",
        "select several", "end selecting several", "menu",
      ]
    )
    #expect(scroll.events.isEmpty)
  }

  @Test func `a delegate of the app's may say where an update leaves a list that holds nothing`() {
    page.offset = CGPoint(x: 0, y: 70)
    list.adapter.policy.anchor = .offset
    list.apply(Section("a") { Items((1...10).map { Note($0) }) { NoteController($0, log: Log()) } })
    #expect(list.collectionView.contentOffset.y == 70)
    list.adapter.policy.anchor = .firstVisible
    page.offset = CGPoint(x: 0, y: 10)
    list.apply(Section("a") { Items((1...11).map { Note($0) }) { NoteController($0, log: Log()) } })
    #expect(list.collectionView.contentOffset.y == 70)
  }

  @Test func `a delegate is not kept alive, and the list goes on without it`() {
    weak var gone: Everything?
    do {
      let delegate = Everything()
      gone = delegate
      list.adapter.collectionViewDelegate = delegate
    }
    #expect(gone == nil)
    list.scroll(to: 20)
    #expect(list.adapter.collectionViewDelegate == nil)
    #expect(scroll.events.contains("scroll"))
  }
}

/// Takes down all that it hears.
private final class Everything: NSObject, UICollectionViewDelegate {
  var events: [String] = []
  var offset: CGPoint?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("scroll") }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("begin dragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    events.append("will end dragging")
    // Safe because the pointer goes on for the duration of the call.
    unsafe targetContentOffset.pointee.y += 10
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    events.append("end dragging")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    events.append("begin decelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    events.append("end decelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    events.append("end animation")
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    events.append("should scroll to top")
    return true
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { events.append("scroll to top") }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    events.append("insets")
  }

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    events.append("should highlight")
    return true
  }

  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    events.append("highlight")
  }

  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    events.append("unhighlight")
  }

  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    events.append("should select")
    return true
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    events.append("select")
  }

  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    events.append("should deselect")
    return true
  }

  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    events.append("deselect")
  }

  func collectionView(
    _ view: UICollectionView,
    canPerformPrimaryActionForItemAt path: IndexPath
  ) -> Bool {
    events.append("can perform")
    return true
  }

  func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
    events.append("perform")
  }

  func collectionView(
    _ view: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    events.append("display")
  }

  func collectionView(
    _ view: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    events.append("end display")
  }

  func collectionView(
    _ view: UICollectionView,
    willDisplaySupplementaryView supplementary: UICollectionReusableView,
    forElementKind kind: String,
    at path: IndexPath
  ) {
    events.append("display \(kind)")
  }

  func collectionView(
    _ view: UICollectionView,
    didEndDisplayingSupplementaryView supplementary: UICollectionReusableView,
    forElementOfKind kind: String,
    at path: IndexPath
  ) {
    events.append("end display \(kind)")
  }

  func collectionView(_ view: UICollectionView, canEditItemAt path: IndexPath) -> Bool {
    events.append("can edit")
    return true
  }

  func collectionView(
    _ view: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt path: IndexPath
  ) -> Bool {
    events.append("should select several")
    return true
  }

  func collectionView(
    _ view: UICollectionView,
    didBeginMultipleSelectionInteractionAt path: IndexPath
  ) {
    events.append("select several")
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ view: UICollectionView) {
    events.append("end selecting several")
  }

  func collectionView(
    _ view: UICollectionView,
    contextMenuConfigurationForItemsAt paths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    events.append("menu")
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil)
  }

  func collectionView(
    _ view: UICollectionView,
    targetContentOffsetForProposedContentOffset proposed: CGPoint
  ) -> CGPoint {
    offset ?? proposed
  }
}
