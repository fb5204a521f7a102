extension UICollectionViewCell {
  /// Where a cell is in being dragged.
  public enum DragState: Int, Sendable {
    /// It is not dragged.
    case none = 0
    /// It is about to be dragged.
    case lifting = 1
    /// It is dragged.
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
    state.isEditing = configuration.isEditing
    state.isReordering = configuration.isReordering
    state.isSwiped = configuration.isSwiped
    state.isExpanded = configuration.isExpanded
    state.cellDragState = configuration.dragState.configurationState
    state.cellDropState = configuration.dropState
    return state
  }

  /// Takes over whether what is below the item in an outline is shown.
  func setExpanded(_ isExpanded: Bool) {
    guard configuration.isExpanded != isExpanded else { return }
    configuration.isExpanded = isExpanded
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  /// Takes over what the collection view knows about the item.
  func setState(isEditing: Bool, isReordering: Bool) {
    guard configuration.isEditing != isEditing || configuration.isReordering != isReordering else {
      return
    }
    configuration.isEditing = isEditing
    configuration.isReordering = isReordering
    setNeedsUpdateConfiguration()
  }

  /// Takes over whether the row was swiped aside.
  func setSwiped(_ isSwiped: Bool) {
    guard configuration.isSwiped != isSwiped else { return }
    configuration.isSwiped = isSwiped
    setNeedsUpdateConfiguration()
  }

  /// Takes over what drags have to do with the item.
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
