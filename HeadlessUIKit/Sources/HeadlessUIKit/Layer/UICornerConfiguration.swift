/// The radius of a corner; it is only kept.
@available(iOS 26, macOS 10.15, *)
public struct UICornerRadius: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat?)
  }

  private let kind: Kind

  /// Creates a radius of a length, in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius))
  }

  /// Creates a radius that has its center where the corner of the container has it.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum))
  }
}

/// The radii of a view's corners; they are only kept.
///
/// Pictures and tests of looks know the corners of `layer.cornerRadius`.
@available(iOS 26, macOS 10.15, *)
public struct UICornerConfiguration: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case corners([UICornerRadius?])
    case uniform([UICornerRadius?])
    case capsule(maximum: Double?)
  }

  private let kind: Kind

  /// Creates corners of half the view's shorter side, up to a radius in points.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(maximum: maximumRadius))
  }

  /// Creates four corners, each of which resolves a radius by itself.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(kind: .corners([radius, radius, radius, radius]))
  }

  /// Creates four corners with radii of their own; nil leaves a corner square.
  public static func corners(
    topLeftRadius: UICornerRadius?,
    topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      kind: .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
    )
  }

  /// Creates four corners that have the same radius.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    uniform(radius, radius, radius, radius)
  }

  /// Creates corners that have the same radius at the top, and the same at the bottom.
  public static func uniformEdges(
    topRadius: UICornerRadius,
    bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    uniform(topRadius, topRadius, bottomRadius, bottomRadius)
  }

  /// Creates corners that have the same radius at the left, and the same at the right.
  public static func uniformEdges(
    leftRadius: UICornerRadius,
    rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    uniform(leftRadius, rightRadius, leftRadius, rightRadius)
  }

  /// Creates corners that have the same radius at the top; others are square unless they have one.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius,
    bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    uniform(topRadius, topRadius, bottomLeftRadius, bottomRightRadius)
  }

  /// Creates corners that have the same radius at the bottom; others are square unless they have one.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius,
    topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    uniform(topLeftRadius, topRightRadius, bottomRadius, bottomRadius)
  }

  /// Creates corners that have the same radius at the left; others are square unless they have one.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius,
    topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    uniform(leftRadius, topRightRadius, leftRadius, bottomRightRadius)
  }

  /// Creates corners that have the same radius at the right; others are square unless they have one.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius,
    topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    uniform(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius)
  }

  /// Creates corners with radii in the order of reading: at the top, then at the bottom.
  private static func uniform(_ radii: UICornerRadius?...) -> UICornerConfiguration {
    UICornerConfiguration(kind: .uniform(radii))
  }
}
