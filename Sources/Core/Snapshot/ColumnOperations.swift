/// What can be done with the view models of a column without knowing their type.
///
/// The functions capture nothing, so making a column costs no allocation for them.
@usableFromInline
struct ColumnOperations: Sendable {
  @usableFromInline
  typealias Box = any ColumnBox

  /// The identifier of one view model, boxed.
  @usableFromInline
  let identifier: @Sendable (Box, Int) -> Identifier

  /// The first view model at or after an index that has an identifier.
  @usableFromInline
  let firstIndex: @Sendable (Box, Identifier, Int) -> Int?

  /// The hash of one view model's identifier.
  @usableFromInline
  let hash: @Sendable (Box, Int) -> UInt64

  /// Whether two view models have the same type and identifier.
  @usableFromInline
  let isSameItem: @Sendable (Box, Int, Box, Int) -> Bool

  /// Whether two view models have the same type and are equal.
  @usableFromInline
  let isSameContent: @Sendable (Box, Int, Box, Int) -> Bool

  /// Finds what turns one column into another; `false` if their types differ.
  @usableFromInline
  let findChanges: @Sendable (Box, Box, inout ItemChanges, DiffScratch) -> Bool

  /// Counts the pairs of same items from or before a pair of indices on; 0 if their types differ.
  @usableFromInline
  let matches: @Sendable (Box, Box, PairOfIndices, Int, inout ItemChanges) -> Int

  /// The view models whose identifier occurred before, if it is that of one of some view models.
  @usableFromInline
  let repeats: @Sendable (Box, [Int]?) -> [Repeat]

  @inlinable
  init<Model: ViewModel>(for type: Model.Type) {
    identifier = { box, index in
      guard let box = box as? ModelBox<Model> else {
        preconditionFailure("A column's operations were given another column's view models.")
      }
      return Identifier(box.models[index].id)
    }
    firstIndex = { box, identifier, start in
      guard let box = box as? ModelBox<Model>, let id = identifier.value as? Model.ID else {
        return nil
      }
      return box.models[start...].firstIndex { $0.id == id }
    }
    hash = { box, index in
      guard let box = box as? ModelBox<Model> else { return 0 }
      return IdentifierKind().hash(box.models[index].id)
    }
    isSameItem = { left, i, right, j in
      guard let left = left as? ModelBox<Model>, let right = right as? ModelBox<Model> else {
        return false
      }
      return left.models[i].id == right.models[j].id
    }
    isSameContent = { left, i, right, j in
      guard let left = left as? ModelBox<Model>, let right = right as? ModelBox<Model> else {
        return false
      }
      return withComparison(left.models, right.models) { $0.isSameContent(old: i, new: j) }
    }
    findChanges = { old, new, changes, scratch in
      guard let old = old as? ModelBox<Model>, let new = new as? ModelBox<Model> else {
        return false
      }
      withComparison(old.models, new.models) { comparison in
        if comparison.isSameStorage { return }
        comparison.findChanges(into: &changes, using: scratch)
      }
      return true
    }
    matches = { old, new, pair, limit, changes in
      guard let old = old as? ModelBox<Model>, let new = new as? ModelBox<Model> else { return 0 }
      return withComparison(old.models, new.models) { comparison in
        if pair.old == pair.new, comparison.isSameStorage { return limit }
        return comparison.matches(pair, limit: limit, changes: &changes)
      }
    }
    repeats = { box, items in
      guard let box = box as? ModelBox<Model> else { return [] }
      return withComparison(box.models, box.models) { comparison in
        items.map { comparison.repeats(ofItems: $0) } ?? comparison.repeats()
      }
    }
  }
}
