/// Whose view state it is: that of an item, or of a section's supplementary item.
package struct StateKey: Hashable, Sendable {
  /// The identity of the item; of a supplementary item, put together from its section's.
  package let id: ItemID

  /// The kind of a supplementary item; `nil` for an item.
  package let kind: String?

  /// Names the owner of a state.
  package init(_ id: ItemID, kind: String? = nil) {
    self.id = id
    self.kind = kind
  }

  /// What is left of the key when it does not matter which section the item is in.
  ///
  /// An item that leaves one section and comes back in another agrees with itself on this.
  package var inAnySection: StateKey {
    let id = ItemID(
      id: id.id,
      controller: id.controller,
      section: Self.anySection,
      elements: id.elements,
      occurrence: id.occurrence
    )
    return StateKey(id, kind: kind)
  }

  private static let anySection = SectionID(name: .position([]))
}
