extension UIListContentConfiguration {
  /// How an image in a row looks.
  public struct ImageProperties: Hashable {
    /// The color of a symbol; the view's tint color if there is none.
    public var tintColor: UIColor?

    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0

    /// The size that the image is shrunk to fit in; zero in a dimension is no bound.
    public var maximumSize = CGSize.zero

    /// The room that is kept for the image at least; zero in a dimension is the image's own size.
    public var reservedLayoutSize = CGSize.zero
  }

  /// How a text in a row looks.
  public struct TextProperties: Hashable {
    /// Where lines stand.
    public enum TextAlignment: Hashable, Sendable {
      /// Where reading starts.
      case natural
      /// In the middle.
      case center
      /// From edge to edge.
      case justified
    }

    /// What becomes of letters.
    public enum TextTransform: Hashable, Sendable {
      /// They stay as they are.
      case none
      /// They become capitals.
      case uppercase
      /// They become small.
      case lowercase
      /// The first one of each word becomes a capital.
      case capitalized
    }

    /// The font.
    public var font: UIFont

    /// The color.
    public var color: UIColor

    /// Where lines stand.
    public var alignment = TextAlignment.natural

    /// Where lines break, and what is left out.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail

    /// The greatest number of lines; 0 is no bound.
    public var numberOfLines = 0

    /// Whether the font follows the user's preferred text size.
    public var adjustsFontForContentSizeCategory = true

    /// What becomes of letters.
    public var transform = TextTransform.none

    /// Whether the text is shown as that of something that cannot be used.
    var isDimmed = false

    /// Returns the color in the state the row is in.
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
