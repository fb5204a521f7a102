import RosterCore
import RosterPlatform

extension ListBridge {
  /// Only the adapter moves items: what it does not know of could not be told apart from an update.
  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    list?.moves.carried?.place.origin == Position(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    list?.take(Position(sourceIndexPath), movedTo: Position(destinationIndexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    list?.target(proposed: proposedIndexPath, current: currentIndexPath) ?? currentIndexPath
  }
}
