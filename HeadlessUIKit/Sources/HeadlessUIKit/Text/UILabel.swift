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

  /// The text; setting it removes the attributes of an attributed text.
  open var text: String? {
    get { content.string }
    set {
      guard newValue != content.string || content.isStyled else { return }
      content = newValue.map(Content.plain) ?? .none
      contentDidChange()
    }
  }

  /// The text with attributes; the label's properties apply to what it does not specify.
  ///
  /// Setting it sets the font, the color, the alignment and the line break mode to those of its
  /// first character. Setting one of these properties later changes the whole text.
  open var attributedText: NSAttributedString? {
    get { content.attributed(looks: attributes) }
    set {
      guard newValue != nil || content.string != nil else { return }
      show(newValue)
      contentDidChange()
    }
  }

  /// The font of the text; nil means the system font at the size of labels.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { resolvedFont }
    set {
      let font =
        adjustsFontForContentSizeCategory ? newValue?.adjusted(for: traitCollection) : newValue
      guard font != chosenFont || content.isStyled else { return }
      chosenFont = font
      restyle(.font, resolvedFont)
      contentDidChange()
    }
  }

  /// The color of the text; nil means the label color.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { chosenTextColor ?? .label }
    set {
      chosenTextColor = newValue
      restyle(.foregroundColor, newValue ?? .label)
    }
  }

  /// The horizontal alignment of the lines.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { restyleParagraphs { [textAlignment] in $0.alignment = textAlignment } }
  }

  /// How lines are wrapped and truncated.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet {
      restyleParagraphs { [lineBreakMode] in $0.lineBreakMode = lineBreakMode }
      contentDidChange()
    }
  }

  /// The maximum number of lines; 0 means no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// The width at which the intrinsic size wraps lines, in points; 0 does not wrap them.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { contentDidChange() }
  }

  /// Whether a font made for a text style, or scaled, follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      if adjustsFontForContentSizeCategory, !oldValue { followPreferredTextSize() }
    }
  }

  /// Whether the text is drawn smaller, on one line, if it is wider than the label.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsLayout() } }

  /// The smallest scale at which the text is drawn if it may be smaller; 0 means any.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// Whether letters move closer together before the text is cut; it is only kept.
  open var allowsDefaultTighteningForTruncation = false

  /// How a text that is drawn smaller is aligned vertically; it is only kept.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines

  /// The color of the shadow of the text; it is only kept.
  open var shadowColor: UIColor?

  /// The distance of the shadow from the text, in points; it is only kept.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Whether the label is highlighted.
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

  /// Returns the rectangle of the text for bounds, at their top left.
  ///
  /// The label uses it for its intrinsic size, so that a subclass can add space around the text.
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

  /// Draws the text, centered vertically in a rectangle.
  ///
  /// A subclass calls this method with another rectangle to draw elsewhere; do not call it for
  /// other reasons.
  open func drawText(in rect: CGRect) {
    drawing = Drawing(rect: rect, text: drawnText(in: rect))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard adjustsFontForContentSizeCategory,
      previousTraitCollection?.preferredContentSizeCategory
        != traitCollection.preferredContentSizeCategory
    else { return }
    followPreferredTextSize()
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    // Sizes are rounded to the pixels of another screen.
    if intrinsicScale != traitCollection.displayScale {
      intrinsicScale = traitCollection.displayScale
      invalidateIntrinsicContentSize()
    }
  }

  var content = Content.none
  /// The drawing in progress, while the label draws.
  var drawing: Drawing?
  private var chosenFont: UIFont?
  /// The scale of the screen to whose pixels sizes were rounded.
  private var intrinsicScale = UITraitCollection.default.displayScale
  private var chosenTextColor: UIColor?

  var resolvedFont: UIFont {
    chosenFont ?? .systemFont(ofSize: UIFont.labelFontSize)
  }

  /// Sets the label's properties to a character's attributes.
  func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { chosenFont = font }
    if let color = attributes[.foregroundColor] as? UIColor { chosenTextColor = color }
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
  }
}

/// How a text that is drawn smaller is aligned vertically.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where that of the larger text is.
  case alignBaselines = 0
  /// The centers are aligned.
  case alignCenters = 1
  /// Nothing is adjusted.
  case none = 2
}
