@_exported public import RosterPlatform

/// Shows content in a collection view, and updates the collection view when you apply other content.
///
/// An adapter becomes the data source and the delegate of its collection view. It flattens content,
/// compares it with the previous content, updates the collection view, and manages the controllers.
/// Keep a reference to it as long as the list is shown.
///
/// ```swift
/// let adapter = ListAdapter(collectionView)
/// adapter.apply(TodoList(store: store))
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
  /// `ListAdapter.SelectionMode.multiple`.
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

  deinit { MainQueue.run { [parts] in parts.tearDown() } }
}

extension ListAdapter {
  /// Shows content.
  ///
  /// The list shows the content before the call returns. During another update, or while it mounts
  /// a cell, it shows the content right after that, and only the latest of several contents. A list
  /// that exceeds the policy's `backgroundThreshold` shows it later, too. To find out what has
  /// changed, await the report of the returned update, or pass a completion:
  ///
  /// ```swift
  /// adapter.apply(TodoList(store: store))
  /// adapter.apply(TodoList(store: store)).report
  /// ```
  ///
  /// Animations may still be running when the report arrives; use `afterAnimations()` to wait for
  /// them. If the list follows other content, it stops following it.
  ///
  /// - Parameters:
  ///   - content: What the list shows.
  ///   - animated: Whether changes are animated where they can be.
  ///   - policy: How the content is shown; by default, the adapter's policy.
  ///   - fileID: The file to name in reports and recordings of the update.
  ///   - line: The line to name in reports and recordings of the update.
  ///   - completion: Called once when the list shows the content, with what has changed.
  /// - Returns: The update, whose report can be awaited.
  @discardableResult
  public func apply(
    _ content: some ListContent,
    animated: Bool = true,
    policy: UpdatePolicy? = nil,
    fileID: StaticString = #fileID,
    line: Int = #line,
    completion: ((UpdateReport) -> Void)? = nil
  ) -> ListUpdate {
    parts.loop.content.follow(nil)
    let update = ListUpdate(in: time, completion)
    parts.loop.apply(
      UpdateRequest(
        isAnimated: animated,
        policy: policy,
        given: GivenContent(content),
        location: CodeLocation(fileID: fileID, line: line)
      ) { [memory = parts.loop.content.memory] in
        ListResolver.resolve(content, memory: memory)
      },
      answer: update.finish
    )
    return update
  }
}

/// An update of a list to applied content.
///
/// It need not be kept, and does not keep the list.
@MainActor
public final class ListUpdate {
  private let time: ListTime
  private var finished: UpdateReport?
  private var waiting: [(UpdateReport) -> Void] = []

  init(in time: ListTime, _ completion: ((UpdateReport) -> Void)?) {
    self.time = time
    if let completion { waiting.append(completion) }
  }

  /// What has changed, once the list shows the content.
  ///
  /// By then, cells are mounted and callbacks were made. Contents that waited for the same update
  /// share its report. If the list is released before its turn, the style of the report is
  /// `.abandoned`.
  public var report: UpdateReport {
    get async { await time.untilCallback { whenFinished($0) } }
  }

  /// Ends the update, and answers those who wait for it.
  func finish(_ report: UpdateReport) {
    finished = report
    let answers = waiting
    waiting = []
    for answer in answers { answer(report) }
  }

  private func whenFinished(_ answer: @escaping (UpdateReport) -> Void) {
    if let finished { answer(finished) } else { waiting.append(answer) }
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
