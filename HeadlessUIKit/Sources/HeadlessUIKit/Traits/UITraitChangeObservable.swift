/// An object with traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }

  /// Called when the traits have changed; the parameter contains the previous ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object that reports changes of its traits.
@available(iOS 17, macOS 10.15, *)
@preconcurrency @MainActor public protocol UITraitChangeObservable {
  /// Called when traits have changed, with the object and its previous traits.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  /// Calls a block when one of several traits has changed.
  ///
  /// The block is kept as long as the object. It gets the object as a parameter, which it need not
  /// capture.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Stops calling a block.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// Identifies a block that is called when traits change.
@available(iOS 17, macOS 10.15, *)
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// A block that is called when traits change.
@available(iOS 17, macOS 10.15, *)
final class TraitObserver: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let action: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ action: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.action = action
  }

  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  func tell(_ present: UITraitCollection, _ previous: UITraitCollection) {
    if traits.contains(where: { present.values.differs(from: previous.values, in: $0) }) {
      action(previous)
    }
  }
}

/// The trait overrides of a view or a view controller, and the observers of its traits.
@preconcurrency @MainActor struct TraitSettings {
  var overrides = TraitValues()
  /// The traits that a container sets for its child view controllers.
  var given = TraitValues()
  private(set) var observers: [TraitObserver] = []

  mutating func add<Observed: UITraitEnvironment>(
    _ traits: [UITrait],
    in environment: any UITraitEnvironment,
    _ handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits) { [weak environment] previous in
      if let observed = environment as? Observed { handler(observed, previous) }
    }
    observers.append(observer)
    return observer
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    observers.removeAll { $0 === registration }
  }
}

extension UIView: UITraitEnvironment {}

@available(iOS 17, macOS 10.15, *)
extension UIView: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping UIView.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    environment.settings.add(traits, in: self, handler)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    environment.settings.remove(registration)
  }

  /// The traits that override those of the environment for the view and its subviews.
  public var traitOverrides: any UITraitOverrides {
    get { ChangingTraits(values: environment.settings.overrides) }
    set {
      environment.settings.overrides = (newValue as? ChangingTraits)?.values ?? TraitValues()
      updateTraits()
    }
  }
}

extension UIViewController: UITraitEnvironment {}

@available(iOS 17, macOS 10.15, *)
extension UIViewController: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping UIViewController.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    traitSettings.add(traits, in: self, handler)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitSettings.remove(registration)
  }

  /// The traits that override those of the environment for the view controller and its view.
  public var traitOverrides: any UITraitOverrides {
    get { ChangingTraits(values: traitSettings.overrides) }
    set {
      traitSettings.overrides = (newValue as? ChangingTraits)?.values ?? TraitValues()
      viewIfLoaded?.updateTraits()
    }
  }
}
