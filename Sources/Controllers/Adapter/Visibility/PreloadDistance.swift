public import RosterPlatform

/// How far from the visible part of a list items are preloaded.
public enum PreloadDistance: Hashable, Sendable {
  /// A number of points.
  case points(CGFloat)

  /// A multiple of the size of the visible part.
  case screens(CGFloat)

  /// Only what is on screen is in the preload range.
  public static let none = PreloadDistance.points(0)

  /// The distance in points; never negative, and a finite number.
  func points(forLength length: CGFloat) -> CGFloat {
    let distance =
      switch self {
      case .points(let distance): distance
      case .screens(let count): count * length
      }
    return distance.isFinite ? max(0, distance) : 0
  }
}
