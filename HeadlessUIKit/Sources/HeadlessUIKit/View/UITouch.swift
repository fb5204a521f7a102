/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The finger touched the screen.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger has not moved.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system cancelled the touch.
    case cancelled = 4
  }

  /// The phase of the touch.
  open internal(set) var phase: UITouch.Phase = .began
  /// When the touch last changed, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// The number of taps within a short time.
  open internal(set) var tapCount = 1
  /// The window in which the touch began.
  open private(set) weak var window: UIWindow?
  /// The view in which the touch began, which receives the whole touch.
  open private(set) weak var view: UIView?

  /// The gesture recognizers that track the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  var recognizers: [UIGestureRecognizer] = []
  var locationInWindow: CGPoint
  var previousLocationInWindow: CGPoint

  init(window: UIWindow, view: UIView, locationInWindow: CGPoint, timestamp: TimeInterval) {
    self.window = window
    self.view = view
    self.locationInWindow = locationInWindow
    previousLocationInWindow = locationInWindow
    self.timestamp = timestamp
  }

  /// Returns the position of the finger in the coordinates of a view; `nil` means the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return locationInWindow }
    return view.convert(locationInWindow, from: window)
  }

  /// Returns the previous position of the finger in the coordinates of a view; `nil` means the
  /// window.
  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let view, let window else { return previousLocationInWindow }
    return view.convert(previousLocationInWindow, from: window)
  }
}
