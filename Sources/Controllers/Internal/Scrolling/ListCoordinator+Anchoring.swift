import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// Changes the collection view while a part of the list is held in place on the screen.
  func anchored(_ anchor: UpdatePolicy.Anchor, _ change: () -> Void) {
    let anchor = self.anchor(for: anchor)
    var preferred: Position?
    if case .item(let id) = anchor {
      preferred = list.snapshot.position(of: id)
    }
    scroller.anchor = ScrollAnchor(anchor, in: collectionView, preferred: preferred)
    change()
    scroller.anchor = nil
  }

  /// Scrolls to where the held item stands as before, for changes that do not ask for an offset.
  func restoreAnchor() {
    guard let offset = scroller.anchor?.offset(in: collectionView) else { return }
    if offset != collectionView.contentOffset {
      collectionView.contentOffset = offset
    }
  }

  /// Where the content should be after a batch of updates.
  func targetOffset(forProposed proposed: CGPoint) -> CGPoint {
    scroller.anchor?.offset(in: collectionView) ?? proposed
  }
}
