extension Snapshot {
  /// Where an item stands, and what is around it.
  ///
  /// - Complexity: O(1).
  package func itemPosition(at position: Position) -> ItemPosition? {
    guard sections.indices.contains(position.section) else { return nil }
    let count = sections[position.section].count
    guard (0..<count).contains(position.item) else { return nil }
    return ItemPosition(
      item: position.item,
      of: count,
      section: position.section,
      of: sections.count
    )
  }
}
