extension UITraitCollection {
  /// Creates a collection that specifies only a light or dark appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(traitsFrom: [], userInterfaceStyle: userInterfaceStyle)
  }

  /// Creates a collection that specifies only the direction in which people read.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(traitsFrom: [], layoutDirection: layoutDirection)
  }

  /// Creates a collection that specifies only how many pixels make a point.
  public convenience init(displayScale: CGFloat) {
    self.init(traitsFrom: [], displayScale: displayScale)
  }

  /// Creates a collection that specifies only the preferred size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(traitsFrom: [], preferredContentSizeCategory: preferredContentSizeCategory)
  }

  /// Creates a collection from several, of which a later one wins where it specifies a trait.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitsFrom: traitCollections, displayScale: 0)
  }

  func replacing(userInterfaceStyle: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: userInterfaceStyle)])
  }

  private convenience init(
    traitsFrom collections: [UITraitCollection],
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    displayScale: CGFloat = 0,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  ) {
    let last = collections.reversed()
    self.init(
      userInterfaceStyle: last.lazy.map(\.userInterfaceStyle).first { $0 != .unspecified }
        ?? userInterfaceStyle,
      layoutDirection: last.lazy.map(\.layoutDirection).first { $0 != .unspecified }
        ?? layoutDirection,
      displayScale: last.lazy.map(\.displayScale).first { $0 != 0 } ?? displayScale,
      preferredContentSizeCategory: last.lazy.map(\.preferredContentSizeCategory)
        .first { $0 != .unspecified } ?? preferredContentSizeCategory
    )
  }
}

/// A light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Whatever applies around it.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// The direction in which people read in an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Whatever applies around it.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
