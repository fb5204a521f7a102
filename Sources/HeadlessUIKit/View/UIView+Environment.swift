/// What a view takes over from the views around it.
struct ViewEnvironment {
  var traits = UITraitCollection.default
  /// The margins that were set, or none.
  var margins: OwnMargins?
  var insetsMarginsFromSafeArea = true
  var preservesSuperviewMargins = false

  /// Margins as they were set: for sides, or in the direction of reading.
  enum OwnMargins: Equatable {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  /// The safe area the view was last told of.
  var toldSafeArea = UIEdgeInsets.zero
}

extension UIView {
  /// Resolves the view's traits from those around it and tells about a difference, here and inside.
  func updateTraits() {
    resolveTraits(from: inheritedTraits)
  }

  /// The traits the view would have without any of its own.
  private var inheritedTraits: UITraitCollection {
    if let window = self as? UIWindow { return window.screenTraits }
    return superview?.traitCollection ?? .default
  }

  private func resolveTraits(from inherited: UITraitCollection) {
    let resolved =
      overrideUserInterfaceStyle == .unspecified
      ? inherited
      : inherited.replacing(userInterfaceStyle: overrideUserInterfaceStyle)
    let previous = environment.traits
    guard resolved != previous else { return }
    environment.traits = resolved
    for subview in subviews { subview.resolveTraits(from: resolved) }
    environmentDidChange()
    traitCollectionDidChange(previous)
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
