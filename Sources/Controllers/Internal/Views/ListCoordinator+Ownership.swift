import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// Whether the collection view shows this list, and not that of an adapter made later.
  var ownsCollectionView: Bool { collectionView.dataSource === bridge }

  /// Takes the collection view from whoever has it: another list, which then shows nothing, or the app,
  /// whose delegate goes on hearing what happens.
  func takeOver() {
    if let other = collectionView.dataSource as? ListBridge {
      report(.sharedCollectionView)
      other.list?.giveUpViews()
    }
    if let delegate = collectionView.delegate, !(delegate is ListBridge) {
      delegates.collectionView = delegate
    }
  }

  /// Takes another delegate of the app's.
  ///
  /// A collection view finds out what its delegate answers when it gets it, so it is given it anew.
  func changeDelegates(_ change: (ForwardedDelegates) -> Void) {
    change(delegates)
    guard collectionView.delegate === bridge else { return }
    collectionView.delegate = nil
    collectionView.delegate = bridge
  }

  private func giveUpViews() {
    putBack()
    scroller.end(.interrupted)
    probe.removeFromSuperview()
    hold {
      emptyState.detach(from: self)
      mounts.unmountAll()
    }
  }
}
