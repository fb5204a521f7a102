extension UICollectionView {
  /// Updates the selection and the highlight of a cell.
  func showSelection(of cell: UICollectionViewCell, _ key: ElementKey) {
    guard let position = ItemPosition(key.indexPath) else { return }
    let isSelected = selection.selected.contains(position)
    let isHighlighted = selection.highlighted == position
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    let movement = activity.movement
    cell.setState(
      isEditing: canEdit(position),
      isReordering: movement?.current == position
    )
    cell.setDragState(dragState(of: position), dropState: dropState(of: position))
  }

  func showSelection(at position: ItemPosition) {
    guard let cell = cellForItem(at: position.indexPath) else { return }
    showSelection(of: cell, .cell(position))
  }

  func setSelected(_ isSelected: Bool, _ position: ItemPosition) {
    if isSelected {
      selection.selected.insert(position)
    } else {
      selection.selected.remove(position)
    }
    showSelection(at: position)
  }

  func setHighlighted(_ position: ItemPosition?) {
    let old = selection.highlighted
    selection.highlighted = position
    if let old { showSelection(at: old) }
    if let position { showSelection(at: position) }
  }

  func deselectAll() {
    for position in selection.selected.sorted() { setSelected(false, position) }
  }

  func deselectAllButOne() {
    for position in selection.selected.sorted().dropFirst() { setSelected(false, position) }
  }

  func selectSilently(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard canSelect else { return }
    guard let indexPath else {
      deselectAll()
      return
    }
    guard let position = existingItem(indexPath) else { return }
    if !canSelectSeveral {
      for other in selection.selected.sorted() where other != position {
        setSelected(false, other)
      }
    }
    setSelected(true, position)
    if !scrollPosition.isEmpty {
      scroll(to: indexPath, scrollPosition, animated: animated)
    }
  }
}
