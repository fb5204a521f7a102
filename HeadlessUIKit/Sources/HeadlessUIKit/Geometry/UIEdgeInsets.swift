/// Insets of the four edges of a rectangle, in points.
///
/// A negative inset moves its edge outwards.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The inset at the top, in points.
  public var top: CGFloat
  /// The inset at the left, in points.
  public var left: CGFloat
  /// The inset at the bottom, in points.
  public var bottom: CGFloat
  /// The inset at the right, in points.
  public var right: CGFloat

  /// Insets of zero.
  public static let zero = UIEdgeInsets()

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets from their values.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension UIEdgeInsets {
  package static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top + rhs.top,
      left: lhs.left + rhs.left,
      bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right
    )
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inwards by the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}
