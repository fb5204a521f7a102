/// One change of a batch update, as a layout gets it.
///
/// A change of a whole section has an index path whose item is `NSNotFound`.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes.
  public enum Action: Int, Sendable {
    /// An insertion.
    case insert = 0
    /// A deletion.
    case delete = 1
    /// A reload.
    case reload = 2
    /// A move.
    case move = 3
    /// No change.
    case none = 4
  }

  /// The index path before the update; nil for an insertion.
  open private(set) var indexPathBeforeUpdate: IndexPath?

  /// The index path after the update; nil for a deletion.
  open private(set) var indexPathAfterUpdate: IndexPath?

  /// The kind of the change.
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}
