extension BatchUpdate {
  /// Returns the update items for the layout.
  ///
  /// Deletions come first, from the last one on, so that they could be carried out one by one.
  /// Insertions in ascending order, reloads and moves follow. UIKit does not document an order.
  @preconcurrency @MainActor func updateItems(
    _ mapping: PositionMapping
  ) -> [UICollectionViewUpdateItem] {
    func path(_ section: Int) -> IndexPath { IndexPath(indexes: [section, NSNotFound]) }

    var result: [UICollectionViewUpdateItem] = []
    for item in items.deletes.sorted(by: >) {
      result.append(UICollectionViewUpdateItem(.delete, before: item.indexPath))
    }
    for section in sections.deletes.sorted(by: >) {
      result.append(UICollectionViewUpdateItem(.delete, before: path(section)))
    }
    for section in sections.inserts.sorted() {
      result.append(UICollectionViewUpdateItem(.insert, after: path(section)))
    }
    for item in items.inserts.sorted() {
      result.append(UICollectionViewUpdateItem(.insert, after: item.indexPath))
    }
    for (old, new) in mapping.sectionReplacements.sorted(by: { $0.key < $1.key }) {
      result.append(UICollectionViewUpdateItem(.reload, before: path(old), after: path(new)))
    }
    for (old, new) in mapping.itemReplacements.sorted(by: { $0.key < $1.key }) {
      let item = UICollectionViewUpdateItem(.reload, before: old.indexPath, after: new.indexPath)
      result.append(item)
    }
    for move in sections.moves {
      let (before, after) = (path(move.source), path(move.target))
      result.append(UICollectionViewUpdateItem(.move, before: before, after: after))
    }
    for move in items.moves {
      let (before, after) = (move.source.indexPath, move.target.indexPath)
      result.append(UICollectionViewUpdateItem(.move, before: before, after: after))
    }
    return result
  }
}
