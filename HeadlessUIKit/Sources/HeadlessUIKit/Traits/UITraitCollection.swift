/// The environment of a view: interface style, direction, scale, text size and size classes.
///
/// A trait that was not given is unspecified, and a scale that was not given is 0.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  let values: TraitValues

  /// Creates a collection that specifies nothing.
  public override init() {
    values = TraitValues()
    super.init()
  }

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// The traits of a view without a window: light, left to right, three pixels per point, on a phone.
  static let `default`: UITraitCollection = {
    var values = TraitValues()
    values.userInterfaceStyle = .light
    values.layoutDirection = .leftToRight
    values.displayScale = 3
    values.preferredContentSizeCategory = .large
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.legibilityWeight = .regular
    values.userInterfaceIdiom = .phone
    values.accessibilityContrast = .normal
    return UITraitCollection(values)
  }()

  /// The interface style: light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The number of pixels per point.
  public var displayScale: CGFloat { values.displayScale }
  /// The user's preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Whether the user prefers bold text.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Whether the user prefers increased contrast.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

  /// Returns the value of a trait, which may be a custom one.
  @available(iOS 17, macOS 10.15, *)
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Returns whether colors may look different in another environment.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
      || accessibilityContrast != (traitCollection?.accessibilityContrast ?? .unspecified)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return values == other.values
  }

  public override var hash: Int { values.hashValue }
}

extension UITraitCollection {
  /// The traits of the view that is being laid out or configured, or else those of the screen.
  ///
  /// A view's own traits are current while it lays itself out and is notified of changed traits.
  public static var current: UITraitCollection {
    get {
      if MainQueue.isCurrent { return MainActor.assumeIsolated { CurrentTraits.onMain } }
      return ThreadTraits.current ?? .default
    }
    set {
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { CurrentTraits.onMain = newValue }
      } else {
        ThreadTraits.current = newValue
      }
    }
  }

  /// Runs a block with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.current
    Self.current = self
    actions()
    Self.current = outer
  }
}

/// Stores the current traits.
enum CurrentTraits {
  @preconcurrency @MainActor static var onMain = UITraitCollection.default
}

/// The current traits of threads other than the main one.
private enum ThreadTraits {
  /// The key of each thread's traits; `nil` if the system has no more keys.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    // Safe because what is released at the end of a thread was retained when it was stored.
    let failure = unsafe withUnsafeMutablePointer(to: &key) { pointer in
      unsafe pthread_key_create(pointer) { unsafe ThreadTraits.release($0) }
    }
    return failure == 0 ? key : nil
  }()

  /// The traits that were made current on this thread.
  static var current: UITraitCollection? {
    get {
      guard let key else { return nil }
      // Safe because only traits are stored under the key, and are retained while they are.
      return unsafe pthread_getspecific(key)
        .map { unsafe Unmanaged<UITraitCollection>.fromOpaque($0).takeUnretainedValue() }
    }
    set {
      guard let key else { return }
      // Safe because each value is retained when it is stored, and released when it is replaced.
      let old = unsafe pthread_getspecific(key)
      let new = unsafe newValue.map { unsafe Unmanaged.passRetained($0).toOpaque() }
      _ = unsafe pthread_setspecific(key, new)
      unsafe release(old)
    }
  }

  private static func release(_ traits: UnsafeMutableRawPointer?) {
    guard let traits = unsafe traits else { return }
    // Safe because only retained traits are stored.
    unsafe Unmanaged<UITraitCollection>.fromOpaque(traits).release()
  }
}
