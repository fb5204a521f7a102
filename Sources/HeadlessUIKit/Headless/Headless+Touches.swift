extension Headless {
  /// A finger on the screen that a test moves and lifts.
  ///
  /// Gesture recognizers get what it does before views do. A finger that nothing keeps stays down;
  /// the system takes it away when another one touches the window.
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

    /// The view the finger touched, which gets the whole touch.
    public var view: UIView? { touch.view }

    /// Moves the finger to a point of the window.
    public func move(to point: CGPoint) {
      guard isDown else { return }
      touch.previousLocationInWindow = touch.locationInWindow
      touch.locationInWindow = point
      send(.moved)
    }

    /// Takes the finger off the screen.
    public func lift() {
      leave(.ended)
    }

    /// Lets the system stop following the finger, as an alert does that comes up.
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

  /// Puts a finger on a point of a window; `nil` where no view takes touches.
  ///
  /// Gesture recognizers hear of the touch at once. The frontmost view there, and from it the
  /// responders along the chain, hear of it as in UIKit: inside a scroll view whose content a finger
  /// can move only after 0.15 seconds, which ``advance(by:)`` lets pass, or when the finger is lifted
  /// before.
  @preconcurrency @MainActor public static func touchDown(
    at point: CGPoint,
    in window: UIWindow
  ) -> Finger? {
    Finger(touching: point, in: window)
  }

  /// Taps a point of a window, and returns whether some view takes touches there.
  @preconcurrency @MainActor @discardableResult
  public static func tap(at point: CGPoint, in window: UIWindow) -> Bool {
    guard let finger = touchDown(at: point, in: window) else { return false }
    finger.lift()
    return true
  }

  /// Taps the middle of a view, and returns whether the tap reached it or a view inside it.
  ///
  /// A view outside a window, hidden, covered by another one or scrolled out of sight is not
  /// reached, as a finger would not reach it; then nothing is touched.
  @preconcurrency @MainActor @discardableResult
  public static func tap(_ view: UIView) -> Bool {
    guard let (middle, window) = reach(view) else { return false }
    return tap(at: middle, in: window)
  }

  /// The middle of a view in its window, if a finger reaches the view there.
  @preconcurrency @MainActor static func reach(
    _ view: UIView
  ) -> (middle: CGPoint, window: UIWindow)? {
    guard let window = view.window else { return nil }
    window.layoutIfNeeded()
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    guard window.hitTest(middle, with: nil)?.isDescendant(of: view) == true else { return nil }
    return (middle, window)
  }

  /// Takes the touches away from what is inside a scroll view, as it does when it starts to scroll.
  @preconcurrency @MainActor static func cancelTouches(in scrollView: UIScrollView) {
    guard scrollView.canCancelContentTouches, let window = scrollView.window else { return }
    for track in window.touchDispatcher.tracks
    where track.touch.view?.isDescendant(of: scrollView) == true {
      track.finger?.cancel()
    }
  }
}
