/// The delegate of a scroll view; each method is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the content has scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger is about to be lifted; the delegate can change where scrolling stops.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// Called when the finger was lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content begins to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has stopped decelerating.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated scroll has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Asks whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when a tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Returns the subview that zooms; none by default.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when zooming is about to begin.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when zooming has ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
  /// Called when the adjusted content inset has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
