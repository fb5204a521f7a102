/// One change that a layout gets before a batch of updates is shown.
///
/// A change of a whole section has an index path whose item is `NSNotFound`.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What is changed.
  public enum Action: Int, Sendable {
    /// Something new.
    case insert = 0
    /// Something goes.
    case delete = 1
    /// Something is replaced where it is.
    case reload = 2
    /// Something goes elsewhere.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// The path before the update; nil for an insert.
  open private(set) var indexPathBeforeUpdate: IndexPath?

  /// The path after the update; nil for a delete.
  open private(set) var indexPathAfterUpdate: IndexPath?

  /// What is changed.
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}
