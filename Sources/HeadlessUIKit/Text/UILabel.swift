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

  /// The text that is shown.
  open var text: String? {
    didSet { if text != oldValue { contentDidChange() } }
  }

  /// The font of the text; the system's in the size of labels after `nil` was set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { resolvedFont }
    set {
      guard newValue != chosenFont else { return }
      chosenFont = newValue
      contentDidChange()
    }
  }

  /// The color of the text; the label color after `nil` was set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { chosenTextColor ?? .label }
    set { chosenTextColor = newValue }
  }

  /// Where the lines stand between the left and the right edge.
  open var textAlignment: NSTextAlignment = .natural

  /// Where lines break, and what is left out.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { contentDidChange() }
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

  override var textBaselines: TextBaselines? { TextBaselines(font) }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : .infinity)
  }

  open override var intrinsicContentSize: CGSize {
    fittingSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  /// Returns the rectangle the text takes within a rectangle, at its top left.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let layout = layout(width: bounds.width, lines: numberOfLines)
    let size = roundedToPixels(layout.size)
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    )
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followPreferredTextSize(insteadOf: previousTraitCollection)
  }

  private var chosenFont: UIFont?
  private var chosenTextColor: UIColor?

  private var resolvedFont: UIFont {
    chosenFont ?? .systemFont(ofSize: UIFont.labelFontSize)
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
  }
}
