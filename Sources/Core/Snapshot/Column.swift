/// The view models of one run: a typed array with its type erased.
///
/// A list contains view models of many types. A column keeps those of one type together in the
/// app's array, boxed once, with its operations as functions that were compiled where the type was
/// known. Nothing is boxed, copied or hashed until it is needed.
@usableFromInline
package struct Column {
  /// The number of view models.
  @usableFromInline
  let count: Int

  @usableFromInline
  let box: any ColumnBox

  /// Creates a column from an array of view models.
  ///
  /// The initializer is inlinable so that its operations are specialized in the module that knows
  /// the type, which makes comparing a column as fast as comparing the array.
  ///
  /// - Complexity: O(1).
  @inlinable
  package init<Model: ViewModel>(_ models: [Model]) {
    count = models.count
    box = ModelBox(models)
  }

  /// The view models, if they are of the given type.
  ///
  /// - Complexity: O(1).
  @inlinable
  func models<Model: ViewModel>(as type: Model.Type) -> [Model]? {
    (box as? ModelBox<Model>)?.models
  }
}

extension Column {
  /// Creates a column from a box of another kind.
  init(_ box: some ColumnBox, count: Int) {
    self.count = count
    self.box = box
  }

  /// Whether the view models are loaded when they are needed.
  var isLazy: Bool { box.isLazy }

  /// Returns the mistakes found in lazy models since the last call.
  @MainActor
  func takeMistakes() -> [LazyMistake] { box.takeMistakes() }

  /// Returns one view model, if it has the given type.
  ///
  /// - Complexity: O(1), or that of loading a lazy model.
  @MainActor
  func model<Model: ViewModel>(at index: Int, as type: Model.Type) -> Model? {
    if let box = box as? ModelBox<Model> {
      return box.models.indices.contains(index) ? box.models[index] : nil
    }
    return (box as? LazyBox<Model>)?.model(at: index)
  }

  /// Returns whether the view models have a type.
  func holds<Model: ViewModel>(_ type: Model.Type) -> Bool {
    box is ModelBox<Model> || box is LazyBox<Model>
  }

  /// The identifier of one view model, boxed.
  @MainActor
  func identifier(at index: Int) -> ListIdentifier {
    box.identifier(at: index)
  }

  /// The first view model at or after an index that has an identifier.
  ///
  /// - Complexity: O(distance to the answer).
  @MainActor
  func firstIndex(of identifier: ListIdentifier, from index: Int = 0) -> Int? {
    box.firstIndex(of: identifier, from: index)
  }

  /// The hash of one view model's identifier.
  func hash(at index: Int) -> UInt64 {
    box.hash(at: index)
  }

  /// Returns whether two view models have the same type and identifier.
  func isSameItem(_ index: Int, as other: Column, _ otherIndex: Int) -> Bool {
    box.isSameItem(index, as: other.box, otherIndex)
  }

  /// Returns whether two view models have the same type and are equal.
  func isSameContent(_ index: Int, as other: Column, _ otherIndex: Int) -> Bool {
    box.isSameContent(index, as: other.box, otherIndex)
  }

  /// Returns whether both contain equal view models of the same items, in the same order.
  ///
  /// - Complexity: O(n), and O(1) for one column.
  func isEqual(to other: Column) -> Bool {
    guard box !== other.box else { return true }
    if isLazy { return count == other.count && isSameContent(0, as: other, 0) }
    return count == other.count
      && (0..<count).allSatisfy {
        isSameItem($0, as: other, $0) && isSameContent($0, as: other, $0)
      }
  }

  /// Returns whether both are the same column, so that nothing differs.
  func isSame(as other: Column) -> Bool { box === other.box }

  /// Returns whether both contain the same array, so that nothing differs.
  ///
  /// - Complexity: O(1).
  func isSameStorage(as other: Column) -> Bool {
    box === other.box || box.isSameStorage(as: other.box)
  }

  /// Finds the changes from this column to another one.
  ///
  /// - Returns: Whether the columns contain view models of the same type. If not, nothing was
  ///   compared.
  func findChanges(
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

  /// Returns the view models whose identifier occurs earlier, with the number of times.
  ///
  /// - Parameter items: If given, only the identifiers of the view models at these indices are
  ///   considered.
  /// - Returns: The repetitions, ascending.
  /// - Complexity: O(n).
  func repeats(ofItems items: [Int]? = nil) -> [Repeat] {
    box.repeats(ofItems: items)
  }
}

extension Column {
  /// The view models of a range of indices, as a separate column.
  ///
  /// - Complexity: O(length of the range); O(1) for the whole column.
  func part(_ range: Range<Int>) -> Column {
    range == 0..<count ? self : Column(part: range, of: box)
  }

  private init(part range: Range<Int>, of box: any ColumnBox) {
    count = range.count
    self.box = box.part(range)
  }
}

extension Run {
  /// The items of a range of indices, as a separate run.
  ///
  /// - Complexity: O(length of the range); O(1) for the whole run.
  func part(_ range: Range<Int>) -> Run {
    Run(column.part(range), controller: controller, elements: elements, location: location)
  }
}
