/// Which items of a collection view are selected, and which one is highlighted.
struct CollectionSelection: Equatable, Sendable {
  var selected: Set<ItemPosition> = []
  var highlighted: ItemPosition?

  /// Follows the items through an update; what is deleted or reloaded is not selected afterwards.
  mutating func follow(_ mapping: PositionMapping) {
    selected = Set(selected.compactMap(mapping.newPosition(ofOld:)))
    highlighted = highlighted.flatMap(mapping.newPosition(ofOld:))
  }
}
