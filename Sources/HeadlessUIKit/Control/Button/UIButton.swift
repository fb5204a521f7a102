/// A control with a title and a picture that a user taps.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    /// As the app says.
    case custom = 0
    /// As the system's buttons look: in the tint color.
    case system = 1
  }

  /// What a button is for among others.
  public enum Role: Int, Sendable {
    /// For anything.
    case normal = 0
    /// For what most people want.
    case primary = 1
    /// For going back without having done anything.
    case cancel = 2
    /// For taking something away.
    case destructive = 3
  }

  var content = ButtonContent()
  var configured = ConfiguredButton()
  let label = UILabel()
  let picture = UIImageView(image: nil)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button that looks in a certain way.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { label.font = .systemFont(ofSize: Self.systemTypeFontSize) }
    updateContent()
  }

  /// Creates a button that looks in a certain way and performs an action when it is tapped.
  ///
  /// The action's title and picture become the button's.
  public convenience init(
    type buttonType: UIButton.ButtonType = .system,
    primaryAction: UIAction?
  ) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button that looks as a configuration says, and performs an action when it is tapped.
  ///
  /// The action's title and picture become the button's where the configuration has none.
  public convenience init(
    configuration: UIButton.Configuration,
    primaryAction: UIAction? = nil
  ) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// A description of what the button shows and how, in place of what is set for its states.
  open var configuration: UIButton.Configuration? {
    get { configured.configuration }
    set { setConfiguration(newValue) }
  }

  /// Brings the configuration up to date when the button's state changed.
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the colors of the configuration follow the button's state.
  open var automaticallyUpdatesConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Has the configuration brought up to date before the button is laid out.
  open func setNeedsUpdateConfiguration() {
    guard !configured.isUpdating else { return }
    configured.isStale = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Brings the configuration up to date; a subclass changes its configuration here.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// What the button is for, which a configuration shows.
  open var role: UIButton.Role = .normal {
    didSet { if role != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The menu that the button opens: with a touch if that is its main action, else with a long one.
  open var menu: UIMenu? {
    didSet { menuDidChange() }
  }

  /// Whether a tap selects or deselects the button, and a menu shows what was chosen last.
  open var changesSelectionAsPrimaryAction = false {
    didSet { menuDidChange() }
  }

  /// How the button looks.
  open private(set) var buttonType: UIButton.ButtonType = .custom

  /// The view that shows the title.
  open var titleLabel: UILabel? { label }

  /// The view that shows the picture.
  open var imageView: UIImageView? { picture }

  /// Shows a title in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    content.titles[state] = title
    updateContent()
  }

  /// Shows the title in a color in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    content.titleColors[state] = color
    updateContent()
  }

  /// Shows a picture in a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    content.images[state] = image
    updateContent()
  }

  /// Returns the title in a state, or that of the normal state if it has none.
  open func title(for state: UIControl.State) -> String? {
    content.titles[state] ?? content.titles[.normal]
  }

  /// Returns the color of the title in a state, or that of the normal state if it has none.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    content.titleColors[state] ?? content.titleColors[.normal] ?? usualTitleColor
  }

  /// Returns the picture in a state, or that of the normal state if it has none.
  open func image(for state: UIControl.State) -> UIImage? {
    content.images[state] ?? content.images[.normal]
  }

  /// Draws the symbol of a state as a configuration says.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: UIControl.State
  ) {
    content.symbolConfigurations[state] = configuration
    updateContent()
  }

  /// Returns how the symbol of a state is drawn, or that of the normal state if nothing was said.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    content.symbolConfigurations[state] ?? content.symbolConfigurations[.normal]
  }

  /// Shows a title with looks in a state, in place of a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    content.attributedTitles[state] = title.map(NSAttributedString.init(attributedString:))
    updateContent()
  }

  /// Returns the title with looks in a state, or that of the normal state if it has none.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    content.attributedTitles[state] ?? content.attributedTitles[.normal]
  }

  /// The title with looks that is shown.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// How the symbol that is shown is drawn.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The title that is shown.
  open var currentTitle: String? {
    chosenTitle ?? configuration?.title ?? title(for: state)
  }

  /// The color of the title that is shown.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? usualTitleColor }

  /// The picture that is shown.
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
      layOutContent(label: label, picture: picture)
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
    if configuration != nil { setNeedsUpdateConfiguration() }
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

  /// The size of the title of a button in the system's look, in points.
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

  /// Hands what the present state shows to the views that show it, which are in the button only
  /// while they have something to show.
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
