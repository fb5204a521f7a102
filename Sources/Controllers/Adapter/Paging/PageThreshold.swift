public import RosterPlatform

/// How near the end of what is loaded has to be for more to be loaded.
public enum PageThreshold: Hashable, Sendable {
  /// At most so many items are beyond the screen.
  case items(Int)

  /// At most so many points are beyond the screen.
  case points(CGFloat)

  /// At most so many times the size of the screen is beyond it.
  case screens(CGFloat)

  /// Whether the end is near.
  ///
  /// - Parameters:
  ///   - items: How many items are beyond the screen; `nil` if that is not known.
  ///   - distance: How many points are beyond the screen.
  ///   - length: The size of the screen in that direction, in points.
  /// - Returns: What the numbers say; without a number of items, `false` where that decides.
  func isNear(items: Int?, distance: CGFloat, length: CGFloat) -> Bool {
    switch self {
    case .items(let limit): items.map { $0 <= limit } ?? false
    case .points(let limit): distance <= max(0, limit)
    case .screens(let count): distance <= max(0, count * length)
    }
  }
}
