extension UIListContentConfiguration {
  /// The properties of the image in a row.
  public struct ImageProperties: Hashable {
    /// The color of a symbol; nil means the view's tint color.
    public var tintColor: UIColor?

    /// The configuration of a symbol; what it specifies replaces what the symbol itself does.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// Whether the image keeps its colors where colors are inverted; it is only kept.
    public var accessibilityIgnoresInvertColors = false

    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0

    /// The maximum size of the image; zero in a dimension means no limit.
    public var maximumSize = CGSize.zero

    /// The minimum space that is reserved for the image; zero in a dimension means the image's own
    /// size.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The properties of a text in a row.
  public struct TextProperties: Hashable {
    /// The alignment of lines.
    public enum TextAlignment: Hashable, Sendable {
      /// At the leading edge.
      case natural
      /// Centered.
      case center
      /// Justified.
      case justified
    }

    /// The transformation of letters.
    public enum TextTransform: Hashable, Sendable {
      /// No transformation.
      case none
      /// All letters are uppercase.
      case uppercase
      /// All letters are lowercase.
      case lowercase
      /// The first letter of each word is uppercase.
      case capitalized
    }

    /// The font.
    public var font: UIFont

    /// The color.
    public var color: UIColor

    /// The alignment of lines.
    public var alignment = TextAlignment.natural

    /// How lines are wrapped and truncated.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail

    /// The maximum number of lines; 0 means no limit.
    public var numberOfLines = 0

    /// Whether the font follows the user's preferred text size.
    public var adjustsFontForContentSizeCategory = true

    /// The transformation of letters.
    public var transform = TextTransform.none

    /// Whether the text looks disabled.
    var isDimmed = false

    /// Returns the color for the row's state.
    public func resolvedColor() -> UIColor {
      isDimmed ? .tertiaryLabel : color
    }

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    func shown(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }

    var textAlignment: NSTextAlignment {
      switch alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    }
  }
}
