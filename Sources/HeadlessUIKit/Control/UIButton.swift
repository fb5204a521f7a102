/// A control with a title and a picture that a user taps.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    /// As the app says.
    case custom = 0
    /// As the system's buttons look: in the tint color.
    case system = 1
  }

  var content = ButtonContent()
  private let label = UILabel()
  private let picture = UIImageView(image: nil)

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

  /// The title that is shown.
  open var currentTitle: String? { title(for: state) }

  /// The color of the title that is shown.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? usualTitleColor }

  /// The picture that is shown.
  open var currentImage: UIImage? { image(for: state) }

  override var textBaselines: TextBaselines? {
    titleLabel.map { TextBaselines($0.font, height: $0.font.lineHeight) }
  }

  open override var intrinsicContentSize: CGSize { contentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showContent()
    layOutContent(label: label, picture: picture)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showContent()
  }

  override func didTouchUpInside() {
    sendActions(for: .primaryActionTriggered)
  }

  override func claims(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }

  /// The size of the title of a button in the system's look, in points.
  private static let systemTypeFontSize: CGFloat = 15

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
    showContent()
    setNeedsLayout()
  }

  /// Hands what the present state shows to the views that show it, which are in the button only
  /// while they have something to show.
  private func showContent() {
    label.text = currentTitle
    label.textColor = currentTitleColor
    picture.image = currentImage
    place(picture, if: picture.image != nil)
    place(label, if: label.text?.isEmpty == false)
  }

  private func place(_ view: UIView, if isShown: Bool) {
    if isShown, view.superview !== self { addSubview(view) }
    if !isShown { view.removeFromSuperview() }
  }
}
