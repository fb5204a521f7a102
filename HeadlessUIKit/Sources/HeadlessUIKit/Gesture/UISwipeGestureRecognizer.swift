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

  /// The minimum length of a swipe that takes no time, by how much it shrinks each second, how far a
  /// swipe may stray to its sides, and its maximum duration: recorded on iOS 26.1.
  private static let leastWay: CGFloat = 50
  private static let shrinking: CGFloat = 47
  nonisolated fileprivate static let widestWay: CGFloat = 50
  private static let longestTime: TimeInterval = 0.5

  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The directions of the swipe.
  open var direction: UISwipeGestureRecognizer.Direction = .right

  private var start: (time: TimeInterval, place: CGPoint)?

  /// The directions in which the movement may still become a swipe.
  private var remaining: UISwipeGestureRecognizer.Direction = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard attempt.fingers.count <= numberOfTouchesRequired, let centroid else {
      state = .failed
      return
    }
    guard attempt.fingers.count == numberOfTouchesRequired else { return }
    start = (Headless.now, centroid)
    remaining = direction
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let centroid else { return }
    let way = CGPoint(x: centroid.x - start.place.x, y: centroid.y - start.place.y)
    let time = Headless.now - start.time
    remaining = Direction.all.filter { remaining.contains($0) && !$0.isMissed(by: way) }
      .reduce(into: []) { $0.insert($1) }
    guard time <= Self.longestTime, !remaining.isEmpty else {
      state = .failed
      return
    }
    let least = Self.leastWay - Self.shrinking * CGFloat(time)
    if Direction.all.contains(where: { remaining.contains($0) && $0.length(of: way) >= least }) {
      state = .ended
    }
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
}

extension UISwipeGestureRecognizer.Direction {
  fileprivate static let all: [Self] = [.right, .left, .up, .down]

  /// Returns how far a movement has come in the direction; negative in the opposite one.
  fileprivate func length(of way: CGPoint) -> CGFloat {
    switch self {
    case .right: way.x
    case .left: -way.x
    case .down: way.y
    default: -way.y
    }
  }

  /// Returns whether a movement went back, or too far to a side.
  fileprivate func isMissed(by way: CGPoint) -> Bool {
    let across = self == .right || self == .left ? abs(way.y) : abs(way.x)
    return length(of: way) < 0 || across > UISwipeGestureRecognizer.widestWay
  }
}
