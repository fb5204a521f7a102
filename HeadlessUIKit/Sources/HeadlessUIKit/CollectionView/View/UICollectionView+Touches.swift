extension UICollectionView {
  /// Highlights the item under a finger, if the delegate allows it.
  func touchBegan(_ touches: Set<UITouch>) {
    guard canSelect, let position = item(under: touches), !isPlaceholder(.cell(position)) else {
      return
    }
    let path = position.indexPath
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    activity.touchedItem = position
    setHighlighted(position)
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// Selects or deselects the highlighted item, and then removes the highlight.
  func touchEnded(_ touches: Set<UITouch>) {
    guard let position = selection.highlighted else { return }
    if item(under: touches) == position { userDidTap(position) }
    endHighlight()
  }

  func endHighlight() {
    guard let position = selection.highlighted else { return }
    setHighlighted(nil)
    delegate?.collectionView(self, didUnhighlightItemAt: position.indexPath)
  }

  func userDidTap(_ position: ItemPosition) {
    if let cell = cellForItem(at: position.indexPath) as? UICollectionViewListCell,
      cell.opensFromWholeRow
    {
      return cell.toggleOutline()
    }
    if canSelectSeveral, selection.selected.contains(position) {
      userDidDeselect(position)
    } else {
      userDidSelect(position)
    }
    let path = position.indexPath
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) == true {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  private func userDidDeselect(_ position: ItemPosition) {
    let path = position.indexPath
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    setSelected(false, position)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// Selects an item; with single selection, the previous one is deselected first.
  func userDidSelect(_ position: ItemPosition) {
    let path = position.indexPath
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !canSelectSeveral {
      for other in selection.selected.sorted() where other != position {
        setSelected(false, other)
        delegate?.collectionView(self, didDeselectItemAt: other.indexPath)
      }
    }
    setSelected(true, position)
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func item(under touches: Set<UITouch>) -> ItemPosition? {
    guard let touch = touches.first else { return nil }
    let point = touch.location(in: self)
    guard bounds.contains(point) else { return nil }
    return frontmostItem(at: point)
  }
}
