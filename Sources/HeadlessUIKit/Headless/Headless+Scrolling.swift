extension Headless {
  /// Scrolls as a finger does: drags the content by a distance, in points, and lets go at rest.
  ///
  /// A positive distance shows what is further right or down. The content stays within its resting
  /// range, as after a bounce. Returns how far it went, which is nothing where a finger cannot
  /// scroll. Each step is laid out, so that views come and go as on a screen.
  @preconcurrency @MainActor @discardableResult
  public static func scroll(
    _ scrollView: UIScrollView,
    by distance: CGPoint,
    steps: Int = 1
  ) -> CGPoint {
    layOut(scrollView)
    guard scrollView.canBeScrolledByFinger else { return .zero }
    let start = scrollView.contentOffset
    cancelTouches(in: scrollView)
    scrollView.beginDragging()
    for step in 1...max(1, steps) {
      let part = CGFloat(step) / CGFloat(max(1, steps))
      let wanted = CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part)
      drag(scrollView, to: wanted)
    }
    scrollView.endDragging(velocity: .zero)
    layOut(scrollView)
    let end = scrollView.contentOffset
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Scrolls as a finger does until an offset is reached, in points, or the content's end.
  @preconcurrency @MainActor @discardableResult
  public static func scroll(
    _ scrollView: UIScrollView,
    to offset: CGPoint,
    steps: Int = 1
  ) -> CGPoint {
    let present = scrollView.contentOffset
    let distance = CGPoint(x: offset.x - present.x, y: offset.y - present.y)
    return scroll(scrollView, by: distance, steps: steps)
  }

  /// Flicks the content: drags it by a distance, in points, and lets go in motion.
  ///
  /// The velocity is in points a millisecond, as UIKit reports it to its delegate. The content rolls on
  /// until friction stops it, where the delegate wishes, or at its end.
  @preconcurrency @MainActor public static func flick(
    _ scrollView: UIScrollView,
    by distance: CGPoint,
    velocity: CGPoint
  ) {
    layOut(scrollView)
    guard scrollView.canBeScrolledByFinger else { return }
    let start = scrollView.contentOffset
    cancelTouches(in: scrollView)
    scrollView.beginDragging()
    drag(scrollView, to: CGPoint(x: start.x + distance.x, y: start.y + distance.y))
    scrollView.endDragging(velocity: velocity)
    layOut(scrollView)
  }

  /// Touches the status bar, which scrolls to the top unless the delegate objects.
  @preconcurrency @MainActor public static func touchStatusBar(above scrollView: UIScrollView) {
    guard scrollView.scrollsToTop, scrollView.canBeScrolledByFinger,
      scrollView.delegate?.scrollViewShouldScrollToTop(scrollView) ?? true
    else { return }
    let top = scrollView.restingOffsets.lowest.y
    scrollView.contentOffset = CGPoint(x: scrollView.contentOffset.x, y: top)
    layOut(scrollView)
    scrollView.delegate?.scrollViewDidScrollToTop(scrollView)
  }

  @preconcurrency @MainActor private static func drag(
    _ scrollView: UIScrollView,
    to offset: CGPoint
  ) {
    let old = scrollView.contentOffset
    scrollView.drag(to: offset)
    layOut(scrollView)
    scrollView.userDidDrag(from: old)
  }

  @preconcurrency @MainActor private static func layOut(_ view: UIView) {
    (view.window ?? view).layoutIfNeeded()
  }
}
