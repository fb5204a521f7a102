public import RosterCore
public import RosterPlatform

/// Shows content in a collection view, and turns one content into the next.
///
/// An adapter becomes the data source and the delegate of its collection view. It flattens content,
/// finds what differs from the content before, changes the collection view accordingly, and takes
/// care of the controllers. Keep it as long as the list is to be shown.
///
/// ```swift
/// let adapter = ListAdapter(collectionView)
/// let report = await adapter.apply(TodoList(store: store))
/// ```
@MainActor
public final class ListAdapter {
  let coordinator: ListCoordinator

  /// Makes an adapter for a collection view.
  ///
  /// The adapter keeps the collection view alive. A view that owns the adapter of a collection view that it
  /// is inside of, or that it is itself, goes away only when it lets go of the adapter; a view controller
  /// or a view around the collection view may own it.
  ///
  /// A collection view that allows multiple selection goes on doing so, as `SelectionMode.multiple`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view that shows the list, with a `ListLayout`, a flow layout or a
  ///     `CompositionalListLayout`.
  ///   - issues: Where mistakes are reported; by default, to the log.
  ///   - stateStorage: Where the states of controllers go whose `stateRetention` is `.persistent`.
  ///   - clock: What impressions are counted by; by default, the time that passes.
  public init(
    _ collectionView: UICollectionView,
    issues: IssueReporter = .log,
    stateStorage: (any StateStorage)? = nil,
    clock: (any ListClock)? = nil
  ) {
    var services = _ListServices(issues: issues, clock: clock ?? SystemClock())
    services.stateStorage = stateStorage
    coordinator = ListCoordinator(services)
    if collectionView.allowsMultipleSelection {
      coordinator.selection.mode = .multiple
    }
    coordinator.attach(to: ViewRegistry(collectionView))
    Self.newAdapterObserver?(self)
  }

  /// Makes the adapter of a list that is shown later.
  init(_ coordinator: ListCoordinator) {
    self.coordinator = coordinator
  }

  /// The collection view that shows the list.
  public var collectionView: UICollectionView { coordinator.collectionView }

  /// How updates are shown that do not bring a policy of their own.
  ///
  /// Its anchor also holds when items change their size with their state.
  public var policy: UpdatePolicy {
    get { coordinator.policy }
    set { coordinator.policy = newValue }
  }

  deinit {
    let coordinator = coordinator
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { coordinator.tearDown() }
    } else {
      Task { @MainActor in coordinator.tearDown() }
    }
  }
}
