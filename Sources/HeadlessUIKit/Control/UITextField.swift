/// A control in which a user writes a line of text.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// What surrounds the text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// A bevel.
    case bezel = 2
    /// A line with round corners.
    case roundedRect = 3
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the user writes.
    case whileEditing = 1
    /// While the user does not write.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why a user stopped to write.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is as the user wants it.
    case committed = 0
    /// The user gave up.
    case cancelled = 1
  }

  /// Posted by a field when a user starts to write in it.
  nonisolated public static let textDidBeginEditingNotification =
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted by a field when a user stops to write in it.
  nonisolated public static let textDidEndEditingNotification =
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  /// Posted by a field when a user changes its text.
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

  /// The text the user wrote; empty where none was written.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      updateLabel()
    }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    didSet { updateLabel() }
  }

  /// The font of the text; the system's in the size of labels after `nil` was set.
  open var font: UIFont? {
    get { chosenFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set {
      chosenFont = newValue
      updateLabel()
    }
  }

  /// The color of the text; the label color after `nil` was set.
  open var textColor: UIColor? {
    get { chosenTextColor ?? .label }
    set {
      chosenTextColor = newValue
      updateLabel()
    }
  }

  /// Where the text stands between the left and the right edge.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { updateLabel() }
  }

  /// What surrounds the text.
  open var borderStyle: UITextField.BorderStyle = .none {
    didSet { setNeedsLayout() }
  }

  /// What has a say in what the user writes.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the text is emptied when the user starts to write.
  open var clearsOnBeginEditing = false
  /// When the button that clears the text is shown.
  open var clearButtonMode: UITextField.ViewMode = .never
  /// A view to the left of the text.
  open var leftView: UIView? { didSet { replaceSideView(oldValue, leftView) } }
  /// When the view to the left is shown.
  open var leftViewMode: UITextField.ViewMode = .never { didSet { setNeedsLayout() } }
  /// A view to the right of the text.
  open var rightView: UIView? { didSet { replaceSideView(oldValue, rightView) } }
  /// When the view to the right is shown.
  open var rightViewMode: UITextField.ViewMode = .never { didSet { setNeedsLayout() } }
  /// What takes the place of the keyboard.
  open var inputView: UIView?
  /// What is shown above the keyboard.
  open var inputAccessoryView: UIView?
  /// What the return key says.
  open var returnKeyType: UIReturnKeyType = .default
  /// Which keys the keyboard has.
  open var keyboardType: UIKeyboardType = .default
  /// Which letters become capital by themselves.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether words are put right.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// What kind of text is written.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  /// Whether the return key can be pressed only when there is text.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden.
  open var isSecureTextEntry = false { didSet { updateLabel() } }

  /// Whether the user is writing.
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

  /// Returns the rectangle of the text within a rectangle.
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

  /// Returns the rectangle of the text while the user writes.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds)
  }

  /// Returns the rectangle of what is shown while there is no text.
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
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var shownText: String? {
    isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text
  }
}
