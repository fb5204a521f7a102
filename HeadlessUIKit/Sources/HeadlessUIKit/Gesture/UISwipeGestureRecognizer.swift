/// Recognizes fingers that move straight and fast in a direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of swipes.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The minimum length and the maximum duration of a swipe; UIKit does not document them.
  private static let leastWay: CGFloat = 50
  private static let longestTime: TimeInterval = 0.5

  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The directions of the swipe.
  open var direction: UISwipeGestureRecognizer.Direction = .right

  private var start: (time: TimeInterval, place: CGPoint)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard attempt.fingers.count <= numberOfTouchesRequired, let centroid else {
      state = .failed
      return
    }
    if attempt.fingers.count == numberOfTouchesRequired { start = (Headless.now, centroid) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let centroid else { return }
    let way = CGPoint(x: centroid.x - start.place.x, y: centroid.y - start.place.y)
    guard Headless.now - start.time <= Self.longestTime, !isAstray(way) else {
      state = .failed
      return
    }
    if max(abs(way.x), abs(way.y)) >= Self.leastWay { state = .ended }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if attempt.pending.isEmpty { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    start = nil
  }

  /// Returns whether a movement cannot become a swipe in one of the directions.
  private func isAstray(_ way: CGPoint) -> Bool {
    let distance = max(abs(way.x), abs(way.y))
    guard distance >= TouchDispatcher.slack else { return false }
    let isHorizontal = abs(way.x) >= abs(way.y)
    let across = isHorizontal ? abs(way.y) : abs(way.x)
    let taken: Direction =
      isHorizontal ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
    return !direction.contains(taken) || across > distance / 2
  }
}
