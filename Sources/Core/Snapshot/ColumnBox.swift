/// Holds the view models of a column, and answers questions about them without naming their type.
///
/// Answers about view models of two types are those for items that are not the same.
@usableFromInline
protocol ColumnBox: AnyObject, Sendable {
  /// A box of some of the view models.
  func part(_ range: Range<Int>) -> any ColumnBox

  /// The identifier of one view model, boxed.
  func identifier(at index: Int) -> Identifier

  /// The first view model at or after an index that has an identifier.
  func firstIndex(of identifier: Identifier, from index: Int) -> Int?

  /// The hash of one view model's identifier.
  func hash(at index: Int) -> UInt64

  /// Whether two view models have the same type and identifier.
  func isSameItem(_ index: Int, as other: any ColumnBox, _ otherIndex: Int) -> Bool

  /// Whether two view models have the same type and are equal.
  func isSameContent(_ index: Int, as other: any ColumnBox, _ otherIndex: Int) -> Bool

  /// Finds what turns one column into another; `false` if their types differ.
  func findChanges(
    to new: any ColumnBox,
    into changes: inout ItemChanges,
    using scratch: DiffScratch
  ) -> Bool

  /// Counts the pairs of same items from or before a pair of indices on; 0 if their types differ.
  func matches(
    _ pair: PairOfIndices,
    in new: any ColumnBox,
    limit: Int,
    changes: inout ItemChanges
  ) -> Int

  /// The view models whose identifier occurred before, if it is that of one of some view models.
  func repeats(ofItems items: [Int]?) -> [Repeat]
}
