/// What a view controller shows in place of content that is missing.
struct UnavailableContent {
  /// The description that the controller has.
  var configuration: (any UIContentConfiguration)?
  /// The view that shows it, in front of the controller's other views.
  var view: (any UIView & UIContentView)?
  /// Whether the controller has to be asked for the description before the next layout.
  var needsUpdate = true
}

@available(iOS 17, macOS 10.15, *)
extension UIViewController {
  /// The state for which the description is updated: the text of the search in the bar above.
  var currentUnavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    let text = navigationItem.searchController?.searchBar.text ?? ""
    state.searchText = text.isEmpty ? nil : text
    return state
  }

  /// Asks for the description before the view is laid out, if that was requested.
  func updateUnavailableContentIfNeeded() {
    guard unavailable.needsUpdate else { return }
    unavailable.needsUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  /// Shows a description, in the present view if that can.
  func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    unavailable.configuration = configuration
    guard let shown = configuration?.updated(for: contentUnavailableConfigurationState) else {
      unavailable.view?.removeFromSuperview()
      unavailable.view = nil
      return
    }
    if let view = unavailable.view, view.supports(shown) {
      view.configuration = shown
    } else {
      unavailable.view?.removeFromSuperview()
      unavailable.view = shown.makeContentView()
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Places the description in front of the other views; it stays when they scroll.
  func layOutUnavailableContent() {
    guard let view = unavailable.view, let container = viewIfLoaded else { return }
    if view.superview !== container { container.addSubview(view) }
    view.frame = container.bounds
  }
}
