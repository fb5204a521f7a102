/// The state of a button with a configuration.
struct ConfiguredButton {
  /// The configuration that the app set.
  var configuration: UIButton.Configuration?
  /// The configuration as it is shown in the present state.
  var shown: UIButton.Configuration?
  var views: ButtonViews?
  var isStale = true
  var isUpdating = false
  /// The gesture that opens the menu on a long press.
  var press: UILongPressGestureRecognizer?
}

extension UIButton {
  func setConfiguration(_ configuration: UIButton.Configuration?) {
    guard configuration != configured.configuration else { return }
    let wasConfigured = configured.configuration != nil
    configured.configuration = configuration
    if configuration == nil, wasConfigured { returnToStates() }
    setNeedsUpdateConfiguration()
  }

  /// Shows the content that is set for the button's states, after the configuration was removed.
  private func returnToStates() {
    configured.views?.remove()
    configured.views = nil
    configured.shown = nil
    label.numberOfLines = 1
    label.lineBreakMode = .byTruncatingMiddle
    label.font = .systemFont(ofSize: Self.systemTypeFontSize)
    picture.tintColor = nil
    showContent()
  }

  /// Updates the configuration if the state has changed, and returns it as it is shown.
  func updatedConfiguration() -> UIButton.Configuration? {
    guard configured.isStale, !configured.isUpdating else { return configured.shown }
    configured.isStale = false
    configured.isUpdating = true
    updateConfiguration()
    configured.isUpdating = false
    let configuration = configured.configuration
    let shown =
      automaticallyUpdatesConfiguration ? configuration?.updated(for: self) : configuration
    configured.shown = shown
    if let shown { show(shown) }
    return shown
  }

  /// Applies a configuration to the views.
  private func show(_ configuration: UIButton.Configuration) {
    let views = configured.views ?? ButtonViews()
    configured.views = views
    let color = configuration.baseForegroundColor ?? tintColor ?? .label
    if views.background.superview !== self { insertSubview(views.background, at: 0) }
    views.show(configuration.background, tint: tintColor)

    let size = configuration.buttonSize
    configuration.titleTextAttributesTransformer.apply(
      to: title(configuration),
      in: label,
      font: .preferredFont(forTextStyle: size.titleStyle, compatibleWith: traitCollection),
      color: color
    )
    label.setLines(configuration.titleLineBreakMode)
    configuration.subtitleTextAttributesTransformer.apply(
      to: configuration.attributedSubtitle,
      in: views.subtitle,
      font: .preferredFont(forTextStyle: size.subtitleStyle, compatibleWith: traitCollection),
      color: color
    )
    views.subtitle.setLines(configuration.subtitleLineBreakMode)

    picture.image = configuration.image ?? image(for: state)
    picture.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
    picture.tintColor = configuration.imageColorTransformer?(color) ?? color
    views.spinner.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    views.sign.tintColor = configuration.indicatorColorTransformer?(color) ?? color

    let isBusy = configuration.showsActivityIndicator
    isBusy ? views.spinner.startAnimating() : views.spinner.stopAnimating()
    place(views.spinner, if: isBusy)
    place(picture, if: picture.image != nil && !isBusy)
    place(label, if: label.text?.isEmpty == false)
    place(views.subtitle, if: views.subtitle.text?.isEmpty == false)
    place(views.sign, if: showsSign(configuration))
  }

  private func title(_ configuration: UIButton.Configuration) -> AttributedString? {
    if let chosenTitle { return AttributedString(chosenTitle) }
    if let title = configuration.attributedTitle { return title }
    if let title = attributedTitle(for: state) { return AttributedString(title) }
    return title(for: state).map { AttributedString($0) }
  }

  private func showsSign(_ configuration: UIButton.Configuration) -> Bool {
    switch configuration.indicator {
    case .none: false
    case .popup: true
    case .automatic:
      menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
    }
  }

  func configuredSize(width: CGFloat) -> CGSize {
    guard let configuration = updatedConfiguration() else { return contentSize }
    let room = width > 0 ? width : .infinity
    let (parts, rules) = parts(of: configuration, in: room)
    return ButtonArrangement(parts, rules, in: .zero).size
  }

  func layOutConfiguredContent() {
    guard let configuration = updatedConfiguration(), let views = configured.views else { return }
    let (parts, rules) = parts(of: configuration, in: bounds.width)
    let places = ButtonArrangement(parts, rules, in: bounds)
    views.placeBackground(of: configuration, in: self)
    (configuration.showsActivityIndicator ? views.spinner : picture).frame = places.image
    label.frame = places.title
    views.subtitle.frame = places.subtitle
    views.sign.frame = places.sign
  }

  /// Returns the sizes of the parts in a button of a width, and the rules for placing them.
  private func parts(
    of configuration: UIButton.Configuration,
    in width: CGFloat
  ) -> (ButtonArrangement.Parts, ButtonArrangement.Rules) {
    guard let views = configured.views else { return (.init(), .init()) }
    func size(_ view: UIView) -> CGSize {
      view.superview === self ? view.intrinsicContentSize : .zero
    }
    let rules = rules(configuration)
    var parts = ButtonArrangement.Parts(
      image: size(configuration.showsActivityIndicator ? views.spinner : picture),
      sign: size(views.sign)
    )
    let room = ButtonArrangement.titleRoom(parts, rules, in: width)
    func fitted(_ label: UILabel) -> CGSize {
      guard label.superview === self, room > 0 else { return .zero }
      return label.sizeThatFits(CGSize(width: room, height: 0))
    }
    parts.title = fitted(label)
    parts.subtitle = fitted(views.subtitle)
    return (parts, rules)
  }

  private func rules(_ configuration: UIButton.Configuration) -> ButtonArrangement.Rules {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var rules = ButtonArrangement.Rules(
      insets: configuration.contentInsets,
      imagePlacement: configuration.imagePlacement,
      imagePadding: configuration.imagePadding,
      titlePadding: configuration.titlePadding,
      isReversed: isReversed
    )
    rules.titlePart =
      switch configuration.titleAlignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      case .automatic: rules.isImageBeside && picture.superview === self ? 0 : 0.5
      }
    rules.contentPart.x =
      switch contentHorizontalAlignment {
      case .center: 0.5
      case .fill, .leading: 0
      case .trailing: 1
      case .left: isReversed ? 1 : 0
      case .right: isReversed ? 0 : 1
      }
    rules.contentPart.y =
      switch contentVerticalAlignment {
      case .center, .fill: 0.5
      case .top: 0
      case .bottom: 1
      }
    return rules
  }
}

extension UILabel {
  /// Allows any number of lines if the mode wraps text, and one otherwise.
  fileprivate func setLines(_ mode: NSLineBreakMode) {
    lineBreakMode = mode
    numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
  }
}

extension UIConfigurationTextAttributesTransformer? {
  /// Shows a text in a label, with its own attributes, the button's, and the transformer's.
  @preconcurrency @MainActor fileprivate func apply(
    to text: AttributedString?,
    in label: UILabel,
    font: UIFont,
    color: UIColor
  ) {
    label.text = nil
    label.font = font
    label.textColor = color
    guard var text else { return }
    let isPlain = text.runs.allSatisfy { $0.attributes == AttributeContainer() }
    guard self != nil || !isPlain else {
      label.text = String(text.characters)
      return
    }
    for run in text.runs {
      var attributes = run.attributes
      if attributes.uiKit.font == nil { attributes.uiKit.font = font }
      if attributes.uiKit.foregroundColor == nil { attributes.uiKit.foregroundColor = color }
      text[run.range].setAttributes(self.map { $0(attributes) } ?? attributes)
    }
    label.attributedText = NSAttributedString(text)
  }
}
