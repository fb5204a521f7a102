/// Traits that can be set.
@available(iOS 17, macOS 10.15, *)
public protocol UIMutableTraits {
  /// The value of a trait, also of one that an app defines itself.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
  /// A light or dark appearance.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The direction in which people read.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// How many pixels make a point.
  var displayScale: CGFloat { get set }
  /// The size of text the user prefers.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Whether there is much room from side to side.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether there is much room from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether the user prefers bold text.
  var legibilityWeight: UILegibilityWeight { get set }
  /// What kind of device it is.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
}

/// Traits that a view or a controller has whatever is around it.
@available(iOS 17, macOS 10.15, *)
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool

  /// Overrides a trait no longer.
  mutating func remove(_ trait: UITrait)
}

/// Trait by trait what was set.
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

  func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
