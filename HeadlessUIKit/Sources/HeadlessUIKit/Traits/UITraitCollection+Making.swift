extension UITraitCollection {
  /// A closure that changes traits.
  @available(iOS 17, macOS 10.15, *)
  public typealias TraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void

  /// Creates a collection with the traits that a block sets.
  @available(iOS 17, macOS 10.15, *)
  public convenience init(mutations: UITraitCollection.TraitMutations) {
    self.init(TraitValues().changed(by: mutations))
  }

  /// Returns a collection with the traits that a block changes.
  @available(iOS 17, macOS 10.15, *)
  public func modifyingTraits(_ mutations: UITraitCollection.TraitMutations) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  /// Creates a collection that specifies only the interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(\.userInterfaceStyle, userInterfaceStyle)
  }

  /// Creates a collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(\.layoutDirection, layoutDirection)
  }

  /// Creates a collection that specifies only the display scale.
  public convenience init(displayScale: CGFloat) {
    self.init(\.displayScale, displayScale)
  }

  /// Creates a collection that specifies only the preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
  }

  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.horizontalSizeClass, horizontalSizeClass)
  }

  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.verticalSizeClass, verticalSizeClass)
  }

  /// Creates a collection that specifies only the legibility weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(\.legibilityWeight, legibilityWeight)
  }

  /// Creates a collection that specifies only the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(\.userInterfaceIdiom, idiom)
  }

  /// Creates a collection that specifies only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(\.accessibilityContrast, accessibilityContrast)
  }

  /// Creates a collection from several; where more than one specifies a trait, the last one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.take(collection.values) }
    self.init(values)
  }

  private convenience init<Value>(_ path: WritableKeyPath<TraitValues, Value>, _ value: Value) {
    var values = TraitValues()
    values[keyPath: path] = value
    self.init(values)
  }
}

extension TraitValues {
  fileprivate func changed(by mutations: UITraitCollection.TraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = ChangingTraits(values: self)
    mutations(&traits)
    return (traits as? ChangingTraits)?.values ?? self
  }
}
