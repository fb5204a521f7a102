/// An item that agrees with an earlier one on everything that should tell them apart.
package struct DuplicateItem: Sendable {
  /// The identity of the later item; its occurrence is at least 1.
  package let id: ItemID

  /// The place of the later item.
  package let position: Position

  /// The line of the app that declared it.
  package let location: SourceLocation?

  package init(id: ItemID, position: Position, location: SourceLocation?) {
    self.id = id
    self.position = position
    self.location = location
  }
}
