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

  /// Whether the user is writing.
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasEditing = isEditing
    let isEditing = super.becomeFirstResponder()
    if isEditing, !wasEditing { sendActions(for: .editingDidBegin) }
    return isEditing
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasEditing = isEditing
    let resigned = super.resignFirstResponder()
    if resigned, wasEditing { sendActions(for: .editingDidEnd) }
    return resigned
  }

  /// Returns the rectangle of the text within a rectangle.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds : bounds.insetBy(dx: Self.borderPadding, dy: 0)
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
    label.frame = textRect(forBounds: bounds)
  }

  override func didTouchUpInside() {
    _ = becomeFirstResponder()
  }

  /// The space between the border and the text, in points.
  private static let borderPadding: CGFloat = 7

  private func updateLabel() {
    let isEmpty = text?.isEmpty ?? true
    label.text = isEmpty ? placeholder : text
    label.textColor = isEmpty ? .placeholderText : textColor
    label.font = font
    label.textAlignment = textAlignment
    setNeedsLayout()
  }
}
