/// The content and background configurations of a cell.
@preconcurrency @MainActor struct CellConfiguration {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var backgroundView: BackgroundConfigurationView?
  /// Whether the background is the default one of the cell's class and list.
  var hasDefaultBackground = false
  /// Whether the app has chosen a background, or none.
  var hasChosenBackground = false
  /// The appearance of the list that shows the cell.
  var appearance: UICollectionLayoutListConfiguration.Appearance?
  /// The separators above and below the row, in a list.
  var separators: SeparatorViews?
  var updateHandler: UICollectionViewCell.ConfigurationUpdateHandler?

  /// Whether the state has changed since the configurations were last updated.
  var needsUpdate = true

  var isEditing = false
  var isReordering = false
  var isSwiped = false
  var isExpanded = false
  var dragState = UICollectionViewCell.DragState.none
  var dropState = UICellConfigurationState.DropState.none
}

/// Shows a background configuration behind a cell's content.
final class BackgroundConfigurationView: UIView {
  private var customView: UIView?

  func show(_ configuration: UIBackgroundConfiguration, in bounds: CGRect) {
    let insets = configuration.backgroundInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top,
        left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom,
        right: isMirrored ? insets.leading : insets.trailing
      )
    )
    isUserInteractionEnabled = false
    backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    layer.cornerRadius = configuration.cornerRadius
    layer.borderWidth = configuration.strokeWidth
    let stroke = configuration.resolvedStrokeColor(for: tintColor)
    layer.borderColor = stroke.resolvedColor(with: traitCollection).cgColor
    replaceCustomView(with: configuration.customView)
  }

  private func replaceCustomView(with view: UIView?) {
    if view !== customView, customView?.superview === self { customView?.removeFromSuperview() }
    customView = view
    guard let view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { addSubview(view) }
  }
}
