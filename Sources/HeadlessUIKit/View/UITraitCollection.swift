/// The environment a view is shown in: light or dark, direction, scale and text size.
///
/// A trait that was not given is unspecified, and a scale that was not given is 0.
public final class UITraitCollection: NSObject, Sendable {
  /// A light or dark appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The direction in which people read.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// How many pixels make a point.
  public let displayScale: CGFloat
  /// The size of text the user prefers.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// Creates a collection in which nothing is specified.
  public convenience override init() {
    self.init(
      userInterfaceStyle: .unspecified,
      layoutDirection: .unspecified,
      displayScale: 0,
      preferredContentSizeCategory: .unspecified
    )
  }

  init(
    userInterfaceStyle: UIUserInterfaceStyle,
    layoutDirection: UITraitEnvironmentLayoutDirection,
    displayScale: CGFloat,
    preferredContentSizeCategory: UIContentSizeCategory
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// What a view without a window is shown in: light, left to right, two pixels a point.
  static let `default` = UITraitCollection(
    userInterfaceStyle: .light,
    layoutDirection: .leftToRight,
    displayScale: 2,
    preferredContentSizeCategory: .large
  )

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && layoutDirection == other.layoutDirection
      && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(layoutDirection)
    hasher.combine(displayScale)
    hasher.combine(preferredContentSizeCategory)
    return hasher.finalize()
  }
}
