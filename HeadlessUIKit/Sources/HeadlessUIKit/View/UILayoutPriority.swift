/// The priority of a constraint or a size, from 0 to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A required constraint.
  public static let required = UILayoutPriority(1000)
  /// The default priority with which content resists compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that can resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that cannot resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority with which content hugs its size.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size when a view's fitting size is computed.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: Comparable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Returns a priority that is higher by a number.
  public static func + (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue + rhs) }

  /// Returns a priority that is higher by a number.
  public static func + (lhs: Float, rhs: Self) -> Self { Self(lhs + rhs.rawValue) }

  /// Returns a priority that is lower by a number.
  public static func - (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue - rhs) }

  /// Returns by how much a priority is higher than another.
  public static func - (lhs: Self, rhs: Self) -> Float { lhs.rawValue - rhs.rawValue }

  /// Raises a priority by a number.
  public static func += (lhs: inout Self, rhs: Float) { lhs = lhs + rhs }

  /// Lowers a priority by a number.
  public static func -= (lhs: inout Self, rhs: Float) { lhs = lhs - rhs }
}
