/// How strongly a size is asked for, from 0 to the 1000 of what must be.
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

  /// What must be.
  public static let required = UILayoutPriority(1000)
  /// How strongly content resists being cut off, by default.
  public static let defaultHigh = UILayoutPriority(750)
  /// How strongly a drag keeps from resizing what may be resized.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// How strongly a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// How weakly a drag asks for what may not be resized.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly content keeps close to its own size, by default.
  public static let defaultLow = UILayoutPriority(250)
  /// How weakly a view asks for the size that is offered when the least one is looked for.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
