/// What a table and its delegate have said about a cell's row.
struct CellRow: Equatable {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var isSwiped = false
  var isReordering = false
  var canMove = false
  var editingStyle = UITableViewCell.EditingStyle.none
  var separatorInset: UIEdgeInsets?
}

extension UITableViewCell {
  var state: any UIConfigurationState { configurationState }

  /// Constraints may make a row as low as they like.
  var leastContentHeight: CGFloat { 0 }

  var presentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = row.isSelected
    state.isHighlighted = row.isHighlighted
    state.isEditing = row.isEditing
    state.isSwiped = row.isSwiped
    state.isReordering = row.isReordering
    return state
  }

  func changeState(_ change: (inout CellRow) -> Void) {
    let old = row
    change(&row)
    updateSelectedBackground()
    if row != old { setNeedsUpdateConfiguration() }
  }

  func updateConfigurationIfNeeded() {
    guard configured.needsUpdate else { return }
    configured.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func setSwiped(_ isSwiped: Bool) {
    guard row.isSwiped != isSwiped else { return }
    let mask: StateMask = isSwiped ? .showingDeleteConfirmationMask : []
    willTransition(to: mask)
    changeState { $0.isSwiped = isSwiped }
    didTransition(to: mask)
  }

  func isBackground(_ view: UIView) -> Bool {
    view === backgroundView || view === selectedBackgroundView
      || view === multipleSelectionBackgroundView || view is BackgroundConfigurationView
  }

  /// Inserts the background views behind the content, the selected one above the other.
  func replaceBackground(_ old: UIView?) {
    if let old, !isBackground(old), old.superview === self { old.removeFromSuperview() }
    let views = [multipleSelectionBackgroundView, selectedBackgroundView, backgroundView]
    for view in views.compactMap({ $0 }) {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
    updateSelectedBackground()
  }

  func updateSelectedBackground() {
    let isShown = (row.isSelected || row.isHighlighted) && selectionStyle != .none
    let isOneOfSeveral = table?.canSelectSeveral ?? false
    let usesOther = isOneOfSeveral && multipleSelectionBackgroundView != nil
    selectedBackgroundView?.isHidden = !isShown || usesOther
    multipleSelectionBackgroundView?.isHidden = !isShown || !usesOther
  }
}
