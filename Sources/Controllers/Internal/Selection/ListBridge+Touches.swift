import RosterPlatform

extension ListBridge {
  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    guard let list else { return true }
    return list.ask(at: indexPath, \.shouldHighlight)
      && forward { $0.shouldHighlight(collectionView, indexPath) } ?? true
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    list?.didHighlight(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    list?.didUnhighlight(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let list else { return true }
    return list.ask(at: indexPath, \.shouldSelect)
      && forward { $0.shouldSelect(collectionView, indexPath) } ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let list else { return true }
    return list.ask(at: indexPath, \.shouldDeselect)
      && forward { $0.shouldDeselect(collectionView, indexPath) } ?? true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    list?.didSelect(at: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    list?.didDeselect(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    list?.canPerformPrimaryAction(at: indexPath) ?? false
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    list?.performPrimaryAction(at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    list?.contextMenu(at: indexPaths, point)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canEditItemAt indexPath: IndexPath
  ) -> Bool {
    forward { $0.canEdit(collectionView, indexPath) } ?? true
  }

  /// Without a delegate of the app's, two fingers select where several items can be selected.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    guard let list else { return false }
    return list.hold { list.delegates.shouldSelectSeveral(collectionView, indexPath) }
      ?? (list.selection.mode == .multiple)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    forward { $0.didBeginSelectingSeveral(collectionView, indexPath) }
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    forward { $0.didEndSelectingSeveral(collectionView) }
  }
}
