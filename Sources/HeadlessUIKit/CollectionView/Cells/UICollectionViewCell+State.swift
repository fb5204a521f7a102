extension UICollectionViewCell {
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
    state.isExpanded = configuration.isExpanded
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
}
