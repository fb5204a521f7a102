extension UICollectionView {
  /// Whether items can be selected in the present mode.
  ///
  /// In editing mode, it is enough that multiple selection is allowed, as in a table view.
  var canSelect: Bool {
    guard isEditing else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// Whether several items can be selected in the present mode.
  var canSelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Deselects items that can no longer be selected, without notifying the delegate.
  func dropForbiddenSelection() {
    if !canSelect {
      deselectAll()
    } else if !canSelectSeveral {
      deselectAllButOne()
    }
  }

  /// Updates the visible cells for the present mode.
  func editingDidChange() {
    dropForbiddenSelection()
    for key in content.orderedKeys(of: .cell) {
      guard let cell = content.displayed[key]?.view as? UICollectionViewCell else { continue }
      showSelection(of: cell, key)
    }
  }

  func canEdit(_ position: ItemPosition) -> Bool {
    guard isEditing else { return false }
    return delegate?.collectionView(self, canEditItemAt: position.indexPath) ?? true
  }

  /// Selects the items under a two-finger pan, if the delegate allows it.
  func selectByDragging(from first: IndexPath, to last: IndexPath) -> Bool {
    guard let start = existingItem(first), let end = existingItem(last), let delegate,
      delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: first)
    else { return false }
    delegate.collectionView(self, didBeginMultipleSelectionInteractionAt: first)
    if canSelect, canSelectSeveral {
      for position in items(from: min(start, end), through: max(start, end))
      where !selection.selected.contains(position) {
        userDidSelect(position)
      }
    }
    delegate.collectionViewDidEndMultipleSelectionInteraction(self)
    return true
  }

  private func items(from first: ItemPosition, through last: ItemPosition) -> [ItemPosition] {
    let counts = validCounts()
    return (first.section...last.section).flatMap { section in
      let count = counts.numberOfItems(inSection: section) ?? 0
      let start = section == first.section ? first.item : 0
      let end = section == last.section ? min(last.item + 1, count) : count
      return (start..<max(start, end)).map { ItemPosition(section: section, item: $0) }
    }
  }
}
