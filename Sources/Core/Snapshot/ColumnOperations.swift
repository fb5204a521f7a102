/// What can be done with the view models of a column without knowing their type.
///
/// The functions capture nothing, so making a column costs no allocation for them.
@usableFromInline
struct ColumnOperations: Sendable {
  @usableFromInline
  typealias Box = any AnyObject & Sendable

  /// The identifier of one view model, boxed.
  @usableFromInline
  let identifier: @Sendable (Box, Int) -> Identifier

  /// The first view model at or after an index that has an identifier.
  @usableFromInline
  let firstIndex: @Sendable (Box, Identifier, Int) -> Int?

  /// The hash of one view model's identifier.
  @usableFromInline
  let hash: @Sendable (Box, Int) -> Int

  /// Whether two view models have the same type and identifier.
  @usableFromInline
  let isSameItem: @Sendable (Box, Int, Box, Int) -> Bool

  /// Whether two view models have the same type and are equal.
  @usableFromInline
  let isSameContent: @Sendable (Box, Int, Box, Int) -> Bool

  /// What turns one column into another, or `nil` if their types differ.
  @usableFromInline
  let difference: @Sendable (Box, Box) -> ListDifference?

  /// The view models whose identifier occurred before.
  @usableFromInline
  let repeats: @Sendable (Box) -> [Repeat]

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
      return box.models[index].id.hashValue
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
      return left.models[i] == right.models[j]
    }
    difference = { old, new in
      guard let old = old as? ModelBox<Model>, let new = new as? ModelBox<Model> else {
        return nil
      }
      return ModelComparison(old: old.models, new: new.models).difference()
    }
    repeats = { box in
      guard let box = box as? ModelBox<Model> else { return [] }
      return ModelComparison(old: box.models, new: box.models).repeats()
    }
  }
}
