/// The update a layout is being asked about, while a batch is committed.
@preconcurrency @MainActor struct LayoutUpdate {
  let mapping: PositionMapping

  /// The attributes that visible elements had before the update.
  let oldAttributes: [ElementKey: UICollectionViewLayoutAttributes]

  /// Returns whether an element that is there after the update was not there before.
  func isArrival(_ key: ElementKey) -> Bool {
    switch key.category {
    case .cell: ItemPosition(key.indexPath).map { mapping.oldPosition(ofNew: $0) == nil } ?? false
    default: key.indexPath.first.map { mapping.oldSection(ofNew: $0) == nil } ?? false
    }
  }

  /// Returns whether an element that was there before the update is not there any longer.
  func isDeparture(_ key: ElementKey) -> Bool {
    mapping.newKey(ofOld: key) == nil
  }
}

extension PositionMapping {
  /// Where an element goes, or nil if it goes away.
  ///
  /// Supplementary and decoration views go where their section goes.
  func newKey(ofOld key: ElementKey) -> ElementKey? {
    var result = key
    if key.category == .cell {
      guard let position = ItemPosition(key.indexPath) else { return nil }
      guard let target = newPosition(ofOld: position) else { return nil }
      result.indexPath = target.indexPath
    } else if let section = key.indexPath.first, key.indexPath.count > 1 {
      guard let target = newSection(ofOld: section) else { return nil }
      result.indexPath[0] = target
    }
    return result
  }
}
