extension Headless {
  /// Scrolls by a distance, in points, as a finger does that is lifted without moving.
  ///
  /// A positive distance shows content further right or down. The content stays within its limits,
  /// as after a bounce. Returns the distance that was scrolled, which is zero if a finger cannot
  /// scroll. Each step is laid out, so that views appear and disappear as on a screen.
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
    scrollView.endDragging(velocity: .zero, isOverTime: false)
    layOut(scrollView)
    let end = scrollView.contentOffset
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Scrolls as a finger does until an offset, in points, or the end of the content is reached.
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

  /// Flicks the content: drags it by a distance, in points, and lifts the finger while it moves.
  ///
  /// The velocity is in points per millisecond, as UIKit reports it to its delegate. The content
  /// decelerates until friction stops it, or until it is where the delegate wants it or at its end.
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
    scrollView.endDragging(velocity: velocity, isOverTime: false)
    layOut(scrollView)
  }

  /// Taps the status bar, which scrolls to the top unless the delegate objects.
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
