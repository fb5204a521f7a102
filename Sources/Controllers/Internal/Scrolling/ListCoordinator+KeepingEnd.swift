import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// Begins or ceases to keep the end of the list visible.
  func setKeepsAtBottom(_ keepsAtBottom: Bool) {
    guard keepsAtBottom != (endKeeper != nil) else { return }
    endKeeper = keepsAtBottom ? EndKeeper() : nil
    setNeedsVisibility()
  }

  /// What updates hold in place that leave it to the collection view.
  func anchor(for asked: UpdatePolicy.Anchor) -> UpdatePolicy.Anchor {
    guard asked == .offset, let endKeeper else { return asked }
    return endKeeper.isAtEnd ? .bottom : .firstVisible
  }

  /// Scrolls to the end if that is where the list was before sizes changed.
  func keepEnd() {
    guard
      endKeeper != nil, machine.phase == .idle, carried == nil, ownsCollectionView,
      collectionView.window != nil, !collectionView.bounds.isEmpty,
      endKeeper?.sizesMayHaveChanged(collectionView) == true, !collectionView.isDragging
    else { return }
    let end = collectionView.endOffset
    if collectionView.contentOffset != end {
      collectionView.contentOffset = end
    }
  }
}
