/// A view that shows that content is missing: an image, two texts and two buttons, one below the
/// other and in the middle.
@available(iOS 17, macOS 10.15, *)
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration {
    didSet { show(replacing: oldValue) }
  }

  private let background = UIView()
  private let scrollView = UIScrollView()
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let imageView = UIImageView(image: nil)
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private let button = UIButton(type: .system)
  private let secondaryButton = UIButton(type: .system)

  /// Creates a view that shows a description.
  public convenience init(configuration: UIContentUnavailableConfiguration) {
    self.init(configuration)
  }

  private init(_ configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
    setUp()
  }

  /// The description that is shown; anything other than one of missing content is ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration, newValue != content
      else { return }
      content = newValue
    }
  }

  /// Whether content that is higher than the view can be scrolled.
  open var isScrollEnabled: Bool {
    get { scrollView.isScrollEnabled }
    set { scrollView.isScrollEnabled = newValue }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = margins
    let width = max(0, size.width - margins.left - margins.right)
    let height = rows(width: width).reduce(0) { $0 + $1.gap + $1.size.height }
    return CGSize(width: size.width, height: margins.top + height + margins.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = content.background.backgroundInsets
    background.frame = bounds.inset(by: resolved(insets))
    content.background.customView?.frame = background.bounds
    scrollView.frame = bounds

    let room = bounds.inset(by: margins)
    let rows = rows(width: max(0, room.width))
    let height = rows.reduce(0) { $0 + $1.gap + $1.size.height }
    var top = room.minY + max(0, (room.height - height) / 2)
    for row in rows {
      top += row.gap
      let origin = CGPoint(x: start(of: row, in: room), y: top)
      row.view.frame = CGRect(
        origin: origin.onPixels(scale: traitCollection.displayScale),
        size: row.size
      )
      top += row.size.height
    }
    scrollView.contentSize = CGSize(
      width: bounds.width,
      height: max(bounds.height, top + margins.bottom)
    )
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    show(replacing: content)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }
}

@available(iOS 17, macOS 10.15, *)
extension UIContentUnavailableView {
  /// One of the views below each other, with the gap above it.
  private struct Row {
    let view: UIView
    let size: CGSize
    let gap: CGFloat
  }

  private func setUp() {
    addSubview(background)
    addSubview(scrollView)
    scrollView.isScrollEnabled = false
    scrollView.contentInsetAdjustmentBehavior = .never
    for view in [indicator, imageView, textLabel, secondaryLabel, button, secondaryButton] {
      scrollView.addSubview(view)
    }
    show(replacing: nil)
  }

  /// Returns what is shown in a width, from top to bottom.
  private func rows(width: CGFloat) -> [Row] {
    var rows: [Row] = []
    func add(_ view: UIView, _ size: CGSize, gap: CGFloat) {
      guard !view.isHidden else { return }
      rows.append(Row(view: view, size: size, gap: rows.isEmpty ? 0 : gap))
    }
    func fitting(_ view: UIView) -> CGSize {
      let size = view.sizeThatFits(CGSize(width: width, height: 0))
      return CGSize(width: min(width, size.width), height: size.height)
    }
    add(indicator, indicator.intrinsicContentSize, gap: 0)
    add(imageView, imageSize, gap: 0)
    add(textLabel, fitting(textLabel), gap: content.imageToTextPadding)
    add(
      secondaryLabel,
      fitting(secondaryLabel),
      gap: textLabel.isHidden ? content.imageToTextPadding : content.textToSecondaryTextPadding
    )
    add(button, fitting(button), gap: content.textToButtonPadding)
    add(
      secondaryButton,
      fitting(secondaryButton),
      gap: button.isHidden ? content.textToButtonPadding : content.buttonToSecondaryButtonPadding
    )
    return rows
  }

  /// The size of the image, which keeps its proportions within the greatest size.
  private var imageSize: CGSize {
    let (size, bound) = (imageView.intrinsicContentSize, content.imageProperties.maximumSize)
    let factor = min(
      1,
      bound.width > 0 && size.width > 0 ? bound.width / size.width : 1,
      bound.height > 0 && size.height > 0 ? bound.height / size.height : 1
    )
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  private func start(of row: Row, in room: CGRect) -> CGFloat {
    switch content.alignment {
    case .center: room.midX - row.size.width / 2
    case .natural:
      effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? room.maxX - row.size.width : room.minX
    }
  }

  /// The margins around the content: those of the description, in the safe area, and at least those
  /// of the superview along the axes that keep them.
  private var margins: UIEdgeInsets {
    var own = resolved(content.directionalLayoutMargins)
    let safeArea = safeAreaInsets
    own.top += safeArea.top
    own.left += safeArea.left
    own.bottom += safeArea.bottom
    own.right += safeArea.right
    guard let outer = superview?.layoutMargins else { return own }
    let axes = content.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      own.left = max(own.left, outer.left)
      own.right = max(own.right, outer.right)
    }
    if axes.contains(.vertical) {
      own.top = max(own.top, outer.top)
      own.bottom = max(own.bottom, outer.bottom)
    }
    return own
  }

  private func resolved(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top,
      left: isReversed ? insets.trailing : insets.leading,
      bottom: insets.bottom,
      right: isReversed ? insets.leading : insets.trailing
    )
  }

  /// Shows the description in the views, in place of an older one.
  private func show(replacing old: UIContentUnavailableConfiguration?) {
    showBackground(replacing: old?.background)
    showImage()
    show(content.text, content.attributedText, content.textProperties, in: textLabel)
    show(
      content.secondaryText,
      content.secondaryAttributedText,
      content.secondaryTextProperties,
      in: secondaryLabel
    )
    button.show(content.button, content.buttonProperties, replacing: old?.buttonProperties)
    secondaryButton.show(
      content.secondaryButton,
      content.secondaryButtonProperties,
      replacing: old?.secondaryButtonProperties
    )
    setNeedsLayout()
  }

  private func showBackground(replacing old: UIBackgroundConfiguration?) {
    let configuration = content.background
    background.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    background.layer.cornerRadius = configuration.cornerRadius
    background.layer.borderWidth = configuration.strokeWidth
    background.layer.borderColor =
      configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    guard old?.customView !== configuration.customView else { return }
    old?.customView?.removeFromSuperview()
    if let custom = configuration.customView { background.addSubview(custom) }
  }

  private func showImage() {
    let properties = content.imageProperties
    imageView.image = content.image
    imageView.isHidden = content.image == nil
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.tintColor = properties.tintColor
    imageView.contentMode = .scaleAspectFit
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    indicator.color = properties.tintColor
    content.showsActivityIndicator ? indicator.startAnimating() : indicator.stopAnimating()
  }

  private func show(
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.text = text
    label.font = properties.font.adjusted(for: traitCollection)
    label.textColor = properties.color
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.textAlignment = content.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed }
    label.isHidden = label.text?.isEmpty ?? true
  }
}

@available(iOS 17, macOS 10.15, *)
extension UIButton {
  /// Shows a button of missing content, or hides it if it has neither a title nor an image.
  fileprivate func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    replacing old: UIContentUnavailableConfiguration.ButtonProperties?
  ) {
    let action = properties.primaryAction
    if old == nil || action != old?.primaryAction {
      if let former = old?.primaryAction { removeAction(former, for: .primaryActionTriggered) }
      if let action { addAction(action, for: .primaryActionTriggered) }
      setTitle(action?.title, for: .normal)
      setImage(action?.image, for: .normal)
    }
    self.configuration = configuration
    menu = properties.menu
    showsMenuAsPrimaryAction = properties.menu != nil && action == nil
    isEnabled = properties.isEnabled
    role = properties.role
    isHidden =
      configuration.title == nil && configuration.subtitle == nil && configuration.image == nil
      && action?.title.isEmpty != false && action?.image == nil
  }
}
