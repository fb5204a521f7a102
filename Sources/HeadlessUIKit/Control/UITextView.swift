/// A view in which a user reads or writes text of several lines.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  /// Posted by a view when a user starts to write in it.
  nonisolated public static let textDidBeginEditingNotification =
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  /// Posted by a view when a user changes its text.
  nonisolated public static let textDidChangeNotification =
    NSNotification.Name("UITextViewTextDidChangeNotification")
  /// Posted by a view when a user stops to write in it.
  nonisolated public static let textDidEndEditingNotification =
    NSNotification.Name("UITextViewTextDidEndEditingNotification")

  /// The size of text of which no font was chosen, in points.
  private static let usualFontSize: CGFloat = 12

  private let label = UILabel()

  /// Creates a view; the container is its own whatever is passed.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUp()
  }

  /// What hears about the text, and about scrolling.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    didSet { (self as UIScrollView).delegate = delegate }
  }

  /// The text; setting it tells the delegate nothing.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      contentDidChange()
    }
  }

  /// The font of the text; the system's in a small size while none was set.
  open var font: UIFont? {
    didSet {
      label.font = font ?? .systemFont(ofSize: Self.usualFontSize)
      contentDidChange()
    }
  }

  /// The color of the text.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }

  /// Where the lines stand between the left and the right edge.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }

  /// Whether a user can write.
  open var isEditable = true
  /// Whether a user can select a part of the text.
  open var isSelectable = true
  /// The region of the lines.
  open private(set) var textContainer: NSTextContainer

  /// The space around the lines, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

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

  /// Whether a finger can scroll; a view that cannot asks for the height of its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEditable, window != nil, !isFirstResponder else { return super.becomeFirstResponder() }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditable, isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
    return true
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : size(fitting: .infinity)
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(fitting: size.width > 0 ? size.width : .infinity)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let fitting = size(fitting: bounds.width)
    contentSize = CGSize(width: bounds.width, height: fitting.height)
    label.frame = CGRect(origin: .zero, size: contentSize).inset(by: textInsets)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEditable { becomeFirstResponder() }
    super.touchesEnded(touches, with: event)
  }

  /// Puts what a user types at the end of the text, if the delegate lets it; returns whether it is there.
  func userTypes(_ string: String) -> Bool {
    let range = NSRange(location: text.utf16.count, length: 0)
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true,
      isFirstResponder
    else { return false }
    text += string
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
    return true
  }

  private var textInsets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return insets
  }

  /// The size of the lines in a width, with what is around them; at least that of one line.
  private func size(fitting width: CGFloat) -> CGSize {
    let insets = textInsets
    let room = width - insets.left - insets.right
    let fitting = label.sizeThatFits(CGSize(width: max(1, room), height: .infinity))
    let line = label.roundedToPixels(CGSize(width: 0, height: label.font.lineHeight))
    let height = max(fitting.height, line.height)
    return CGSize(
      width: fitting.width + insets.left + insets.right,
      height: height + insets.top + insets.bottom
    )
  }

  private func setUp() {
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.font = .systemFont(ofSize: Self.usualFontSize)
    addSubview(label)
  }

  private func contentDidChange() {
    label.numberOfLines = textContainer.maximumNumberOfLines
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
