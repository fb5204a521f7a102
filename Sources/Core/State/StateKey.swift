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
}
