import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// Begins or ceases to keep the end of the list visible.
  func setKeepsAtBottom(_ keepsAtBottom: Bool) {
    guard keepsAtBottom != (scroller.endKeeper != nil) else { return }
    scroller.endKeeper = keepsAtBottom ? EndKeeper() : nil
    setNeedsVisibility()
  }

  /// What updates hold in place that leave it to the collection view.
  func anchor(for asked: UpdatePolicy.Anchor) -> UpdatePolicy.Anchor {
    guard asked == .offset, let keeper = scroller.endKeeper else { return asked }
    return keeper.isAtEnd ? .bottom : .firstVisible
  }

  /// Scrolls to the end if that is where the list was before sizes changed.
  func keepEnd() {
    guard
      scroller.endKeeper != nil, machine.phase == .idle, moves.carried == nil, ownsCollectionView,
      collectionView.window != nil, !collectionView.bounds.isEmpty,
      scroller.endKeeper?.sizesMayHaveChanged(collectionView) == true, !collectionView.isDragging
    else { return }
    let end = collectionView.endOffset
    if collectionView.contentOffset != end {
      collectionView.contentOffset = end
    }
  }
}
