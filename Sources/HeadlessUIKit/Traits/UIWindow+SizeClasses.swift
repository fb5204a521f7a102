extension UIWindow {
  /// From which side length on, in points, a window has much room as that of a tablet.
  private static let tabletSide: CGFloat = 600

  /// From which height on, in points, a phone on its side has much room from side to side.
  private static let largePhoneSide: CGFloat = 414

  /// What the window is shown in: the screen's traits, with the size classes of the window's size.
  ///
  /// They are those of the phones and tablets that Apple lists: a phone that stands has little room
  /// from side to side, one on its side has little from top to bottom, and large ones have much from
  /// side to side then.
  var sizedTraits: UITraitCollection {
    var values = TraitValues()
    let size = bounds.size
    let isTablet = min(size.width, size.height) >= Self.tabletSide
    let isOnSide = size.width > size.height
    let isWide = isTablet || isOnSide && size.height >= Self.largePhoneSide
    values.horizontalSizeClass = isWide ? .regular : .compact
    values.verticalSizeClass = isOnSide && !isTablet ? .compact : .regular
    var result = UITraitCollection.default.values
    result.take(values)
    result.take(givenTraits.values)
    return UITraitCollection(result)
  }
}
