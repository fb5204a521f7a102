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
    return state
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
