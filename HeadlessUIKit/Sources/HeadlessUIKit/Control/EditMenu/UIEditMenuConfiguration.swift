/// Directions in which the arrow of an edit menu points.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The direction that suits the place of the menu.
  case automatic = 0
  /// Upwards.
  case up = 1
  /// Downwards.
  case down = 2
  /// To the left.
  case left = 3
  /// To the right.
  case right = 4
}

/// The place of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// What identifies the configuration.
  open private(set) var identifier: AnyHashable

  /// The point beside which the menu is shown, in the view's coordinates.
  open private(set) var sourcePoint: CGPoint

  /// The direction in which the arrow should point; it is only kept.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration for a point of a view, with a unique identifier unless one is given.
  public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.init(identifier ?? AnyHashable(UUID()), sourcePoint)
  }

  private init(_ identifier: AnyHashable, _ sourcePoint: CGPoint) {
    self.identifier = identifier
    self.sourcePoint = sourcePoint
    super.init()
  }
}
