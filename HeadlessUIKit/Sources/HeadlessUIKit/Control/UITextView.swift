/// A view for reading or editing text with several lines.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  /// Posted when editing of a text view begins.
  nonisolated public static let textDidBeginEditingNotification =
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  /// Posted when the user changes the text of a text view.
  nonisolated public static let textDidChangeNotification =
    NSNotification.Name("UITextViewTextDidChangeNotification")
  /// Posted when editing of a text view ends.
  nonisolated public static let textDidEndEditingNotification =
    NSNotification.Name("UITextViewTextDidEndEditingNotification")

  /// The default font size, in points.
  private static let usualFontSize: CGFloat = 12

  let label = UILabel()

  /// Creates a text view, which always makes its own container.
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

  /// The delegate, which handles the text and scrolling.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    didSet { (self as UIScrollView).delegate = delegate }
  }

  /// The text; setting it notifies the delegate of the selection only.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      selection = NSRange(location: text.utf16.count, length: 0)
      contentDidChange()
      delegate?.textViewDidChangeSelection(self)
    }
  }

  private var selection = NSRange(location: 0, length: 0)

  /// Replaces a part of the text, and puts the insertion point behind it.
  private func replace(_ range: NSRange, with string: String) {
    let old: String = text
    label.text =
      old.prefix(utf16: range.location) + string + old.suffix(utf16: range.location + range.length)
    selection = NSRange(location: range.location + string.utf16.count, length: 0)
    contentDidChange()
    delegate?.textViewDidChangeSelection(self)
  }

  /// The selected text, in UTF-16 code units; without a length, it is the insertion point.
  ///
  /// Setting the text moves the insertion point to its end.
  open var selectedRange: NSRange {
    get { selection }
    set {
      let length = text.utf16.count
      let start = min(max(0, newValue.location), length)
      selection = NSRange(location: start, length: min(max(0, newValue.length), length - start))
      delegate?.textViewDidChangeSelection(self)
    }
  }

  /// The text with attributes; the view's properties apply to what it does not specify.
  ///
  /// Setting it sets the font and the color to those of its first character. Setting one of these
  /// later changes the whole text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      if newValue?.length ?? 0 > 0 { chosenFont = label.font }
      selection = NSRange(location: text.utf16.count, length: 0)
      contentDidChange()
      delegate?.textViewDidChangeSelection(self)
    }
  }

  /// The attributes of links; they are only kept.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// What is found in the text and made a link; nothing is found here.
  open var dataDetectorTypes: UIDataDetectorTypes = []

  private var chosenFont: UIFont?

  /// The font of the text; nil means the system font at a small size.
  open var font: UIFont? {
    get { chosenFont }
    set {
      chosenFont = newValue
      label.font = newValue ?? .systemFont(ofSize: Self.usualFontSize)
      contentDidChange()
    }
  }

  /// Whether a font made for a text style, or scaled, follows the user's preferred text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory, !oldValue { followPreferredTextSize() } }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followPreferredTextSize()
  }

  private func followPreferredTextSize() {
    guard adjustsFontForContentSizeCategory, let old = font else { return }
    let new = old.adjusted(for: traitCollection)
    if new !== old { font = new }
  }

  /// The color of the text.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }

  /// The horizontal alignment of the lines.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }

  /// Whether the user can edit the text.
  open var isEditable = true
  /// Whether the user can select text.
  open var isSelectable = true
  /// The region in which lines are laid out.
  open private(set) var textContainer: NSTextContainer

  /// The insets of the text container, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }

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

  /// Whether the text scrolls; a view that does not scroll has the height of its text as its
  /// intrinsic height.
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
    if let touch = touches.first, touchesItem(at: touch.location(in: self)) { return }
    super.touchesEnded(touches, with: event)
  }

  /// Replaces the selection as typing does, if the delegate allows it, and returns whether the text was inserted.
  func userTypes(_ string: String) -> Bool {
    let range = selectedRange
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true,
      isFirstResponder
    else { return false }
    replace(range, with: string)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
    return true
  }

  /// Deletes the selection, or the character before it, if the delegate allows it, and returns whether there was one.
  func userDeletes() -> Bool {
    let old: String = text
    var range = selectedRange
    if range.length == 0 {
      guard let last = old.prefix(utf16: range.location).last else { return false }
      range.length = String(last).utf16.count
      range.location -= range.length
    }
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: "") ?? true,
      isFirstResponder
    else { return false }
    replace(range, with: "")
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
    return true
  }

  var textInsets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return insets
  }

  /// Returns the size of the text at a width, including its insets, and at least that of one line.
  private func size(fitting width: CGFloat) -> CGSize {
    let insets = textInsets
    let room = width - insets.left - insets.right
    let fitting = label.sizeThatFits(CGSize(width: max(1, room), height: .infinity))
    let font = label.resolvedFont
    let text = label.textSize(width: max(1, room), lines: label.numberOfLines)
    let lines = CGSize(width: 0, height: max(text.height, font.lineHeight) + font.leading)
    let height = label.roundedToPixels(lines).height
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
