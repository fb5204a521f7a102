extension Headless {
  /// A finger on the screen, which a test moves and lifts.
  ///
  /// Gesture recognizers receive its touches before views. A finger that the test does not keep
  /// stays down until another finger touches the window; then the system cancels it.
  @preconcurrency @MainActor public final class Finger {
    private let window: UIWindow
    private let touch: UITouch
    private var isDown = true

    init?(touching point: CGPoint, in window: UIWindow) {
      window.layoutIfNeeded()
      guard let view = window.hitTest(point, with: nil) else { return nil }
      self.window = window
      touch = UITouch(window: window, view: view, locationInWindow: point, timestamp: Headless.now)
      window.touchDispatcher.add(touch, of: self)
      send(.began)
    }

    /// The view that the finger touched, which receives the whole touch.
    public var view: UIView? { touch.view }

    /// Moves the finger to a point of the window.
    public func move(to point: CGPoint) {
      guard isDown else { return }
      touch.previousLocationInWindow = touch.locationInWindow
      touch.locationInWindow = point
      send(.moved)
    }

    /// Lifts the finger.
    public func lift() {
      leave(.ended)
    }

    /// Cancels the touch, as the system does when an alert appears.
    public func cancel() {
      leave(.cancelled)
    }

    private func leave(_ phase: UITouch.Phase) {
      guard isDown else { return }
      isDown = false
      send(phase)
    }

    private func send(_ phase: UITouch.Phase) {
      let touches = window.touchDispatcher.tracks.filter { !$0.isLifted }.map(\.touch)
      for touch in touches { touch.phase = .stationary }
      touch.phase = phase
      touch.timestamp = Headless.now
      window.sendEvent(UIEvent(touches: Set(touches), timestamp: Headless.now))
      window.layoutIfNeeded()
    }
  }

  /// Puts a finger on a point of a window; returns `nil` if no view receives touches there.
  ///
  /// Gesture recognizers receive the touch immediately. The frontmost view, and from it the
  /// responders along the chain, receive it as in UIKit: in a scroll view that can scroll, only
  /// after 0.15 seconds, for which you call ``advance(by:)``, or when the finger is lifted earlier.
  @preconcurrency @MainActor public static func touchDown(
    at point: CGPoint,
    in window: UIWindow
  ) -> Finger? {
    Finger(touching: point, in: window)
  }

  /// Taps a point of a window, and returns whether a view receives touches there.
  @preconcurrency @MainActor @discardableResult
  public static func tap(at point: CGPoint, in window: UIWindow) -> Bool {
    guard let finger = touchDown(at: point, in: window) else { return false }
    finger.lift()
    return true
  }

  /// Taps the center of a view, and returns whether the tap reached it or one of its subviews.
  ///
  /// As on a screen, a tap does not reach a view that is outside a window, hidden, covered by
  /// another one or scrolled out of sight. In that case, nothing is touched.
  @preconcurrency @MainActor @discardableResult
  public static func tap(_ view: UIView) -> Bool {
    guard let (middle, window) = reach(view) else { return false }
    return tap(at: middle, in: window)
  }

  /// Returns the center of a view in its window, if a finger reaches the view there.
  @preconcurrency @MainActor static func reach(
    _ view: UIView
  ) -> (middle: CGPoint, window: UIWindow)? {
    guard let window = view.window else { return nil }
    window.layoutIfNeeded()
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    guard window.hitTest(middle, with: nil)?.isDescendant(of: view) == true else { return nil }
    return (middle, window)
  }

  /// Cancels the touches in a scroll view, as when it begins to scroll.
  @preconcurrency @MainActor static func cancelTouches(in scrollView: UIScrollView) {
    guard scrollView.canCancelContentTouches, let window = scrollView.window else { return }
    for track in window.touchDispatcher.tracks
    where track.touch.view?.isDescendant(of: scrollView) == true {
      track.finger?.cancel()
    }
  }
}
