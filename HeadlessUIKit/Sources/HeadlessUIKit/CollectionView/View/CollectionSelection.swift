/// The selected items of a collection view, and the highlighted one.
struct CollectionSelection: Equatable, Sendable {
  var selected: Set<ItemPosition> = []
  var highlighted: ItemPosition?

  /// Moves the selection with the items of an update; deleted and reloaded items are deselected.
  mutating func follow(_ mapping: PositionMapping) {
    selected = Set(selected.compactMap(mapping.newPosition(ofOld:)))
    highlighted = highlighted.flatMap(mapping.newPosition(ofOld:))
  }
}
