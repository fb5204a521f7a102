/// What a collection view is doing at the moment, which determines what callbacks may do.
@preconcurrency @MainActor struct CollectionActivity {
  /// A batch whose operations are being recorded.
  struct Recording {
    var depth = 0
    var update = BatchUpdate()
    var completions: [(Bool) -> Void] = []
    let oldCounts: ItemCounts

    mutating func add(_ operation: (inout BatchUpdate) -> Void) {
      operation(&update)
    }
  }

  var recording: Recording?
  var isLayingOut = false
  var isCommitting = false

  /// Whether the layout has been prepared for an update, and has not been asked to finalize it.
  var isShowingUpdate = false
  var isCounting = false

  /// Whether the layout is being invalidated for other bounds.
  var isInvalidatingForBounds = false

  /// The item that the user is moving.
  var movement: InteractiveMovement?

  /// The gesture that swipes rows, if the layout is a list.
  var rowSwiping: RowSwiping?

  /// The context menus of the items, if there has been a delegate.
  var menus: CollectionMenus?

  /// The placeholder cells for items that are not in the data source yet.
  var placeholders = DropPlaceholders()

  /// The placeholders, by identifier.
  var placeholderKinds: [Int: UICollectionViewPlaceholder] = [:]

  /// The items that the user has dropped, and whose cells are replaced when the animation ends.
  var settling: Set<ItemPosition> = []

  /// Whether the data source is being notified of a move by the user.
  var isEndingMovement = false

  /// Whether an operation is in progress that must not be interrupted.
  var isBusy: Bool {
    recording != nil || isLayingOut || isCommitting || isCounting || isEndingMovement
  }

  /// The items that were prefetched and have not been displayed.
  var prefetched: Set<ItemPosition> = []

  /// Whether cells that leave the visible area are kept, to be displayed again.
  var keepsCellsPrepared = false

  /// Whether an update with inconsistent counts reloads instead of failing.
  var reloadsOnInconsistentCounts = false

  /// A transition to another layout that a gesture drives.
  var transition: LayoutTransition?

  /// Whether the layout has to be notified that an animated change of bounds has ended.
  var isChangingBounds = false

  /// Whether the layout has yet to be asked for the content offset in those bounds.
  var asksForOffsetOfBounds = false

  /// Whether a callback asked for a reload while a batch was being committed.
  var wantsReload = false

  /// The call to the data source for a view that is in progress.
  var request: ViewRequest?

  /// Views that were dequeued and not returned to the collection view, by identity.
  var dequeued: [ObjectIdentifier: DequeuedView] = [:]

  /// What remains to be done after updates that were made while the view had no window.
  var unseen: [UnseenEnding] = []

  /// The item under a finger.
  var touchedItem: ItemPosition?
}

/// A dequeued view, and the element it was dequeued for.
@preconcurrency @MainActor struct DequeuedView {
  let view: UICollectionReusableView
  let sort: ReuseRegistry.Key

  /// Whether the view shows an item already, which is configured again.
  let isShown: Bool
}

/// A call to the data source for the view of one element.
@preconcurrency @MainActor struct ViewRequest {
  /// The index path in the data source.
  let indexPath: IndexPath
  let attributes: UICollectionViewLayoutAttributes?

  /// The existing view to be configured again, which dequeuing returns.
  var existing: UICollectionReusableView?

  /// Whether dequeuing failed, so that the returned view is ignored.
  var hasFailed = false
}
