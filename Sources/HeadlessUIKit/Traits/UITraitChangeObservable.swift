/// Something that is shown in an environment.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The environment.
  var traitCollection: UITraitCollection { get }

  /// Called when the environment changed; the parameter is what it was.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What can be asked to tell when certain traits change.
@available(iOS 17, macOS 10.15, *)
@preconcurrency @MainActor public protocol UITraitChangeObservable {
  /// Called when traits have changed, with the environment's owner and the traits before.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  /// Calls a block whenever one of some traits has changed.
  ///
  /// The block is kept as long as the object; what it is given need not be captured.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Calls a block no longer.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// What stands for a block that is called when traits change.
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

/// What a view or a controller has in place of the traits around it, and who hears of changes.
@preconcurrency @MainActor struct TraitSettings {
  var overrides = TraitValues()
  /// What a container gives its controllers in place of its own traits.
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

  /// The traits that the view and what is inside it have, whatever is around it.
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

  /// The traits that the controller and its view have, whatever is around them.
  public var traitOverrides: any UITraitOverrides {
    get { ChangingTraits(values: traitSettings.overrides) }
    set {
      traitSettings.overrides = (newValue as? ChangingTraits)?.values ?? TraitValues()
      viewIfLoaded?.updateTraits()
    }
  }
}
