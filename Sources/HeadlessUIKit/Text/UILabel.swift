/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text that is shown; setting it takes away the looks of an attributed text.
  open var text: String? {
    get { content.string }
    set {
      guard newValue != content.string || content.isStyled else { return }
      content = newValue.map(Content.plain) ?? .none
      contentDidChange()
    }
  }

  /// The text that is shown, with its looks; what it does not say is as the label's own properties say.
  ///
  /// Setting it sets the font, the color, the alignment and the line break mode to those of its first
  /// character. Setting one of these afterwards changes the whole text.
  open var attributedText: NSAttributedString? {
    get { content.attributed(looks: attributes) }
    set {
      guard newValue != nil || content.string != nil else { return }
      show(newValue)
      contentDidChange()
    }
  }

  /// The font of the text; the system's in the size of labels after `nil` was set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { resolvedFont }
    set {
      guard newValue != chosenFont || content.isStyled else { return }
      chosenFont = newValue
      restyle(.font, resolvedFont)
      contentDidChange()
    }
  }

  /// The color of the text; the label color after `nil` was set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { chosenTextColor ?? .label }
    set {
      chosenTextColor = newValue
      restyle(.foregroundColor, newValue ?? .label)
    }
  }

  /// Where the lines stand between the left and the right edge.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { restyleParagraphs { [textAlignment] in $0.alignment = textAlignment } }
  }

  /// Where lines break, and what is left out.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet {
      restyleParagraphs { [lineBreakMode] in $0.lineBreakMode = lineBreakMode }
      contentDidChange()
    }
  }

  /// The greatest number of lines; 0 is no bound.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// The width at which the label's own size wraps its lines, in points; 0 does not wrap them.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { contentDidChange() }
  }

  /// Whether a font made for a text style follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false

  /// Whether the highlighted color is shown.
  open var isHighlighted = false

  /// The color of the text while the label is highlighted.
  open var highlightedTextColor: UIColor?

  /// Whether the text looks enabled.
  open var isEnabled = true

  override var textBaselines: TextBaselines? { baselines }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : .infinity)
  }

  open override var intrinsicContentSize: CGSize {
    fittingSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  /// Returns the rectangle the text takes within a rectangle, at its top left.
  ///
  /// The label asks this for the size it wants, so that a subclass can keep space around the text.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = roundedToPixels(textSize(width: bounds.width, lines: numberOfLines))
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    )
  }

  /// Draws the text in the middle of a rectangle's height.
  ///
  /// A subclass calls this with another rectangle to draw elsewhere, and is not to call it otherwise.
  open func drawText(in rect: CGRect) {
    drawing = Drawing(rect: rect, text: drawnText(in: rect))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followPreferredTextSize(insteadOf: previousTraitCollection)
  }

  var content = Content.none
  /// What the label is drawing, while it draws.
  var drawing: Drawing?
  private var chosenFont: UIFont?
  private var chosenTextColor: UIColor?

  var resolvedFont: UIFont {
    chosenFont ?? .systemFont(ofSize: UIFont.labelFontSize)
  }

  /// Takes the looks of a character for the label's own.
  func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { chosenFont = font }
    if let color = attributes[.foregroundColor] as? UIColor { chosenTextColor = color }
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
  }
}
