extension Column {
  /// The identifier of one view model, boxed.
  package func identifier(at index: Int) -> Identifier {
    box.operations.identifier(box, index)
  }

  /// The first view model at or after an index that has an identifier.
  ///
  /// - Complexity: O(distance to the answer).
  func firstIndex(of identifier: Identifier, from index: Int = 0) -> Int? {
    box.operations.firstIndex(box, identifier, index)
  }

  /// The hash of one view model's identifier.
  func hash(at index: Int) -> UInt64 {
    box.operations.hash(box, index)
  }

  /// Whether two view models have the same type and identifier.
  func isSameItem(_ index: Int, as other: Column, _ otherIndex: Int) -> Bool {
    box.operations.isSameItem(box, index, other.box, otherIndex)
  }

  /// Whether two view models have the same type and are equal.
  func isSameContent(_ index: Int, as other: Column, _ otherIndex: Int) -> Bool {
    box.operations.isSameContent(box, index, other.box, otherIndex)
  }

  /// Finds what turns this column into another one.
  ///
  /// - Returns: Whether the columns hold view models of the same type. If not, nothing was compared.
  package func findChanges(
    to new: Column,
    into changes: inout ItemChanges,
    using scratch: DiffScratch
  ) -> Bool {
    box.operations.findChanges(box, new.box, &changes, scratch)
  }

  /// Counts the pairs of same items from or before a pair of indices on.
  func matches(
    _ pair: PairOfIndices,
    in new: Column,
    limit: Int,
    changes: inout ItemChanges
  ) -> Int {
    box.operations.matches(box, new.box, pair, limit, &changes)
  }

  /// The view models whose identifier occurred before, with the number of times it did.
  ///
  /// - Parameter items: If given, the indices of the view models whose identifiers count.
  /// - Returns: The repetitions, ascending.
  /// - Complexity: O(n).
  func repeats(ofItems items: [Int]? = nil) -> [Repeat] {
    box.operations.repeats(box, items)
  }
}
