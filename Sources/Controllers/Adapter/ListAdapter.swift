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
  let parts: ListParts

  /// Makes an adapter for a collection view.
  ///
  /// The adapter keeps the collection view alive. A view that owns the adapter of a collection view that it
  /// is inside of, or that it is itself, goes away only when it releases the adapter; a view controller
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
    var services = ListServices(issues: issues, clock: clock ?? SystemClock())
    services.stateStorage = stateStorage
    parts = ListParts(services)
    parts.selection.adoptMode(of: collectionView)
    parts.attach(to: ViewRegistry(collectionView))
    Self.newAdapterObserver?(self)
  }

  /// Makes the adapter of a list that is shown later.
  init(_ parts: ListParts) {
    self.parts = parts
  }

  /// The collection view that shows the list.
  public var collectionView: UICollectionView { parts.stage.collectionView }

  /// How updates are shown that do not bring a policy of their own.
  ///
  /// Its anchor also holds when items change their size with their state.
  public var policy: UpdatePolicy {
    get { parts.loop.policy }
    set { parts.loop.policy = newValue }
  }

  deinit {
    let parts = parts
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { parts.tearDown() }
    } else {
      Task { @MainActor in parts.tearDown() }
    }
  }
}

extension ListAdapter {
  /// Shows content, and returns when the list shows it.
  ///
  /// If the list is in the middle of an update, the content waits; of several contents that wait, the
  /// latest is shown, and all calls return with its report. When the call returns, cells are mounted
  /// and callbacks delivered; animations may still be running, whose end `afterAnimations()` waits for.
  /// Where there is nothing to wait for, `show(animated:policy:_:)` needs no `await`.
  ///
  /// - Parameters:
  ///   - content: What the list shows.
  ///   - animated: Whether changes are animated where they can be.
  ///   - policy: How the content is shown; by default, as the adapter's policy says.
  /// - Returns: What has changed.
  @discardableResult
  public func apply(
    _ content: some ListContent,
    animated: Bool = true,
    policy: UpdatePolicy? = nil
  ) async -> UpdateReport {
    await withCheckedContinuation { continuation in
      apply(content, animated: animated, policy: policy) { continuation.resume(returning: $0) }
    }
  }

  /// Shows content, and calls back when the list shows it.
  ///
  /// The list shows the content before the call returns, unless it is in the middle of an update, or
  /// the call comes from a cell that is being mounted: then right after it. Lists that are longer than
  /// the policy's `backgroundThreshold` show it later, too.
  ///
  /// - Parameters:
  ///   - content: What the list shows.
  ///   - animated: Whether changes are animated where they can be.
  ///   - policy: How the content is shown; by default, as the adapter's policy says.
  ///   - completion: Called once, with what has changed.
  public func apply(
    _ content: some ListContent,
    animated: Bool = true,
    policy: UpdatePolicy? = nil,
    completion: ((UpdateReport) -> Void)? = nil
  ) {
    let request = UpdateRequest(
      isAnimated: animated,
      policy: policy,
      given: GivenContent(content)
    ) {
      [memory = parts.loop.content.memory] in
      ListResolver.resolve(content, memory: memory)
    }
    parts.loop.apply(request, answer: completion)
  }

  /// Shows the content that a closure returns, and calls the closure again whenever the list is shown anew.
  ///
  /// ```swift
  /// adapter.show { [store] in TodoList(todos: store.todos) }
  /// ```
  ///
  /// `reapply()` and the phases of page loaders show what the closure returns then, so content that holds
  /// values is not that of the first time. The call never waits, also in a function that is `async`: the
  /// list shows the content before it returns, except where `apply(_:animated:policy:completion:)` would
  /// show it later.
  ///
  /// The list retains the closure: capture weakly what retains the list.
  ///
  /// - Parameters:
  ///   - animated: Whether changes are animated where they can be.
  ///   - policy: How the content is shown; by default, as the adapter's policy says.
  ///   - content: Makes the content.
  public func show<Content: ListContent>(
    animated: Bool = true,
    policy: UpdatePolicy? = nil,
    @ListBuilder _ content: @escaping @MainActor () -> Content
  ) {
    let request = UpdateRequest(isAnimated: animated, policy: policy) {
      [memory = parts.loop.content.memory] in
      ListResolver.resolve(content(), memory: memory)
    }
    parts.loop.apply(request, answer: nil)
  }
}

extension ListAdapter {
  /// Makes several changes that are shown together.
  ///
  /// However many states of however many controllers change in a batch, each cell is configured once
  /// and the list is laid out once, when the outermost batch ends. Content that is applied in a batch
  /// is shown then, too.
  ///
  /// Changes of state that are made in one turn of the main actor are shown together anyway, at its end.
  /// Use a batch to see the result at once, or to have content and states change together.
  ///
  /// ```swift
  /// adapter.batch {
  ///   for todo in visibleTodos { todo.updateState { $0.isExpanded = false } }
  /// }
  /// ```
  ///
  /// - Parameter changes: Makes the changes.
  /// - Returns: What the function returns.
  @discardableResult
  public func batch<Result>(_ changes: () throws -> Result) rethrows -> Result {
    try parts.stage.gate.batch(changes)
  }

  /// Does what waits for the end of the turn: shows changes made while the collection view was at
  /// work, and saves states.
  package func flush() {
    parts.loop.endTurn()
  }
}

extension ListAdapter: CustomDebugStringConvertible {
  /// The list as a tree: sections, items on screen or with a controller, and what is mounted.
  public nonisolated var debugDescription: String {
    MainActor.assumeIsolated { parts.stage.tree }
  }
}
