extension Headless {
  /// Pulls the content of a scroll view down until its refresh control starts, and lifts the
  /// finger.
  ///
  /// Returns whether refreshing has started. It does not start without a refresh control, if the
  /// content cannot be pulled, or while the control is refreshing already.
  @preconcurrency @MainActor @discardableResult
  public static func pullToRefresh(_ scrollView: UIScrollView) -> Bool {
    guard let control = scrollView.refreshControl, control.isEnabled, !control.isRefreshing,
      scrollView.canBeScrolledByFinger, scrollView.canBePulledDown
    else { return false }
    scroll(scrollView, to: CGPoint(x: scrollView.contentOffset.x, y: -.greatestFiniteMagnitude))
    control.beginRefreshing()
    control.sendActions(for: .valueChanged)
    (scrollView.window ?? scrollView).layoutIfNeeded()
    return true
  }
}

extension UIScrollView {
  /// Whether a finger can pull the content down at its top.
  fileprivate var canBePulledDown: Bool {
    let inset = adjustedContentInset
    let isLong = contentSize.height + inset.top + inset.bottom > bounds.height
    return bounces && pulls.vertically && (isLong || alwaysBounceVertical)
  }
}
