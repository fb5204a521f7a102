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
      textWasSet()
    }
  }

  var editing = TextEditing()

  /// The selected text, in UTF-16 code units; without a length, it is the insertion point.
  ///
  /// Setting the text moves the insertion point to its end.
  open var selectedRange: NSRange {
    get { editing.selection }
    set { select(newValue) }
  }

  /// The selected text as positions; nil selects nothing.
  open var selectedTextRange: UITextRange? {
    get { editing.isSelectionNil ? nil : TextSpan(editing.selection) }
    set {
      select((newValue as? TextSpan)?.range ?? NSRange(location: 0, length: 0))
      editing.isSelectionNil = newValue == nil
    }
  }

  /// The text that is being composed, for example of Japanese; nil means that none is.
  open var markedTextRange: UITextRange? { editing.marked.map(TextSpan.init) }

  /// The position before the text.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// The position behind the text.
  open var endOfDocument: UITextPosition { TextOffset(text.utf16.count) }

  /// Replaces what is selected or composed, without asking the delegate, and tells it.
  open func insertText(_ text: String) { insert(text) }

  /// Deletes what is selected, or else the character before it, without asking the delegate, and tells it.
  open func deleteBackward() {
    if let range = rangeToDelete { edit(range, with: "") }
  }

  /// Replaces a range of the text, without asking the delegate, and tells it.
  open func replace(_ range: UITextRange, withText text: String) {
    if let span = range as? TextSpan { edit(span.range, with: text) }
  }

  /// Returns the text in a range; half a character becomes a replacement character.
  open func text(in range: UITextRange) -> String? {
    (range as? TextSpan).map { string(in: clamped($0.range)) }
  }

  /// Replaces what is selected or composed by text that is being composed, in which something is selected.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    compose(markedText ?? "", selecting: selectedRange)
  }

  /// Ends composing, and keeps the text.
  open func unmarkText() { endComposing() }

  /// Returns the position at a distance in UTF-16 code units, or nil if it is not in the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = position as? TextOffset else { return nil }
    let end = start.offset + offset
    return (0...text.utf16.count).contains(end) ? TextOffset(end) : nil
  }

  /// Returns the distance of two positions in UTF-16 code units.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let from = from as? TextOffset, let to = toPosition as? TextOffset else { return 0 }
    return to.offset - from.offset
  }

  /// Returns the range between two positions, whichever comes first.
  open func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    guard let from = fromPosition as? TextOffset, let to = toPosition as? TextOffset else {
      return nil
    }
    let start = min(from.offset, to.offset)
    return TextSpan(NSRange(location: start, length: max(from.offset, to.offset) - start))
  }

  /// Returns which of two positions comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
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
      textWasSet()
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
    edit(range, with: string)
    return true
  }

  /// Deletes the selection, or the character before it, if the delegate allows it, and returns whether there was one.
  func userDeletes() -> Bool {
    guard let range = rangeToDelete,
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: "") ?? true,
      isFirstResponder
    else { return false }
    edit(range, with: "")
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

  func contentDidChange() {
    label.numberOfLines = textContainer.maximumNumberOfLines
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
