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

  /// Returns the font for a text style at the text size that the user prefers.
  ///
  /// A view's own traits do not matter, as in UIKit; pass them if they should.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font for a text style at the text size of an environment.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      size: TextStyleSizes.size(of: style, in: PreferredTextSize.category(traitCollection)),
      weight: style == .headline ? .semibold : .regular,
      scaling: .style(style)
    )
  }
}

extension UIFont {
  /// How a font follows the user's preferred text size.
  enum Scaling: Hashable, Sendable {
    /// The font is that of a text style.
    case style(TextStyle)
    /// The font grows as the lines of a text style do, up to a size, in points.
    case metrics(TextStyle, size: CGFloat, greatest: CGFloat)
  }

  /// Returns the font at an environment's text size; the same one if it does not follow it.
  func adjusted(for traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let size =
      switch scaling {
      case .style(let style):
        TextStyleSizes.size(of: style, in: traits.preferredContentSizeCategory)
      case .metrics(let style, let size, let greatest):
        min(
          greatest,
          UIFontMetrics(forTextStyle: style).scaledValue(for: size, compatibleWith: traits)
        )
      }
    guard size != pointSize else { return self }
    return copy(size: size, scaling: scaling)
  }
}
