extension Column {
  /// The identifier of one view model, boxed.
  package func identifier(at index: Int) -> Identifier {
    box.identifier(at: index)
  }

  /// The first view model at or after an index that has an identifier.
  ///
  /// - Complexity: O(distance to the answer).
  func firstIndex(of identifier: Identifier, from index: Int = 0) -> Int? {
    box.firstIndex(of: identifier, from: index)
  }

  /// The hash of one view model's identifier.
  func hash(at index: Int) -> UInt64 {
    box.hash(at: index)
  }

  /// Whether two view models have the same type and identifier.
  func isSameItem(_ index: Int, as other: Column, _ otherIndex: Int) -> Bool {
    box.isSameItem(index, as: other.box, otherIndex)
  }

  /// Whether two view models have the same type and are equal.
  func isSameContent(_ index: Int, as other: Column, _ otherIndex: Int) -> Bool {
    box.isSameContent(index, as: other.box, otherIndex)
  }

  /// Finds what turns this column into another one.
  ///
  /// - Returns: Whether the columns hold view models of the same type. If not, nothing was compared.
  package func findChanges(
    to new: Column,
    into changes: inout ItemChanges,
    using scratch: DiffScratch
  ) -> Bool {
    box.findChanges(to: new.box, into: &changes, using: scratch)
  }

  /// Counts the pairs of same items from or before a pair of indices on.
  func matches(
    _ pair: PairOfIndices,
    in new: Column,
    limit: Int,
    changes: inout ItemChanges
  ) -> Int {
    box.matches(pair, in: new.box, limit: limit, changes: &changes)
  }

  /// The view models whose identifier occurred before, with the number of times it did.
  ///
  /// - Parameter items: If given, the indices of the view models whose identifiers count.
  /// - Returns: The repetitions, ascending.
  /// - Complexity: O(n).
  func repeats(ofItems items: [Int]? = nil) -> [Repeat] {
    box.repeats(ofItems: items)
  }
}
