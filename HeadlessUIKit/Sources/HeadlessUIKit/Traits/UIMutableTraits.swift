/// Traits that can be set.
@available(iOS 17, macOS 10.15, *)
public protocol UIMutableTraits {
  /// Returns the value of a trait, which may be a custom one.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
  /// The interface style: light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The layout direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The number of pixels per point.
  var displayScale: CGFloat { get set }
  /// The user's preferred text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether the user prefers bold text.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Whether the user prefers increased contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
}

/// Traits that override those of the environment for a view or a view controller.
@available(iOS 17, macOS 10.15, *)
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool

  /// Removes the override of a trait.
  mutating func remove(_ trait: UITrait)
}

/// Traits that record which of them were set.
@available(iOS 17, macOS 10.15, *)
struct ChangingTraits: UITraitOverrides {
  var values = TraitValues()

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }

  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }

  var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }

  var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }

  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }

  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }

  var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }

  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }

  var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }

  func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
