@_exported public import RosterPlatform

/// Shows content in a collection view, and turns one content into the next.
///
/// An adapter becomes the data source and the delegate of its collection view. It flattens content,
/// compares it with the previous content, updates the collection view, and manages the controllers.
/// Keep a reference to it as long as the list is shown.
///
/// ```swift
/// let adapter = ListAdapter(collectionView)
/// let report = await adapter.apply(TodoList(store: store))
/// ```
@MainActor
public final class ListAdapter {
  let parts: ListParts

  /// Creates an adapter for a collection view.
  ///
  /// The adapter keeps the collection view alive. A view controller, or a view around the
  /// collection view, can own the adapter. The collection view itself, or a view inside it, would
  /// keep itself alive until it releases the adapter.
  ///
  /// If the collection view allows multiple selection, the selection mode is
  /// `SelectionMode.multiple`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view that shows the list, with a `ListLayout`, a flow
  ///     layout or a `CompositionalListLayout`.
  ///   - issues: Where issues are reported; by default, to the log.
  ///   - stateStorage: Where states of controllers are stored if their `stateRetention` is
  ///     `.persistent`.
  ///   - clock: The clock that measures impressions; by default, real time.
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
    namesViews = isDebugBuild
    parts.attach(to: ViewRegistry(collectionView))
    Self.newAdapterObserver?(self)
  }

  /// Creates the adapter of a list that is shown later.
  init(_ parts: ListParts) {
    self.parts = parts
    namesViews = isDebugBuild
  }

  /// The collection view that shows the list.
  public var collectionView: UICollectionView { parts.stage.collectionView }

  /// The default policy of updates.
  ///
  /// Its anchor also applies when items change their size with their state.
  public var policy: UpdatePolicy {
    get { parts.loop.policy }
    set { parts.loop.policy = newValue }
  }

  /// The time of the list, which a test takes over.
  package var time: ListTime { parts.visibility.impressions.clock }

  /// Suspends until a callback, and tells a test about it, which has to let time pass meanwhile.
  func untilCallback<Result: Sendable>(
    _ start: (@escaping @MainActor (Result) -> Void) -> Void
  ) async -> Result {
    await withCheckedContinuation { continuation in
      var isOver = false
      start { result in
        isOver = true
        continuation.resume(returning: result)
      }
      if !isOver { time.onWait?({ isOver }) }
    }
  }

  deinit { MainQueue.run { [parts] in parts.tearDown() } }
}

extension ListAdapter {
  /// Shows content, and returns when the list shows it.
  ///
  /// During another update, the content waits. Of several contents that wait, the latest is shown,
  /// and all calls return its report. When the call returns, cells are mounted and callbacks were
  /// made. Animations may still be running; use `afterAnimations()` to wait for them. If you do not
  /// need to wait, use `show(animated:policy:_:)`, which needs no `await`.
  ///
  /// - Parameters:
  ///   - content: What the list shows.
  ///   - animated: Whether changes are animated where they can be.
  ///   - policy: How the content is shown; by default, the adapter's policy.
  /// - Returns: What has changed.
  @discardableResult
  public func apply(
    _ content: some ListContent,
    animated: Bool = true,
    policy: UpdatePolicy? = nil
  ) async -> UpdateReport {
    await untilCallback { apply(content, animated: animated, policy: policy, completion: $0) }
  }

  /// Shows content, and calls back when the list shows it.
  ///
  /// The list shows the content before the call returns, except during another update or while a
  /// cell is being mounted: then right after that. Lists that exceed the policy's
  /// `backgroundThreshold` show it later, too.
  ///
  /// - Parameters:
  ///   - content: What the list shows.
  ///   - animated: Whether changes are animated where they can be.
  ///   - policy: How the content is shown; by default, the adapter's policy.
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

  /// Shows the content that a closure returns, and calls the closure again when the content has to
  /// be made again.
  ///
  /// ```swift
  /// adapter.show { [store] in TodoList(todos: store.todos) }
  /// ```
  ///
  /// `reapply()` and changed phases of page loaders call the closure again, so content that
  /// contains values is up to date. The call never waits, even in an `async` function: the list
  /// shows the content before it returns, except where `apply(_:animated:policy:completion:)` would
  /// show it later.
  ///
  /// The list retains the closure, so capture objects that retain the list weakly.
  ///
  /// - Parameters:
  ///   - animated: Whether changes are animated where they can be.
  ///   - policy: How the content is shown; by default, the adapter's policy.
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
  /// Performs several changes and shows them together.
  ///
  /// Each cell is configured once and the list is laid out once, when the outermost batch ends, no
  /// matter how many states change. Content that is applied in a batch is shown then, too.
  ///
  /// Changes of state in one turn of the main actor are shown together anyway, at its end. Use a
  /// batch to see the result immediately, or to change content and states together.
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

  /// Performs what waits for the end of the turn: shows pending changes, and saves states.
  package func flush() {
    parts.loop.endTurn()
  }
}
