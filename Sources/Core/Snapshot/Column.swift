/// The view models of one run: a typed array behind an untyped face.
///
/// A list holds view models of many types. A column keeps those of one type together in the array
/// that the app gave, boxed once, and carries the operations on them as functions that were compiled
/// where the type was known. Nothing is boxed, copied or hashed until it is asked for.
@usableFromInline
package struct Column: Sendable {
  /// The number of view models.
  @usableFromInline
  package let count: Int

  @usableFromInline
  let box: any ColumnBox

  /// Keeps an array of view models.
  ///
  /// The initializer is inlinable on purpose: its operations specialise in the module that knows the
  /// type, which makes comparing a column as fast as comparing the array.
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
  package func models<Model: ViewModel>(as type: Model.Type) -> [Model]? {
    (box as? ModelBox<Model>)?.models
  }
}

extension Column {
  /// Keeps view models behind a box of another kind.
  init(_ box: some ColumnBox, count: Int) {
    self.count = count
    self.box = box
  }

  /// Whether the view models are asked for when they are needed.
  package var isLazy: Bool { box.isLazy }

  /// Takes what has turned out to be wrong with lazy models.
  @MainActor
  package func takeMistakes() -> [LazyMistake] { box.takeMistakes() }

  /// One view model, if it is of the given type.
  ///
  /// - Complexity: O(1), or that of asking for a lazy model.
  package func model<Model: ViewModel>(at index: Int, as type: Model.Type) -> Model? {
    if let box = box as? ModelBox<Model> {
      return box.models.indices.contains(index) ? box.models[index] : nil
    }
    return (box as? LazyBox<Model>)?.model(at: index)
  }

  /// Whether the view models are of a type.
  package func holds<Model: ViewModel>(_ type: Model.Type) -> Bool {
    box is ModelBox<Model> || box is LazyBox<Model>
  }

  /// The identifier of one view model, boxed.
  package func identifier(at index: Int) -> Identifier {
    box.identifier(at: index)
  }

  /// The first view model at or after an index that has an identifier.
  ///
  /// - Complexity: O(distance to the answer).
  package func firstIndex(of identifier: Identifier, from index: Int = 0) -> Int? {
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

  /// Whether both hold equal view models of the same items, in the same order.
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

  /// Whether both are one column, which says without looking that nothing differs.
  func isSame(as other: Column) -> Bool { box === other.box }

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

extension Column {
  /// The view models of a range of indices, as a column of their own.
  ///
  /// - Complexity: O(length of the range); O(1) for the whole column.
  package func part(_ range: Range<Int>) -> Column {
    range == 0..<count ? self : Column(part: range, of: box)
  }

  private init(part range: Range<Int>, of box: any ColumnBox) {
    count = range.count
    self.box = box.part(range)
  }
}

extension Run {
  /// The items of a range of indices, as a run of their own.
  ///
  /// - Complexity: O(length of the range); O(1) for the whole run.
  package func part(_ range: Range<Int>) -> Run {
    Run(column.part(range), controller: controller, elements: elements, location: location)
  }
}
