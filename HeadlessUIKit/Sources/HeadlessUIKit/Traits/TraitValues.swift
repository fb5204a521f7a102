/// The values of the traits of an environment.
struct TraitValues: Hashable, Sendable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified

  /// The custom traits of the app.
  var own: [ObjectIdentifier: OwnTrait] = [:]

  /// Copies the traits that another environment specifies.
  mutating func take(_ other: Self) {
    guard other != TraitValues() else { return }
    func take<Value: Equatable>(_ path: WritableKeyPath<Self, Value>, unless empty: Value) {
      if other[keyPath: path] != empty { self[keyPath: path] = other[keyPath: path] }
    }
    take(\.userInterfaceStyle, unless: .unspecified)
    take(\.layoutDirection, unless: .unspecified)
    take(\.displayScale, unless: 0)
    take(\.preferredContentSizeCategory, unless: .unspecified)
    take(\.horizontalSizeClass, unless: .unspecified)
    take(\.verticalSizeClass, unless: .unspecified)
    take(\.legibilityWeight, unless: .unspecified)
    take(\.userInterfaceIdiom, unless: .unspecified)
    take(\.accessibilityContrast, unless: .unspecified)
    own.merge(other.own) { $1 }
  }

  /// Returns the value of a trait, or its default.
  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return system.value(in: self) as? Trait.Value ?? Trait.defaultValue
      }
      return own[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.set(newValue, in: &self)
      } else {
        own[ObjectIdentifier(trait)] = OwnTrait(newValue)
      }
    }
  }

  /// Returns whether two environments have different values of a trait.
  func differs(from other: Self, in trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
    func isDifferent<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
      OwnTrait(self[trait]) != OwnTrait(other[trait])
    }
    return isDifferent(trait)
  }

  /// Removes the value of a trait, so that it is not specified.
  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.reset(in: &self)
    } else {
      own[ObjectIdentifier(trait)] = nil
    }
  }

  /// Returns whether a trait is specified.
  func contains(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(self, TraitValues()) }
    return own[ObjectIdentifier(trait)] != nil
  }
}

/// The value of a custom trait.
struct OwnTrait: Hashable, Sendable {
  let value: any Sendable

  init(_ value: any Sendable) { self.value = value }

  /// As in UIKit, values that cannot be compared are different.
  static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == rhs.value as? Value }
    guard let value = lhs.value as? any Equatable else { return false }
    return isEqual(value)
  }

  /// Equal values need not be hashable.
  func hash(into hasher: inout Hasher) {}
}

/// A trait of the system, and where its value is stored.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  static func value(in values: TraitValues) -> Any { values[keyPath: path] }

  static func set(_ value: Any, in values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: path] = value }
  }

  static func reset(in values: inout TraitValues) {
    values[keyPath: path] = TraitValues()[keyPath: path]
  }

  static func differs(_ first: TraitValues, _ second: TraitValues) -> Bool {
    first[keyPath: path] != second[keyPath: path]
  }
}
