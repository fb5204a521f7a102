import Roster

/// A list on a screen of its own, to be driven by a test.
///
/// ```swift
/// @Test func `a todo that is done moves to the other section`() throws {
///   let list = ListHarness()
///   list.apply(TodoList(store: store))
///   store.toggle(1)
///   let report = try #require(list.apply(TodoList(store: store)))
///   #expect(report.changes.movedItems.count == 1)
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

  /// The time that impressions are counted by.
  public let clock: ManualClock

  /// The harness itself.
  public var outermost: ListHarness { self }

  let record: ListRecord

  /// Called with each step once it is done: what was done, in words.
  var stepObserver: ((String) -> Void)?

  /// What takes the steps down, if anything does.
  var tracer: AnyObject?

  /// The finger that carries an item.
  var hand: Hand?

  /// Whether a step is under way.
  var isStepping = false

  /// Puts an empty list on a screen.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - layout: The layout of the list; by default, a `ListLayout`.
  ///   - stateStorage: Where persistent states go.
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
    window.addSubview(collectionView)
    window.isHidden = false
    traceIfAsked()
  }

  /// Shows a screen of the app's, to be used as a person uses it.
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
  ///   - adapter: What shows the list on it.
  ///   - size: The size of the screen, in points.
  ///   - clock: The clock that the adapter was made with, if it was given one.
  public init(
    showing screen: UIViewController,
    list adapter: ListAdapter,
    size: CGSize = CGSize(width: 390, height: 844),
    clock: ManualClock = ManualClock()
  ) {
    let record = ListRecord()
    self.adapter = adapter
    self.clock = clock
    self.record = record
    collectionView = adapter.collectionView
    adapter.comparisons = .immediate
    record.follow(adapter)
    adapter.observeIssues { record.issues.append($0) }
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = screen
    window.isHidden = false
    window.layoutIfNeeded()
    flush()
    traceIfAsked()
  }

  /// The issues that have been reported, in order.
  public var issues: [ListIssue] { record.issues }

  /// The reports of all updates of the list, in order, whatever asked for them.
  public var reports: [UpdateReport] { record.reports }

  /// Shows content.
  ///
  /// - Parameters:
  ///   - content: What the list shows.
  ///   - animated: Whether changes are animated.
  ///   - policy: How the content is shown; by default, as the adapter's policy says.
  /// - Returns: What has changed; `nil` if the list is in the middle of something, and will show the
  ///   content afterwards.
  @discardableResult
  public func apply(
    _ content: some ListContent,
    animated: Bool = false,
    policy: UpdatePolicy? = nil
  ) -> UpdateReport? {
    step("apply \(type(of: content))") {
      var report: UpdateReport?
      adapter.apply(content, animated: animated, policy: policy) { report = $0 }
      return report
    }
  }

  /// Finishes all animations that are under way.
  public func finishAnimations() {
    step("finish animations") {
      flush()
      collectionView.finishAnimations()
    }
  }

  /// Does one thing with the list, and says so; whatever it takes on the way is a part of it.
  func observedStep<Result>(
    _ caption: @autoclosure () -> String,
    _ body: () throws -> Result
  ) rethrows -> Result {
    guard let stepObserver, !isStepping else { return try body() }
    isStepping = true
    defer {
      isStepping = false
      stepObserver(caption())
    }
    return try body()
  }
}
