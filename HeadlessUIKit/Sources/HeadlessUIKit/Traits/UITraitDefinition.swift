/// A trait, defined by a type.
///
/// Here, its value has to be safe to pass between threads, because trait collections are.
@available(iOS 17, macOS 10.15, *)
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value: Sendable

  /// The value of the trait where it is not specified.
  static var defaultValue: Value { get }

  /// A name for the log.
  static var name: String { get }

  /// A name that identifies the trait.
  static var identifier: String { get }

  /// Whether colors depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

@available(iOS 17, macOS 10.15, *)
extension UITraitDefinition {
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// The type that defines a trait.
@available(iOS 17, macOS 10.15, *)
public typealias UITrait = any UITraitDefinition.Type

/// The interface style: light or dark.
@available(iOS 17, macOS 10.15, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The layout direction.
@available(iOS 17, macOS 10.15, *)
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The number of pixels per point.
@available(iOS 17, macOS 10.15, *)
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  public static let defaultValue: CGFloat = 0
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The user's preferred text size.
@available(iOS 17, macOS 10.15, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// The horizontal size class.
@available(iOS 17, macOS 10.15, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The vertical size class.
@available(iOS 17, macOS 10.15, *)
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// Whether the user prefers bold text.
@available(iOS 17, macOS 10.15, *)
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The kind of device.
@available(iOS 17, macOS 10.15, *)
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Whether the user prefers increased contrast.
@available(iOS 17, macOS 10.15, *)
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}
