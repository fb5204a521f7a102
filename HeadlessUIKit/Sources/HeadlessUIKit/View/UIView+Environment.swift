/// What a view inherits from the views around it.
@preconcurrency @MainActor struct ViewEnvironment {
  var traits = UITraitCollection.default
  var settings = TraitSettings()
  /// The margins that were set, or nil.
  var margins: OwnMargins?
  var insetsMarginsFromSafeArea = true
  var preservesSuperviewMargins = false

  /// Margins as they were set: absolute, or relative to the direction of reading.
  enum OwnMargins: Equatable {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  /// The safe area insets of which the view was last notified.
  var toldSafeArea = UIEdgeInsets.zero
}

extension UIView {
  /// Resolves the view's traits, and notifies it and its subviews if they differ.
  func updateTraits() {
    resolveTraits(from: inheritedTraits)
  }

  /// Takes over the traits of the view that will contain this one.
  func adoptTraits(of container: UIView) {
    guard superview == nil else { return }
    resolveTraits(from: container.traitCollection)
  }

  /// The traits that the view inherits.
  private var inheritedTraits: UITraitCollection {
    if let window = self as? UIWindow { return window.sizedTraits }
    return superview?.traitCollection ?? .default
  }

  private func resolveTraits(from inherited: UITraitCollection) {
    let resolved = resolvedTraits(from: inherited)
    let previous = environment.traits
    guard resolved !== previous, resolved != previous else { return }
    environment.traits = resolved
    for subview in subviews { subview.resolveTraits(from: resolved) }
    if resolved.layoutDirection != previous.layoutDirection { directionDidChange() }
    resolved.performAsCurrent {
      environmentDidChange()
      traitCollectionDidChange(previous)
      controller?.traitCollectionDidChange(previous)
      let observers = environment.settings.observers + (controller?.traitSettings.observers ?? [])
      for observer in observers { observer.tell(resolved, previous) }
    }
  }

  /// Has everything placed again: constraints in the direction of reading have another side now.
  ///
  /// This may happen while an engine reads its views, so it keeps its system until it is asked next.
  private func directionDidChange() {
    setNeedsLayout()
    engineForSubviews?.directionDidChange = true
    superview?.engineForSubviews?.directionDidChange = true
  }

  /// Returns the inherited traits with the view's overrides.
  private func resolvedTraits(from inherited: UITraitCollection) -> UITraitCollection {
    var own = environment.settings.overrides
    if let controller {
      var given = controller.traitSettings.given
      given.take(controller.traitSettings.overrides)
      given.take(own)
      own = given
    }
    if overrideUserInterfaceStyle != .unspecified {
      own.userInterfaceStyle = overrideUserInterfaceStyle
    }
    guard own != TraitValues() else { return inherited }
    var values = inherited.values
    values.take(own)
    return UITraitCollection(values)
  }

  func layoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}
