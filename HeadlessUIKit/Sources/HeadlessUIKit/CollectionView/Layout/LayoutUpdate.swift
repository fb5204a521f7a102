/// The update that a layout is asked about while a batch is committed.
@preconcurrency @MainActor struct LayoutUpdate {
  let mapping: PositionMapping

  /// The elements that were visible before the update, in the coordinates of the layout.
  let oldElements: [ElementKey: CollectionContent.Element]

  /// Returns whether an element is inserted by the update.
  func isArrival(_ key: ElementKey) -> Bool {
    switch key.category {
    case .cell: ItemPosition(key.indexPath).map { mapping.oldPosition(ofNew: $0) == nil } ?? false
    default: key.indexPath.first.map { mapping.oldSection(ofNew: $0) == nil } ?? false
    }
  }

  /// Returns whether an element is deleted by the update.
  func isDeparture(_ key: ElementKey) -> Bool {
    mapping.newKey(ofOld: key) == nil
  }
}

extension PositionMapping {
  /// Returns the new position of an element, or nil if it is deleted.
  ///
  /// Supplementary and decoration views follow their section.
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
