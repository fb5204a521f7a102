extension UIFont {
  /// The purpose of a text, which determines its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A subheading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// An alternate caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// Returns the font for a text style at the default text size.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font for a text style at the text size of an environment.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    return UIFont(
      size: TextStyleSizes.size(of: style, in: category),
      weight: style == .headline ? .semibold : .regular,
      textStyle: style
    )
  }
}
