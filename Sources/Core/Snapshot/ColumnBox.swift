/// Contains the view models of a column, and answers questions about them without knowing their
/// type.
///
/// View models of two types are never the same item.
@usableFromInline
protocol ColumnBox: AnyObject {
  /// Whether the view models are loaded when they are needed.
  var isLazy: Bool { get }

  /// The type of the controllers whose view models cannot be compared off the main actor: the one that is given, or one of
  /// a list inside the view models.
  func firstUnsendable(for controller: ControllerKind) -> ControllerKind?

  /// Returns the mistakes found in lazy models since the last call.
  @MainActor
  func takeMistakes() -> [LazyMistake]

  /// Returns a box with some of the view models.
  func part(_ range: Range<Int>) -> any ColumnBox

  /// The identifier of one view model, boxed.
  @MainActor
  func identifier(at index: Int) -> ListIdentifier

  /// The first view model at or after an index that has an identifier.
  @MainActor
  func firstIndex(of identifier: ListIdentifier, from index: Int) -> Int?

  /// The hash of one view model's identifier.
  func hash(at index: Int) -> UInt64

  /// Whether two view models have the same type and identifier.
  func isSameItem(_ index: Int, as other: any ColumnBox, _ otherIndex: Int) -> Bool

  /// Whether two view models have the same type and are equal.
  func isSameContent(_ index: Int, as other: any ColumnBox, _ otherIndex: Int) -> Bool

  /// Whether both contain the same array.
  func isSameStorage(as other: any ColumnBox) -> Bool

  /// Finds the changes from one column to another; `false` if their types differ.
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

  /// Returns the view models whose identifier occurs earlier, optionally only those at some
  /// indices.
  func repeats(ofItems items: [Int]?) -> [Repeat]
}

extension ColumnBox {
  @usableFromInline
  var isLazy: Bool { false }

  @MainActor
  @usableFromInline
  func takeMistakes() -> [LazyMistake] { [] }

  func isSameStorage(as other: any ColumnBox) -> Bool { self === other }
}

/// Holds an array of view models, so that a column needs one allocation whatever its length.
///
/// Methods of a generic class are compiled once for all types, so each of them calls a function
/// that was compiled for this type. Those that updates call often are kept, the others are made when they
/// are needed: a structure of functions of a type has metadata, which is looked up for each call.
@usableFromInline
final class ModelBox<Model: ViewModel>: ColumnBox {
  @usableFromInline
  let models: [Model]

  @usableFromInline
  let changes: (ModelBox, any ColumnBox, inout ItemChanges, DiffScratch) -> Bool

  @usableFromInline
  let hashes: (ModelBox, Int) -> UInt64

  @usableFromInline
  let operations: () -> ColumnOperations<Model>

  @inlinable
  init(_ models: [Model]) {
    self.models = models
    changes = { old, new, changes, scratch in
      guard let new = new as? ModelBox else { return false }
      withComparison(old.models, new.models) { comparison in
        if comparison.isSameStorage { return }
        comparison.findChanges(into: &changes, using: scratch)
      }
      return true
    }
    hashes = { box, index in IdentifierKind().hash(box.models[index].id) }
    operations = { ColumnOperations() }
  }

  @usableFromInline
  func firstUnsendable(for controller: ControllerKind) -> ControllerKind? {
    if Model.self is any SendableViewModel.Type { return nil }
    guard Model.self is any ListHolding.Type else { return controller }
    return models.lazy.compactMap { ($0 as? any ListHolding)?.snapshot.firstUnsendable }.first
  }

  @usableFromInline
  func isSameStorage(as other: any ColumnBox) -> Bool {
    guard let other = other as? ModelBox else { return false }
    // Safe because nothing is read: only addresses are compared while both arrays are alive.
    return unsafe models.withUnsafeBufferPointer { models in
      unsafe other.models.withUnsafeBufferPointer { others in
        unsafe models.baseAddress == others.baseAddress && models.count == others.count
      }
    }
  }

  @usableFromInline
  func part(_ range: Range<Int>) -> any ColumnBox {
    ModelBox(Array(models[range]))
  }

  @MainActor
  @usableFromInline
  func identifier(at index: Int) -> ListIdentifier {
    operations().identifier(self, index)
  }

  @MainActor
  @usableFromInline
  func firstIndex(of identifier: ListIdentifier, from index: Int) -> Int? {
    operations().firstIndex(self, identifier, index)
  }

  @usableFromInline
  func hash(at index: Int) -> UInt64 {
    hashes(self, index)
  }

  @usableFromInline
  func isSameItem(_ index: Int, as other: any ColumnBox, _ otherIndex: Int) -> Bool {
    operations().isSameItem(self, index, other, otherIndex)
  }

  @usableFromInline
  func isSameContent(_ index: Int, as other: any ColumnBox, _ otherIndex: Int) -> Bool {
    operations().isSameContent(self, index, other, otherIndex)
  }

  @usableFromInline
  func findChanges(
    to new: any ColumnBox,
    into changes: inout ItemChanges,
    using scratch: DiffScratch
  ) -> Bool {
    self.changes(self, new, &changes, scratch)
  }

  @usableFromInline
  func matches(
    _ pair: PairOfIndices,
    in new: any ColumnBox,
    limit: Int,
    changes: inout ItemChanges
  ) -> Int {
    operations().matches(self, new, pair, limit, &changes)
  }

  @usableFromInline
  func repeats(ofItems items: [Int]?) -> [Repeat] {
    operations().repeats(self, items)
  }
}

/// The operations on the view models of a column, compiled where their type is known.
///
/// The functions capture nothing, so a column costs no allocation for them; a box keeps one function that
/// names them all, because boxes are made with each content. `ColumnBox` says what each of them answers.
@usableFromInline
struct ColumnOperations<Model: ViewModel> {
  @usableFromInline
  typealias Box = ModelBox<Model>

  @usableFromInline
  let identifier: @MainActor (Box, Int) -> ListIdentifier

  @usableFromInline
  let firstIndex: @MainActor (Box, ListIdentifier, Int) -> Int?

  @usableFromInline
  let isSameItem: (Box, Int, any ColumnBox, Int) -> Bool

  @usableFromInline
  let isSameContent: (Box, Int, any ColumnBox, Int) -> Bool

  @usableFromInline
  let matches: (Box, any ColumnBox, PairOfIndices, Int, inout ItemChanges) -> Int

  @usableFromInline
  let repeats: (Box, [Int]?) -> [Repeat]

  @inlinable
  init() {
    identifier = { box, index in ListIdentifier(of: box.models[index].id) }
    firstIndex = { box, identifier, start in
      guard let id = identifier.value as? Model.ID else { return nil }
      return box.models[start...].firstIndex { $0.id == id }
    }
    isSameItem = { left, i, right, j in
      guard let right = right as? Box else { return false }
      return left.models[i].id == right.models[j].id
    }
    isSameContent = { left, i, right, j in
      guard let right = right as? Box else { return false }
      return withComparison(left.models, right.models) { $0.isSameContent(old: i, new: j) }
    }
    matches = { old, new, pair, limit, changes in
      guard let new = new as? Box else { return 0 }
      return withComparison(old.models, new.models) { comparison in
        if pair.old == pair.new, comparison.isSameStorage { return limit }
        return comparison.matches(pair, limit: limit, changes: &changes)
      }
    }
    repeats = { box, items in
      withComparison(box.models, box.models) { comparison in
        items.map { comparison.repeats(ofItems: $0) } ?? comparison.repeats()
      }
    }
  }
}
