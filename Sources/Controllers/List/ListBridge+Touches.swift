import RosterPlatform

extension ListBridge {
  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    parts.selection.ask(at: indexPath, \.shouldHighlight)
      && forward { $0.shouldHighlight(collectionView, indexPath) }
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    stage.witness?.note(.touch(.highlight, indexPath))
    parts.selection.didHighlight(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    stage.witness?.note(.touch(.unhighlight, indexPath))
    parts.selection.didUnhighlight(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    let mayBe: (any CellControlling) -> Bool = {
      $0.shouldSelect && (!collectionView.isEditing || $0.canEdit)
    }
    return parts.selection.ask(at: indexPath, mayBe)
      && forward { $0.shouldSelect(collectionView, indexPath) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    parts.selection.ask(at: indexPath, \.shouldDeselect)
      && forward { $0.shouldDeselect(collectionView, indexPath) }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    stage.witness?.note(.touch(.select, indexPath))
    parts.selection.didSelect(at: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    stage.witness?.note(.touch(.deselect, indexPath))
    parts.selection.didDeselect(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    parts.selection.canPerformPrimaryAction(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    stage.witness?.note(.touch(.primaryAction, indexPath))
    parts.selection.performPrimaryAction(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    parts.selection.contextMenu(at: indexPaths, point)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canEditItemAt indexPath: IndexPath
  ) -> Bool {
    parts.selection.ask(at: indexPath, \.canEdit)
      && forward { $0.canEdit(collectionView, indexPath) }
  }

  /// Without a delegate of the app, two fingers select items with multiple selection, or start
  /// editing mode.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    forward { $0.shouldSelectSeveral(collectionView, indexPath) }
      ?? (parts.selection.mode == .multiple || parts.editing.beginsWithTwoFingers)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    parts.editing.twoFingersDidTouch()
    parts.selection.selectingSeveralDidChange(true)
    forward { $0.didBeginSelectingSeveral(collectionView, indexPath) }
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    parts.selection.selectingSeveralDidChange(false)
    forward { $0.didEndSelectingSeveral(collectionView) }
  }
}

extension ListBridge {
  func collectionView(
    _ collectionView: UICollectionView,
    canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    let others = forward { $0.canFocus(collectionView, indexPath) }
    guard let own = parts.focus.keys.canFocus(at: indexPath) else {
      return others
        ?? (collectionView.isEditing
          ? collectionView.allowsFocusDuringEditing : collectionView.allowsFocus)
    }
    return own && others ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    forward { $0.shouldUpdateFocus(collectionView, context) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    parts.focus.keys.didUpdate(context)
    forward { $0.didUpdateFocus(collectionView, context, coordinator) }
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    forward { $0.preferredFocus(collectionView) } ?? parts.focus.keys.preferredPath
  }

  func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    forward { $0.selectionFollowsFocus(collectionView, indexPath) }
  }
}
