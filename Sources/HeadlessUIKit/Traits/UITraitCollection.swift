import Synchronization

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

  /// The traits of a view without a window: light, left to right, two pixels per point, on a phone.
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

  /// Returns the value of a trait, which may be a custom one.
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
  /// The traits of the view that is being laid out or configured, or else those of the screen.
  ///
  /// A view's own traits are current while it lays itself out and is notified of changed traits.
  public static var current: UITraitCollection {
    get {
      if MainQueue.isCurrent { return MainActor.assumeIsolated { CurrentTraits.onMain } }
      return CurrentTraits.elsewhere.withLock { $0.traits(on: .current) } ?? .default
    }
    set {
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { CurrentTraits.onMain = newValue }
      } else {
        CurrentTraits.elsewhere.withLock { $0.set(newValue, on: .current) }
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
  /// The current traits of other threads.
  static let elsewhere = Mutex(ThreadTraits())
}

/// The traits that have been made current on threads.
struct ThreadTraits {
  private struct Entry {
    weak var thread: Thread?
    let traits: UITraitCollection
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func traits(on thread: Thread) -> UITraitCollection? {
    entries[ObjectIdentifier(thread)].flatMap { $0.thread === thread ? $0.traits : nil }
  }

  /// Makes traits current on a thread, and forgets the threads that have ended.
  mutating func set(_ traits: UITraitCollection, on thread: Thread) {
    entries = entries.filter { $0.value.thread != nil }
    entries[ObjectIdentifier(thread)] = Entry(thread: thread, traits: traits)
  }
}
