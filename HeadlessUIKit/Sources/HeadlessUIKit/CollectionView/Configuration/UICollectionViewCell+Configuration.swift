extension UICollectionViewCell {
  /// Updates the configurations, if the state has changed since the last time.
  func updateConfigurationIfNeeded() {
    guard configuration.needsUpdate else { return }
    configuration.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configuration.updateHandler?(self, state)
  }

  /// Updates the configurations that follow the state.
  func updateConfigurations(for state: UICellConfigurationState) {
    if let content = configuration.content, automaticallyUpdatesContentConfiguration {
      show(content.updated(for: state))
    }
    if let background = configuration.background, automaticallyUpdatesBackgroundConfiguration {
      show(background.updated(for: state))
    }
  }

  /// Shows a content configuration, updated for the present state.
  func setContent(_ content: (any UIContentConfiguration)?) {
    guard let content else {
      if configuration.content != nil {
        configuration.content = nil
        replaceContentView(with: UIView(frame: bounds))
      }
      return
    }
    let isFollowing = automaticallyUpdatesContentConfiguration
    show(isFollowing ? content.updated(for: configurationState) : content)
    invalidateIntrinsicContentSize()
  }

  /// Gives the content to the view that shows it already, or to a new view.
  private func show(_ content: any UIContentConfiguration) {
    configuration.content = content
    if let view = contentView as? any UIContentView, view.supports(content) {
      view.configuration = content
    } else {
      if contentView is any UIContentView { warnOfReplacement() }
      replaceContentView(with: content.makeContentView())
    }
  }

  /// Logs that a content view was thrown away, as UIKit does once per process and we do each time.
  private func warnOfReplacement() {
    Headless.log(
      "[UIContentConfiguration] A \(type(of: contentView)) of a \(type(of: self)) does not support the"
        + " cell's new content configuration and is replaced, which is slow. Dequeue cells with"
        + " different content under different identifiers. Break at"
        + " UIContentConfigurationAlertForReplacedContentView to find the place."
    )
  }

  /// Shows a background configuration in place of the background views.
  func setBackground(_ background: UIBackgroundConfiguration?) {
    guard let background else {
      removeConfiguredBackground()
      return
    }
    if backgroundView != nil { backgroundView = nil }
    if selectedBackgroundView != nil { selectedBackgroundView = nil }
    let isFollowing = automaticallyUpdatesBackgroundConfiguration
    show(isFollowing ? background.updated(for: configurationState) : background)
  }

  private func show(_ background: UIBackgroundConfiguration) {
    configuration.background = background
    let view = configuration.backgroundView ?? BackgroundConfigurationView(frame: bounds)
    configuration.backgroundView = view
    if view.superview !== self { insertSubview(view, at: 0) }
    view.show(background, in: bounds)
  }

  /// Shows the default background of the cell's class, unless the app has chosen another one.
  func showDefaultBackground() {
    guard !configuration.hasChosenBackground else { return }
    configuration.hasDefaultBackground = true
    setBackground(defaultBackgroundConfiguration())
  }

  /// Takes over the appearance of the list that shows the cell.
  func adoptList(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    guard configuration.appearance != appearance else { return }
    configuration.appearance = appearance
    if configuration.hasDefaultBackground { showDefaultBackground() }
  }

  /// Notes that the app's views take the place of a configured background.
  func chooseBackgroundViews() {
    configuration.hasChosenBackground = true
    configuration.hasDefaultBackground = false
  }

  func removeConfiguredBackground() {
    configuration.background = nil
    configuration.backgroundView?.removeFromSuperview()
    configuration.backgroundView = nil
  }

  /// Keeps the configured background as large as the cell.
  func layOutConfiguredBackground() {
    guard let background = configuration.background else { return }
    configuration.backgroundView?.show(background, in: bounds)
  }
}
