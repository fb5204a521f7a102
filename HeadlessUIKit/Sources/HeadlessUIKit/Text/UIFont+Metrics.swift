/// The vertical metrics of Arial, in parts of the font size.
extension UIFont {
  /// The height of the tallest letters above the baseline, in points.
  public var ascender: CGFloat { pointSize * 0.905 }

  /// The depth of letters below the baseline, in points, as a negative number.
  public var descender: CGFloat { pointSize * -0.212 }

  /// The gap between lines, in points.
  public var leading: CGFloat { pointSize * 0.033 }

  /// The distance from one baseline to the next, in points.
  public var lineHeight: CGFloat { ascender - descender + leading }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { pointSize * 0.716 }

  /// The height of lowercase letters such as x, in points.
  public var xHeight: CGFloat { pointSize * 0.519 }
}
