/// What can be done with the view models of a column, compiled where their type is known.
///
/// The functions capture nothing, so making a column costs no allocation for them. `ColumnBox` says
/// what each of them answers.
@usableFromInline
struct ColumnOperations<Model: ViewModel>: Sendable {
  @usableFromInline
  typealias Box = ModelBox<Model>

  @usableFromInline
  let identifier: @Sendable (Box, Int) -> Identifier

  @usableFromInline
  let firstIndex: @Sendable (Box, Identifier, Int) -> Int?

  @usableFromInline
  let hash: @Sendable (Box, Int) -> UInt64

  @usableFromInline
  let isSameItem: @Sendable (Box, Int, any ColumnBox, Int) -> Bool

  @usableFromInline
  let isSameContent: @Sendable (Box, Int, any ColumnBox, Int) -> Bool

  @usableFromInline
  let findChanges: @Sendable (Box, any ColumnBox, inout ItemChanges, DiffScratch) -> Bool

  @usableFromInline
  let matches: @Sendable (Box, any ColumnBox, PairOfIndices, Int, inout ItemChanges) -> Int

  @usableFromInline
  let repeats: @Sendable (Box, [Int]?) -> [Repeat]

  @inlinable
  init() {
    identifier = { box, index in Identifier(box.models[index].id) }
    firstIndex = { box, identifier, start in
      guard let id = identifier.value as? Model.ID else { return nil }
      return box.models[start...].firstIndex { $0.id == id }
    }
    hash = { box, index in IdentifierKind().hash(box.models[index].id) }
    isSameItem = { left, i, right, j in
      guard let right = right as? Box else { return false }
      return left.models[i].id == right.models[j].id
    }
    isSameContent = { left, i, right, j in
      guard let right = right as? Box else { return false }
      return withComparison(left.models, right.models) { $0.isSameContent(old: i, new: j) }
    }
    findChanges = { old, new, changes, scratch in
      guard let new = new as? Box else { return false }
      withComparison(old.models, new.models) { comparison in
        if comparison.isSameStorage { return }
        comparison.findChanges(into: &changes, using: scratch)
      }
      return true
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
