/// The vertical metrics of the system font, in parts of the font size.
extension UIFont {
  /// The height of the tallest letters above the baseline, in points.
  public var ascender: CGFloat { pointSize * 0.952148 }

  /// The depth of letters below the baseline, in points, as a negative number.
  public var descender: CGFloat { pointSize * -0.241211 }

  /// The space between lines, in points; only fonts of text styles have some.
  public var leading: CGFloat {
    guard case .style(let style) = scaling else { return 0 }
    return max(0, TextStyleSizes.lineDistance(of: style, size: pointSize) - lineHeight)
  }

  /// The height of a line, in points, without the space before the next one.
  public var lineHeight: CGFloat { ascender - descender }

  /// The distance from one baseline to the next, in points.
  package var lineDistance: CGFloat { lineHeight + leading }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { pointSize * 0.716 }

  /// The height of lowercase letters such as x, in points.
  public var xHeight: CGFloat { pointSize * 0.519 }
}
