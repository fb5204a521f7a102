/// A control for editing a line of text.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The border styles.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A bevel.
    case bezel = 2
    /// A line with rounded corners.
    case roundedRect = 3
  }

  /// When an accessory view of the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// During editing.
    case whileEditing = 1
    /// Except during editing.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was committed.
    case committed = 0
    /// Editing was cancelled.
    case cancelled = 1
  }

  /// Posted when editing of a text field begins.
  nonisolated public static let textDidBeginEditingNotification =
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing of a text field ends.
  nonisolated public static let textDidEndEditingNotification =
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  /// Posted when the user changes the text of a text field.
  nonisolated public static let textDidChangeNotification =
    NSNotification.Name("UITextFieldTextDidChangeNotification")

  private let label = UILabel()
  private var chosenFont: UIFont?
  private var chosenTextColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    updateLabel()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(label)
    updateLabel()
  }

  /// The text; empty at first.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      updateLabel()
    }
  }

  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    didSet { updateLabel() }
  }

  /// The placeholder with attributes, in place of the plain one.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      placeholder = attributedPlaceholder?.string
      updateLabel()
    }
  }

  /// The font of the text; nil means the system font at the size of labels.
  open var font: UIFont? {
    get { chosenFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set {
      let adjusts = adjustsFontForContentSizeCategory
      chosenFont = adjusts ? newValue?.adjusted(for: traitCollection) : newValue
      updateLabel()
    }
  }

  /// Whether a font made for a text style, or scaled, follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory, !oldValue { font = font } }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { font = font }
  }

  /// The color of the text; nil means the label color.
  open var textColor: UIColor? {
    get { chosenTextColor ?? .label }
    set {
      chosenTextColor = newValue
      updateLabel()
    }
  }

  /// The horizontal alignment of the text.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { updateLabel() }
  }

  /// The border style.
  open var borderStyle: UITextField.BorderStyle = .none {
    didSet { setNeedsLayout() }
  }

  /// The delegate of the text field.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the text is deleted when editing begins.
  open var clearsOnBeginEditing = false
  /// When the clear button is shown.
  open var clearButtonMode: UITextField.ViewMode = .never
  /// A view to the left of the text.
  open var leftView: UIView? { didSet { replaceSideView(oldValue, leftView) } }
  /// When the view to the left is shown.
  open var leftViewMode: UITextField.ViewMode = .never { didSet { setNeedsLayout() } }
  /// A view to the right of the text.
  open var rightView: UIView? { didSet { replaceSideView(oldValue, rightView) } }
  /// When the view to the right is shown.
  open var rightViewMode: UITextField.ViewMode = .never { didSet { setNeedsLayout() } }
  private var inputViews: (keyboard: UIView?, accessory: UIView?)

  /// The view that is shown in place of the keyboard.
  open override var inputView: UIView? {
    get { inputViews.keyboard }
    set { inputViews.keyboard = newValue }
  }

  /// The view that is shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }

  /// Whether there is text.
  open var hasText: Bool { text?.isEmpty == false }

  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType = .default
  /// The type of the keyboard.
  open var keyboardType: UIKeyboardType = .default
  /// When letters are capitalized automatically.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether words are corrected automatically.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// The meaning of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  /// Whether the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden, as for passwords.
  open var isSecureTextEntry = false { didSet { updateLabel() } }

  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard window != nil, canBecomeFirstResponder, !isFirstResponder else {
      return super.becomeFirstResponder()
    }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    setNeedsLayout()
    didBeginEditing()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    setNeedsLayout()
    didEndEditing()
    return true
  }

  /// Returns the rectangle of the text for bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = borderStyle == .none ? bounds : bounds.insetBy(dx: Self.borderPadding, dy: 0)
    if let leftView, isShown(leftViewMode) {
      let start = leftViewRect(forBounds: bounds)
      rect.size.width = max(0, rect.maxX - max(rect.minX, start.maxX))
      rect.origin.x = max(rect.minX, leftView.frame.isEmpty ? rect.minX : start.maxX)
    }
    if rightView != nil, isShown(rightViewMode) {
      rect.size.width = max(0, min(rect.maxX, rightViewRect(forBounds: bounds).minX) - rect.minX)
    }
    return rect
  }

  /// Returns the rectangle of the text during editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the view to the left of the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2),
      size: size
    )
  }

  /// Returns the rectangle of the view to the right of the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2),
      size: size
    )
  }

  override var textBaselines: TextBaselines? {
    TextBaselines(label.font, height: label.font.lineHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    var size = label.intrinsicContentSize
    let line = CGSize(width: 0, height: label.font.lineDistance)
    size.height = max(size.height, label.roundedToPixels(line).height)
    if borderStyle != .none {
      size.width += 2 * Self.borderPadding
      size.height += 2 * Self.borderPadding
    }
    return size
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isEmpty = text?.isEmpty ?? true
    if isEmpty {
      label.frame = placeholderRect(forBounds: bounds)
    } else {
      label.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    leftView?.frame = leftViewRect(forBounds: bounds)
    leftView?.isHidden = !isShown(leftViewMode)
    rightView?.frame = rightViewRect(forBounds: bounds)
    rightView?.isHidden = !isShown(rightViewMode)
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func replaceSideView(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  override func didTouchUpInside() {
    _ = becomeFirstResponder()
  }

  /// The space between the border and the text, in points.
  private static let borderPadding: CGFloat = 7

  private func updateLabel() {
    let isEmpty = text?.isEmpty ?? true
    label.text = isEmpty ? placeholder : shownText
    label.textColor = isEmpty ? .placeholderText : textColor
    label.font = font
    label.textAlignment = textAlignment
    if isEmpty, let attributedPlaceholder, attributedPlaceholder.string == placeholder {
      label.attributedText = attributedPlaceholder
    }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var shownText: String? {
    isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text
  }
}
