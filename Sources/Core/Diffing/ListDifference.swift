/// What turns one flat list into another, by index.
@usableFromInline
package struct ListDifference: Equatable, Sendable {
  /// The old indices without a counterpart, ascending.
  @usableFromInline
  package var deleted: [Int] = []

  /// The new indices without a counterpart, ascending.
  @usableFromInline
  package var inserted: [Int] = []

  /// The fewest items that have to move for all others to stay in order, ascending by destination.
  @usableFromInline
  package var moved: [Move<Int>] = []

  /// The items that stay, moved or not, and whose content differs, ascending by destination.
  @usableFromInline
  package var updated: [Move<Int>] = []

  @inlinable
  init() {}
}
