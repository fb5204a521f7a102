extension UITraitCollection {
  /// Changes traits, one by one.
  @available(iOS 17, macOS 10.15, *)
  public typealias TraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void

  /// Creates a collection that specifies what a block sets.
  @available(iOS 17, macOS 10.15, *)
  public convenience init(mutations: UITraitCollection.TraitMutations) {
    self.init(TraitValues().changed(by: mutations))
  }

  /// Returns a collection in which a block has changed traits.
  @available(iOS 17, macOS 10.15, *)
  public func modifyingTraits(_ mutations: UITraitCollection.TraitMutations) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  /// Creates a collection that specifies only a light or dark appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(\.userInterfaceStyle, userInterfaceStyle)
  }

  /// Creates a collection that specifies only the direction in which people read.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(\.layoutDirection, layoutDirection)
  }

  /// Creates a collection that specifies only how many pixels make a point.
  public convenience init(displayScale: CGFloat) {
    self.init(\.displayScale, displayScale)
  }

  /// Creates a collection that specifies only the preferred size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
  }

  /// Creates a collection that specifies only whether there is much room from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.horizontalSizeClass, horizontalSizeClass)
  }

  /// Creates a collection that specifies only whether there is much room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.verticalSizeClass, verticalSizeClass)
  }

  /// Creates a collection that specifies only whether the user prefers bold text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(\.legibilityWeight, legibilityWeight)
  }

  /// Creates a collection that specifies only what kind of device it is.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(\.userInterfaceIdiom, idiom)
  }

  /// Creates a collection from several, of which a later one wins where it specifies a trait.
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
