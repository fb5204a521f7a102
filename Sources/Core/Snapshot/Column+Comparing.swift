extension Column {
  /// The identifier of one view model, boxed.
  package func identifier(at index: Int) -> Identifier {
    operations.identifier(box, index)
  }

  /// The first view model at or after an index that has an identifier.
  ///
  /// - Complexity: O(distance to the answer).
  func firstIndex(of identifier: Identifier, from index: Int = 0) -> Int? {
    operations.firstIndex(box, identifier, index)
  }

  /// The hash of one view model's identifier.
  func hash(at index: Int) -> Int {
    operations.hash(box, index)
  }

  /// Whether two view models have the same type and identifier.
  func isSameItem(_ index: Int, as other: Column, _ otherIndex: Int) -> Bool {
    operations.isSameItem(box, index, other.box, otherIndex)
  }

  /// Whether two view models have the same type and are equal.
  func isSameContent(_ index: Int, as other: Column, _ otherIndex: Int) -> Bool {
    operations.isSameContent(box, index, other.box, otherIndex)
  }

  /// What turns this column into another one.
  ///
  /// - Returns: `nil` if the columns hold view models of different types, so that no item is common.
  func difference(to other: Column) -> ListDifference? {
    operations.difference(box, other.box)
  }

  /// The view models whose identifier occurred before, with the number of times it did.
  ///
  /// - Complexity: O(n).
  func repeats() -> [Repeat] {
    operations.repeats(box)
  }
}
