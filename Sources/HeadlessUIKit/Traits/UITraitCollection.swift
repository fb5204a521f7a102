/// The environment a view is shown in: light or dark, direction, scale, size of text, room.
///
/// A trait that was not given is unspecified, and a scale that was not given is 0.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  let values: TraitValues

  /// Creates a collection in which nothing is specified.
  public override init() {
    values = TraitValues()
    super.init()
  }

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// What a view without a window is shown in: light, left to right, two pixels a point, on a phone.
  static let `default`: UITraitCollection = {
    var values = TraitValues()
    values.userInterfaceStyle = .light
    values.layoutDirection = .leftToRight
    values.displayScale = 2
    values.preferredContentSizeCategory = .large
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.legibilityWeight = .regular
    values.userInterfaceIdiom = .phone
    return UITraitCollection(values)
  }()

  /// A light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The direction in which people read.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// How many pixels make a point.
  public var displayScale: CGFloat { values.displayScale }
  /// The size of text the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// Whether there is much room from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// Whether there is much room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Whether the user prefers bold text.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// What kind of device it is.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

  /// The value of a trait, also of one that an app defines itself.
  @available(iOS 17, macOS 10.15, *)
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Returns whether colors may look different in another environment.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return values == other.values
  }

  public override var hash: Int { values.hashValue }
}

extension UITraitCollection {
  /// The environment of what is being laid out or configured; that of the screen otherwise.
  ///
  /// A view's own is current while it lays itself out and hears that its environment changed.
  public static var current: UITraitCollection {
    get {
      if MainQueue.isCurrent { return MainActor.assumeIsolated { CurrentTraits.onMain } }
      return Thread.current.threadDictionary[CurrentTraits.key] as? UITraitCollection ?? .default
    }
    set {
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { CurrentTraits.onMain = newValue }
      } else {
        Thread.current.threadDictionary[CurrentTraits.key] = newValue
      }
    }
  }

  /// Runs actions while this environment is the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.current
    Self.current = self
    actions()
    Self.current = outer
  }
}

/// Which environment is the current one.
enum CurrentTraits {
  static let key = "HeadlessUIKit.UITraitCollection.current"
  @preconcurrency @MainActor static var onMain = UITraitCollection.default
}
