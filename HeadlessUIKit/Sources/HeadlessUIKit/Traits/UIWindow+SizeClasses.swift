extension UIWindow {
  /// The side length, in points, from which on a window has regular size classes, as on a tablet.
  private static let tabletSide: CGFloat = 600

  /// The height, in points, from which on a phone in landscape has a regular width.
  private static let largePhoneSide: CGFloat = 414

  /// The window's traits: those of the screen, with size classes for the window's size.
  ///
  /// They follow the phones and tablets that Apple lists: in portrait a phone has a compact width,
  /// in landscape a compact height, and large phones have a regular width in landscape.
  var sizedTraits: UITraitCollection { sizedTraits(for: bounds.size) }

  /// Returns the window's traits if it had a size.
  func sizedTraits(for size: CGSize) -> UITraitCollection {
    var values = TraitValues()
    let isTablet = min(size.width, size.height) >= Self.tabletSide
    let isOnSide = size.width > size.height
    let isWide = isTablet || isOnSide && size.height >= Self.largePhoneSide
    values.horizontalSizeClass = isWide ? .regular : .compact
    values.verticalSizeClass = isOnSide && !isTablet ? .compact : .regular
    var result = UITraitCollection.default.values
    values.userInterfaceIdiom = idiom
    result.take(values)
    result.take(givenTraits.values)
    return UITraitCollection(result)
  }
}
