import RosterCore
import RosterPlatform

extension UICollectionView {
  /// Tells the collection view, inside an update block, what is about to be different.
  func perform(_ operations: Operations) {
    deleteSections(IndexSet(operations.deletedSections))
    insertSections(IndexSet(operations.insertedSections))
    for move in operations.movedSections {
      moveSection(move.from, toSection: move.to)
    }
    deleteItems(at: operations.deletedItems.map(IndexPath.init))
    insertItems(at: operations.insertedItems.map(IndexPath.init))
    for move in operations.movedItems {
      moveItem(at: IndexPath(move.from), to: IndexPath(move.to))
    }
  }
}

extension IndexPath {
  init(_ position: Position) {
    self.init(item: position.item, section: position.section)
  }
}

extension Position {
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, item: indexPath.item)
  }
}
