/// An item that shares its identity with an item before it, which is a mistake of the app.
package struct DuplicateItem: Hashable, Sendable {
  /// The identity of the item; its occurrence number is at least 1.
  package let id: ItemID

  /// Where the item is.
  package let position: Position

  /// The line of the app that declared the item.
  package let location: CodeLocation?
}
