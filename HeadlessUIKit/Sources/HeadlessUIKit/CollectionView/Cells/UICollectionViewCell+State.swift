extension UICollectionViewCell {
  /// The states of a cell in a drag.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is about to be dragged.
    case lifting = 1
    /// The cell is dragged.
    case dragging = 2
  }

  func stateDidChange(_ isChanged: Bool) {
    updateSelectedBackground()
    if isChanged { setNeedsUpdateConfiguration() }
  }

  var presentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isFocused = isFocused
    state.isDisabled = !isUserInteractionEnabled
    state.isEditing = configuration.isEditing
    state.isReordering = configuration.isReordering
    state.isSwiped = configuration.isSwiped
    state.isExpanded = configuration.isExpanded
    state.cellDragState = configuration.dragState.configurationState
    state.cellDropState = configuration.dropState
    return state
  }

  /// Sets whether the children of the item in an outline are shown.
  func setExpanded(_ isExpanded: Bool) {
    guard configuration.isExpanded != isExpanded else { return }
    configuration.isExpanded = isExpanded
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  /// Sets what the collection view knows about the item.
  func setState(isEditing: Bool, isReordering: Bool) {
    guard configuration.isEditing != isEditing || configuration.isReordering != isReordering else {
      return
    }
    configuration.isEditing = isEditing
    configuration.isReordering = isReordering
    setNeedsUpdateConfiguration()
  }

  /// Sets whether the row is swiped.
  func setSwiped(_ isSwiped: Bool) {
    guard configuration.isSwiped != isSwiped else { return }
    configuration.isSwiped = isSwiped
    setNeedsUpdateConfiguration()
  }

  /// Sets the drag and drop state of the item.
  func setDragState(_ drag: DragState, dropState: UICellConfigurationState.DropState) {
    let isDragChanged = configuration.dragState != drag
    guard isDragChanged || configuration.dropState != dropState else { return }
    configuration.dragState = drag
    configuration.dropState = dropState
    setNeedsUpdateConfiguration()
    if isDragChanged { dragStateDidChange(drag) }
  }
}

extension UICollectionViewCell.DragState {
  fileprivate var configurationState: UICellConfigurationState.DragState {
    switch self {
    case .none: .none
    case .lifting: .lifting
    case .dragging: .dragging
    }
  }
}
