/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// What the finger is doing.
  public enum Phase: Int, Sendable {
    /// The finger touched the screen.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger rests where it was.
    case stationary = 2
    /// The finger left the screen.
    case ended = 3
    /// The system stopped following the finger.
    case cancelled = 4
  }

  /// What the finger is doing.
  open internal(set) var phase: UITouch.Phase = .began
  /// When the finger last did something, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// How often the finger tapped within a short time.
  open internal(set) var tapCount = 1
  /// The window the touch began in.
  open private(set) weak var window: UIWindow?
  /// The view the touch began in, which gets the whole touch.
  open private(set) weak var view: UIView?

  /// What follows the finger.
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

  /// Returns where the finger is, in the coordinates of the view, or of the window for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let window else { return locationInWindow }
    return view.convert(locationInWindow, from: window)
  }

  /// Returns where the finger was before, in the coordinates of the view, or of the window for `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    guard let view, let window else { return previousLocationInWindow }
    return view.convert(previousLocationInWindow, from: window)
  }
}
