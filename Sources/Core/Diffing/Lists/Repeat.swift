/// An item that agrees in its identity with others before it.
@usableFromInline
struct Repeat: Equatable, Sendable {
  /// The index of the item.
  @usableFromInline
  let index: Int

  /// How many items before it have the same identity; at least 1.
  @usableFromInline
  let occurrence: Int

  @inlinable
  init(index: Int, occurrence: Int) {
    self.index = index
    self.occurrence = occurrence
  }
}
