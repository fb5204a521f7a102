extension Headless {
  /// A finger on the screen that a test moves and lifts.
  @preconcurrency @MainActor public final class Finger {
    private let window: UIWindow
    private let touch: UITouch
    private var isDown = true

    init?(touching point: CGPoint, in window: UIWindow) {
      window.layoutIfNeeded()
      guard let view = window.hitTest(point, with: nil) else { return nil }
      self.window = window
      touch = UITouch(window: window, view: view, locationInWindow: point, timestamp: Headless.now)
      window.fingers.append(WeakFinger(finger: self))
      deliver(.began) { $0.touchesBegan($1, with: $2) }
    }

    /// The view the finger touched, which gets the whole touch.
    public var view: UIView? { touch.view }

    /// Moves the finger to a point of the window.
    public func move(to point: CGPoint) {
      guard isDown else { return }
      touch.locationInWindow = point
      deliver(.moved) { $0.touchesMoved($1, with: $2) }
    }

    /// Takes the finger off the screen.
    public func lift() {
      guard isDown else { return }
      leave()
      deliver(.ended) { $0.touchesEnded($1, with: $2) }
    }

    /// Lets the system stop following the finger, as a scroll does.
    public func cancel() {
      guard isDown else { return }
      leave()
      deliver(.cancelled) { $0.touchesCancelled($1, with: $2) }
    }

    private func leave() {
      isDown = false
      window.fingers.removeAll { $0.finger == nil || $0.finger === self }
    }

    private func deliver(
      _ phase: UITouch.Phase,
      _ send: (UIView, Set<UITouch>, UIEvent) -> Void
    ) {
      touch.phase = phase
      touch.timestamp = Headless.now
      if let view = touch.view {
        send(view, [touch], UIEvent(touches: [touch], timestamp: Headless.now))
      }
      window.layoutIfNeeded()
    }
  }

  /// Puts a finger on a point of a window; `nil` where no view takes touches.
  ///
  /// The touch goes to the frontmost view there, and from it along the responders, as in UIKit.
  @preconcurrency @MainActor public static func touchDown(
    at point: CGPoint,
    in window: UIWindow
  ) -> Finger? {
    Finger(touching: point, in: window)
  }

  /// Taps a point of a window, and tells whether some view takes touches there.
  @preconcurrency @MainActor @discardableResult
  public static func tap(at point: CGPoint, in window: UIWindow) -> Bool {
    guard let finger = touchDown(at: point, in: window) else { return false }
    finger.lift()
    return true
  }

  /// Taps the middle of a view, and tells whether the tap reached it or a view inside it.
  ///
  /// A view outside a window, hidden, covered by another one or scrolled out of sight is not
  /// reached, as a finger would not reach it; then nothing is touched.
  @preconcurrency @MainActor @discardableResult
  public static func tap(_ view: UIView) -> Bool {
    guard let window = view.window else { return false }
    window.layoutIfNeeded()
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    guard window.hitTest(middle, with: nil)?.isDescendant(of: view) == true else { return false }
    return tap(at: middle, in: window)
  }

  /// Writes into a text field as a user does: it is tapped, and every character is a change.
  ///
  /// Returns whether the field took the text.
  @preconcurrency @MainActor @discardableResult
  public static func type(_ text: String, into field: UITextField) -> Bool {
    guard field.isEditing || (tap(field) && field.isEditing) else { return false }
    for character in text {
      field.text = (field.text ?? "") + String(character)
      field.sendActions(for: .editingChanged)
    }
    field.window?.layoutIfNeeded()
    return true
  }

  /// Takes the touches away from what is inside a scroll view, as it does when it starts to scroll.
  @preconcurrency @MainActor static func cancelTouches(in scrollView: UIScrollView) {
    guard scrollView.canCancelContentTouches, let window = scrollView.window else { return }
    for finger in window.fingers.compactMap(\.finger)
    where finger.view?.isDescendant(of: scrollView) == true {
      finger.cancel()
    }
  }
}

/// A finger that lasts as long as the test that moves it wants.
@preconcurrency @MainActor struct WeakFinger {
  weak var finger: Headless.Finger?
}
