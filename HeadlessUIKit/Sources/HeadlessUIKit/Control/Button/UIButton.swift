/// A control with a title and an image that a user taps.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The types of buttons.
  public enum ButtonType: Int, Sendable {
    /// A button without a style.
    case custom = 0
    /// A button with the system's style, in the tint color.
    case system = 1
    /// A button with a sign for details.
    case detailDisclosure = 2
    /// A button with a light sign for information.
    case infoLight = 3
    /// A button with a dark sign for information.
    case infoDark = 4
    /// A button with a sign for adding.
    case contactAdd = 5
    /// A button with a sign for closing.
    case close = 7
    /// The same as the system's style.
    public static let roundedRect = ButtonType.system

    /// The name of the symbol of the type; nil if it has none.
    fileprivate var symbolName: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }
  }

  /// The roles of buttons.
  public enum Role: Int, Sendable {
    /// No particular role.
    case normal = 0
    /// The action that most users want.
    case primary = 1
    /// An action that cancels.
    case cancel = 2
    /// An action that destroys data.
    case destructive = 3
  }

  var content = ButtonContent()
  var configured = ConfiguredButton()
  let label = UILabel()
  let picture = UIImageView(image: nil)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { label.font = .systemFont(ofSize: Self.systemTypeFontSize) }
    if let name = buttonType.symbolName { setImage(UIImage(systemName: name), for: .normal) }
    updateContent()
  }

  /// Creates a button of a type that performs an action when it is tapped.
  ///
  /// The button shows the action's title and image.
  public convenience init(
    type buttonType: UIButton.ButtonType = .system,
    primaryAction: UIAction?
  ) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button with a configuration that performs an action when it is tapped.
  ///
  /// The button shows the action's title and image if the configuration has none.
  public convenience init(
    configuration: UIButton.Configuration,
    primaryAction: UIAction? = nil
  ) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// The content and appearance of the button, in place of what is set for its states.
  open var configuration: UIButton.Configuration? {
    get { configured.configuration }
    set { setConfiguration(newValue) }
  }

  /// A closure that updates the configuration when the button's state has changed.
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether a pointer over the button changes its looks; it is only kept.
  open var isPointerInteractionEnabled = false
  /// Whether the colors of the configuration follow the button's state.
  open var automaticallyUpdatesConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Marks the configuration to be updated before the button is laid out.
  open func setNeedsUpdateConfiguration() {
    guard !configured.isUpdating else { return }
    configured.isStale = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Updates the configuration; a subclass can change its configuration here.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// The role of the button, which affects its configuration.
  open var role: UIButton.Role = .normal {
    didSet { if role != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The menu of the button, opened by a tap if that is its primary action, and by a long press
  /// otherwise.
  open var menu: UIMenu? {
    didSet { menuDidChange() }
  }

  /// Whether a tap toggles the selection of the button, and a menu shows the chosen element.
  open var changesSelectionAsPrimaryAction = false {
    didSet { menuDidChange() }
  }

  /// The type of the button.
  open private(set) var buttonType: UIButton.ButtonType = .custom

  /// The space around the content of a button without a configuration, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { updateContent() }
  }

  /// The space around the title of a button without a configuration, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The space around the image of a button without a configuration, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Returns the rectangle for the title and the image, in the button's bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// Returns the rectangle of the title, in the one for the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    usualTitleRect(in: contentRect)
  }

  /// Returns the rectangle of the image, in the one for the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    usualImageRect(in: contentRect)
  }

  /// The view that shows the title.
  open var titleLabel: UILabel? { label }

  /// The view that shows the image.
  open var imageView: UIImageView? { picture }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    content.titles[state] = title
    updateContent()
  }

  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    content.titleColors[state] = color
    updateContent()
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    content.images[state] = image
    updateContent()
  }

  /// Returns the title for a state, or that for the normal state if there is none.
  open func title(for state: UIControl.State) -> String? {
    content.titles[state] ?? content.titles[.normal]
  }

  /// Returns the color of the title for a state, or that for the normal state if there is none.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    content.titleColors[state] ?? content.titleColors[.normal] ?? usualTitleColor
  }

  /// Returns the image for a state, or that for the normal state if there is none.
  open func image(for state: UIControl.State) -> UIImage? {
    content.images[state] ?? content.images[.normal]
  }

  /// Sets the configuration of symbol images for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: UIControl.State
  ) {
    content.symbolConfigurations[state] = configuration
    updateContent()
  }

  /// Returns the configuration of symbol images for a state, or that for the normal state if there
  /// is none.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    content.symbolConfigurations[state] ?? content.symbolConfigurations[.normal]
  }

  /// Sets an attributed title for a state, in place of a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    content.attributedTitles[state] = title.map(NSAttributedString.init(attributedString:))
    updateContent()
  }

  /// Returns the attributed title for a state, or that for the normal state if there is none.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    content.attributedTitles[state] ?? content.attributedTitles[.normal]
  }

  /// The attributed title that is shown.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The configuration of the symbol image that is shown.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The title that is shown.
  open var currentTitle: String? {
    chosenTitle ?? configuration?.title ?? title(for: state)
  }

  /// The color of the title that is shown.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? usualTitleColor }

  /// The image that is shown.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  override var textBaselines: TextBaselines? {
    titleLabel.map { TextBaselines($0.font, height: $0.font.lineHeight) }
  }

  override var wrapsContent: Bool { configuration?.titleLineBreakMode == .byWordWrapping }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configuration == nil ? contentSize : configuredSize(width: size.width)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if configuration == nil {
      showContent()
      layOutContent()
    } else {
      layOutConfiguredContent()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
    if configuration == nil { showContent() }
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    // The title may follow the text size.
    invalidateIntrinsicContentSize()
    updateContent()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }

  override func opensMenu() -> Bool { openMenu() }

  override func didTouchUpInside() {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered)
  }

  override func claims(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }

  /// The font size of titles of system buttons, in points.
  static let systemTypeFontSize: CGFloat = 15

  private var usualTitleColor: UIColor {
    guard buttonType == .system else { return .white }
    return isEnabled ? tintColor : .systemGray
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  private func updateContent() {
    if configuration == nil { showContent() } else { setNeedsUpdateConfiguration() }
    setNeedsLayout()
  }

  /// Shows the content for the present state; the views are in the button only while they have
  /// content.
  func showContent() {
    if let title = currentAttributedTitle {
      label.attributedText = title
    } else {
      label.text = currentTitle
      label.textColor = currentTitleColor
    }
    picture.image = currentImage
    picture.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    place(picture, if: picture.image != nil)
    place(label, if: label.text?.isEmpty == false)
  }

  func place(_ view: UIView, if isShown: Bool) {
    if isShown, view.superview !== self { addSubview(view) }
    if !isShown { view.removeFromSuperview() }
  }
}
