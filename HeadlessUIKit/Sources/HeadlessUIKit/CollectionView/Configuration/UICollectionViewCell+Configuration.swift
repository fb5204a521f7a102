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
      replaceContentView(with: content.makeContentView())
    }
  }

  /// Shows a background configuration in place of the background views.
  func setBackground(_ background: UIBackgroundConfiguration?) {
    guard let background else {
      removeConfiguredBackground()
      return
    }
    backgroundView = nil
    selectedBackgroundView = nil
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
