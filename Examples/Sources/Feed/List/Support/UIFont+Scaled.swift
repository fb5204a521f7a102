import Roster

extension UIFont {
  /// Returns the system's font in a size that grows with the text that the user prefers.
  ///
  /// - Parameters:
  ///   - size: The size at the standard text size, in points.
  ///   - weight: The weight.
  ///   - style: What the text is for, by which it grows.
  ///   - greatest: The size up to which it grows, in points; 0 for any.
  ///   - traits: The traits of where it is shown; by default, those that the user prefers.
  /// - Returns: The font.
  static func scaled(
    _ size: CGFloat,
    _ weight: UIFont.Weight = .regular,
    as style: UIFont.TextStyle,
    upTo greatest: CGFloat = 0,
    _ traits: UITraitCollection? = nil
  ) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    let metrics = UIFontMetrics(forTextStyle: style)
    guard greatest > 0 else { return metrics.scaledFont(for: font, compatibleWith: traits) }
    return metrics.scaledFont(for: font, maximumPointSize: greatest, compatibleWith: traits)
  }
}

extension UILabel {
  /// Takes a font that grows with the text that the user prefers.
  func follow(_ font: UIFont) {
    self.font = font
    adjustsFontForContentSizeCategory = true
  }
}

extension CGRect {
  /// The rectangle, or its mirror image in a width if text is written from right to left.
  func mirrored(in width: CGFloat, _ traits: UITraitCollection) -> CGRect {
    guard traits.layoutDirection == .rightToLeft else { return self }
    return CGRect(origin: CGPoint(x: width - maxX, y: minY), size: size)
  }
}
