extension Headless {
  /// Pulls the content of a scroll view down until its refresh control starts, and lifts the
  /// finger.
  ///
  /// Returns whether refreshing has started. It does not start without a refresh control, if the
  /// content cannot be pulled, or while the control is refreshing already.
  @preconcurrency @MainActor @discardableResult
  public static func pullToRefresh(_ scrollView: UIScrollView) -> Bool {
    guard scrollView.canBeScrolledByFinger else { return false }
    let top = scrollView.restingOffsets.lowest.y - UIScrollView.pullDistance
    scroll(scrollView, to: CGPoint(x: scrollView.contentOffset.x, y: top))
    return scrollView.motion.hasPulled
  }
}
