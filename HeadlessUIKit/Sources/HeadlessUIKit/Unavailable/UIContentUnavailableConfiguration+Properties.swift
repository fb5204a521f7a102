@available(iOS 17, macOS 10.15, *)
extension UIContentUnavailableConfiguration {
  /// The properties of the image.
  public struct ImageProperties: Hashable {
    /// The configuration of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// The color of a symbol and of the activity indicator; nil means the view's tint color.
    public var tintColor: UIColor?

    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0

    /// The maximum size of the image; zero in a dimension means no limit.
    public var maximumSize = CGSize.zero

    /// Whether the image keeps its colors where colors are inverted; it is only kept.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The properties of a text.
  public struct TextProperties: Hashable {
    /// The font, which follows the user's preferred text size if it is one for a text style.
    public var font: UIFont

    /// The color.
    public var color: UIColor

    /// How lines are wrapped and truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// The maximum number of lines; 0 means no limit.
    public var numberOfLines = 0

    /// Whether a text on one line is drawn smaller if it is wider than the view.
    public var adjustsFontSizeToFitWidth = false

    /// The smallest scale at which the text is drawn if it may be smaller; 0 means any.
    public var minimumScaleFactor: CGFloat = 0

    /// Whether letters move closer together before the text is cut; it is only kept.
    public var allowsDefaultTighteningForTruncation = false

    init(_ font: UIFont, _ color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// What a button does.
  public struct ButtonProperties: Hashable {
    /// The action of a tap, whose title and image the button shows if it has none.
    public var primaryAction: UIAction?

    /// The menu that opens, with a tap if there is no action.
    public var menu: UIMenu?

    /// Whether the button can be tapped.
    public var isEnabled = true

    /// The role of the button.
    public var role = UIButton.Role.normal
  }
}
