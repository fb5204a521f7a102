/// Something that is known of an environment, by its type.
///
/// Here a value has to be safe to pass between threads, because trait collections are.
@available(iOS 17, macOS 10.15, *)
public protocol UITraitDefinition {
  /// What the trait is.
  associatedtype Value: Sendable

  /// What the trait is where nothing specifies it.
  static var defaultValue: Value { get }

  /// A name for the log.
  static var name: String { get }

  /// A name by which the trait is told apart.
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

/// A light or dark appearance.
@available(iOS 17, macOS 10.15, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The direction in which people read.
@available(iOS 17, macOS 10.15, *)
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// How many pixels make a point.
@available(iOS 17, macOS 10.15, *)
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  public static let defaultValue: CGFloat = 0
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The size of text the user prefers.
@available(iOS 17, macOS 10.15, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// Whether there is much room from side to side.
@available(iOS 17, macOS 10.15, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// Whether there is much room from top to bottom.
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

/// What kind of device it is.
@available(iOS 17, macOS 10.15, *)
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}
