/// What a collection view is doing at the moment, which decides what callbacks may ask of it.
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

  /// Whether the layout knows of the items of an update, which it has not been asked to finalize yet.
  var isShowingUpdate = false
  var isCounting = false

  /// The item that a user carries.
  var movement: InteractiveMovement?

  /// What has a finger swipe rows aside, in a layout that is a list.
  var rowSwiping: RowSwiping?

  /// The cells that stand in for items which the data do not have yet.
  var placeholders = DropPlaceholders()

  /// What these cells look like, by what they are known by.
  var placeholderKinds: [Int: UICollectionViewPlaceholder] = [:]

  /// Whether a layout's delegate is asked about places in the data, and not in what is shown: in a
  /// drag and with placeholders, of which an app that carries items itself need not know.
  var asksByPlaceInData: Bool { movement?.isDragged == true || !placeholders.isEmpty }

  /// The items that a user put down, and whose cells are replaced when they have come to rest.
  var settling: Set<ItemPosition> = []

  /// Whether the data source is being told where a user put an item.
  var isEndingMovement = false

  /// Whether something is under way that nothing else may come in between.
  var isBusy: Bool {
    recording != nil || isLayingOut || isCommitting || isCounting || isEndingMovement
  }

  /// The items whose data a prefetching data source was asked to get, and that were not shown.
  var prefetched: Set<ItemPosition> = []

  /// Whether cells that leave the visible area stay ready to come back.
  var keepsCellsPrepared = false

  /// Whether an update whose numbers do not add up is answered with a reload.
  var reloadsOnInconsistentCounts = false

  /// A transition to another layout that a gesture leads.
  var transition: LayoutTransition?

  /// Whether the layout expects to hear that an animated change of bounds was dealt with.
  var isChangingBounds = false

  /// Whether the layout has still to be asked where the content should be in those bounds.
  var asksForOffsetOfBounds = false

  /// Whether a callback asked for a reload while a batch was committed.
  var wantsReload = false

  /// The call to the data source for a view that is under way.
  var request: ViewRequest?

  /// Views that were dequeued and not returned to the collection view, by identity.
  var dequeued: [ObjectIdentifier: DequeuedView] = [:]

  /// The item under a finger.
  var touchedItem: ItemPosition?
}

/// A view that was handed out, and what it was asked for as.
@preconcurrency @MainActor struct DequeuedView {
  let view: UICollectionReusableView
  let sort: ReuseRegistry.Key
}

/// A call to the data source for the view of one element.
@preconcurrency @MainActor struct ViewRequest {
  /// The path the data source is asked about.
  let indexPath: IndexPath
  let attributes: UICollectionViewLayoutAttributes?

  /// The view to be configured again, which dequeuing returns.
  var existing: UICollectionReusableView?

  /// Whether dequeuing failed, so that what the data source returns is of no account.
  var hasFailed = false
}
