import Roster

/// Shows a list or a whole screen in a test, and drives it as the user does: with taps, text, scrolling and rotation.
///
/// ```swift
/// @Test func `a todo that is done moves to the other section`() throws {
///   let list = ListHarness()
///   list.apply(TodoList(store: store))
///   store.toggle(1)
///   let report = try #require(list.apply(TodoList(store: store)))
///   #expect(report.movedItemCount == 1)
/// }
/// ```
@MainActor
public final class ListHarness: DrivenList {
  /// The window that shows the collection view.
  public let window: UIWindow

  /// The collection view that shows the list.
  public let collectionView: UICollectionView

  /// The adapter under test.
  public let adapter: ListAdapter

  /// The clock that measures impressions.
  public let clock: ManualClock

  /// The time in which animations take place.
  let time = TestTime()

  /// The harness itself.
  public var outermost: ListHarness { self }

  let record: ListRecord

  /// The view controller around a list that is tested without a screen, for code that needs one.
  private let screen = UIViewController()

  /// Called after each step with a description of it.
  var stepObserver: ((String) -> Void)?

  /// The tracer that records the steps, if there is one.
  var tracer: AnyObject?

  /// The replay of a recording, if the list shows one.
  var replay: Replay?

  /// The finger that moves an item.
  var hand: Hand?

  /// Whether a long press has opened a context menu, which the next touch beside it closes.
  var hasContextMenu = false

  /// Whether a test has awaited the list for longer than it can take.
  package var isAwaitedInVain = false

  /// Whether a step is in progress.
  var isStepping = false

  /// Creates an empty list on a screen.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - layout: The layout of the list; by default, a `ListLayout`.
  ///   - stateStorage: Where persistent states are stored.
  public init(
    size: CGSize = CGSize(width: 390, height: 844),
    layout: UICollectionViewLayout? = nil,
    stateStorage: (any StateStorage)? = nil
  ) {
    let frame = CGRect(origin: .zero, size: size)
    let record = ListRecord()
    let clock = ManualClock()
    window = UIWindow(frame: frame)
    collectionView = UICollectionView(
      frame: frame,
      collectionViewLayout: layout ?? ListLayout()
    )
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    adapter = ListAdapter(
      collectionView,
      issues: IssueReporter { record.issues.append($0) },
      stateStorage: stateStorage,
      clock: clock
    )
    self.clock = clock
    self.record = record
    adapter.comparisons = .immediate
    record.follow(adapter)
    screen.view = collectionView
    time.begin(in: window)
    window.addSubview(collectionView)
    window.isHidden = false
    passTimeWhileAwaited()
    traceIfAsked()
  }

  /// Shows a screen of the app, and drives the list on it.
  ///
  /// ```swift
  /// let controller = ChatViewController(conversation)
  /// let chat = ListHarness(showing: controller, list: controller.adapter)
  /// chat.write("Hello", into: "Message")
  /// chat.tap("Send")
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The screen. Its view is loaded and laid out.
  ///   - adapter: The adapter of the list on the screen.
  ///   - size: The size of the screen, in points.
  ///   - clock: The clock that measures impressions from now on; by default, the manual clock that the
  ///     adapter was made with, or else a new one.
  public init(
    showing screen: UIViewController,
    list adapter: ListAdapter,
    size: CGSize = CGSize(width: 390, height: 844),
    clock: ManualClock? = nil
  ) {
    let record = ListRecord()
    self.adapter = adapter
    self.clock = clock ?? adapter.time.clock as? ManualClock ?? ManualClock()
    adapter.time.clock = self.clock
    self.record = record
    collectionView = adapter.collectionView
    adapter.comparisons = .immediate
    record.follow(adapter)
    adapter.observeIssues { record.issues.append($0) }
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    time.begin(in: window)
    time.pass {
      window.rootViewController = screen
      window.isHidden = false
      window.layoutIfNeeded()
      flush()
    }
    passTimeWhileAwaited()
    traceIfAsked()
  }

  // A test may end on any thread.
  deinit { MainQueue.release([window, adapter, collectionView, screen]) }

  /// The issues that have been reported, in order.
  public var issues: [ListIssue] { record.issues }

  /// The reports of the latest updates of the list, in order.
  ///
  /// The harness keeps a thousand of them, so that long tests do not need more and more memory.
  public var reports: [UpdateReport] { record.reports }

  /// Shows content and lays it out, as at the end of a turn of the run loop.
  ///
  /// - Parameters:
  ///   - content: What the list shows.
  ///   - animated: Whether changes are animated.
  ///   - policy: How the content is shown; by default, the adapter's policy.
  ///   - fileID: The file to name in reports and recordings of the update.
  ///   - line: The line to name in reports and recordings of the update.
  /// - Returns: What has changed; `nil` if the list is in the middle of an update, and shows the
  ///   content afterwards.
  @discardableResult
  public func apply(
    _ content: some ListContent,
    animated: Bool = false,
    policy: UpdatePolicy? = nil,
    fileID: StaticString = #fileID,
    line: Int = #line
  ) -> UpdateReport? {
    // The name without generic arguments, which nobody reads.
    step("Apply \("\(type(of: content))".prefix { $0 != "<" })") {
      var report: UpdateReport?
      adapter.apply(
        content,
        animated: animated,
        policy: policy,
        fileID: fileID,
        line: line
      ) { report = $0 }
      window.layoutIfNeeded()
      flush()
      return report
    }
  }

  /// Finishes all animations in progress.
  public func finishAnimations() {
    step("finish animations") {
      flush()
      finishTime()
    }
  }

  /// Performs one step with the list and reports it, together with everything that it involves.
  func observedStep<Result>(
    _ caption: @autoclosure () -> String,
    _ body: () throws -> Result
  ) rethrows -> Result {
    guard !isStepping else { return try body() }
    isStepping = true
    defer {
      isStepping = false
      stepObserver?(caption())
    }
    return try time.pass(body)
  }
}
