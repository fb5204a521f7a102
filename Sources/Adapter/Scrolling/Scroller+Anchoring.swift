import RosterControllers
import RosterCore
import RosterLayout
import RosterPlatform

/// What stays in place on the screen while the list changes.
extension Scroller {
  /// Changes the collection view while a part of the list is held in place on the screen.
  func anchored(_ anchor: UpdatePolicy.Anchor, _ change: () -> Void) {
    let wanted = self.anchor(for: anchor)
    var preferred: Position?
    if case .item(let id) = wanted {
      preferred = stage.hold { stage.list.position(showing: id) }
    }
    self.anchor = ScrollAnchor(wanted, in: stage.collectionView, preferred: preferred)
    change()
    self.anchor = nil
  }

  /// Scrolls so that the anchor stays in place, for changes without a target offset.
  func restoreAnchor() {
    guard let offset = anchor?.offset(in: stage.collectionView) else { return }
    if offset != stage.collectionView.contentOffset {
      stage.collectionView.contentOffset = offset
    }
  }

  /// Returns the content offset after a batch of updates.
  func targetOffset(forProposed proposed: CGPoint) -> CGPoint {
    anchor?.offset(in: stage.collectionView) ?? proposed
  }

  /// Keeps the first visible cell in place until a layout for changed traits, unless the end of the
  /// list is kept.
  ///
  /// It uses cells, because the layout may have the new traits already.
  func anchorCells() {
    anchorOfResize = nil
    guard endKeeper?.isAtEnd != true else { return }
    let places = stage.mounts.all.compactMap { view, controller in
      stage.controllers.position(of: controller).map { (position: $0, frame: view.frame) }
    }
    anchorOfResize = ScrollAnchor(
      places.sorted { $0.position < $1.position },
      in: stage.collectionView
    )
  }

  /// Changes the collection view while the cell that `anchorCells()` has found stays in place.
  func anchoredByCells(_ change: () -> Void) {
    anchor = anchorOfResize
    anchorOfResize = nil
    change()
    anchor = nil
  }

  /// Starts or stops keeping the end of the list visible.
  func setKeepsAtBottom(_ keepsAtBottom: Bool) {
    guard keepsAtBottom != (endKeeper != nil) else { return }
    endKeeper = keepsAtBottom ? EndKeeper() : nil
    stage.setNeedsVisibility()
  }

  /// Returns the anchor of an update, which depends on `keepsAtBottom` if the policy has none.
  func anchor(for asked: UpdatePolicy.Anchor) -> UpdatePolicy.Anchor {
    guard asked == .offset, let keeper = endKeeper else { return asked }
    return keeper.isAtEnd ? .bottom : .firstVisible
  }

  /// Scrolls to the end if that is where the list was before sizes changed.
  func keepEnd() {
    guard
      endKeeper != nil, stage.gate.isIdle, stage.carriedPlace == nil, stage.views.areOwned,
      stage.collectionView.window != nil, !stage.collectionView.bounds.isEmpty,
      endKeeper?.sizesMayHaveChanged(stage.collectionView) == true, !stage.collectionView.isDragging
    else { return }
    let end = stage.collectionView.endOffset
    if stage.collectionView.contentOffset != end {
      stage.collectionView.contentOffset = end
    }
  }
}
