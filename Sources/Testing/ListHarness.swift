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
public final class ListHarness {
  /// The window that shows the collection view.
  public let window: UIWindow

  /// The collection view that shows the list.
  public let collectionView: UICollectionView

  /// The adapter under test.
  public let adapter: ListAdapter

  /// The time that impressions are counted by.
  public let clock: ManualClock

  let record: ListRecord

  /// Is told of each step once it is done: what was done, in words.
  var stepObserver: ((String) -> Void)?

  /// What takes the steps down, if anything does.
  var tracer: AnyObject?

  /// Whether a step is under way.
  var isStepping = false

  /// Puts an empty list on a screen.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - layout: The layout of the list; by default, a flow layout.
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
      collectionViewLayout: layout ?? UICollectionViewFlowLayout()
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

  /// What the updates of the list have changed, in order, whoever has asked for them.
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

  /// Scrolls to a distance from the top of the content, in points.
  public func scroll(to offset: CGFloat) {
    step("scroll to \(offset)") {
      collectionView.contentOffset = CGPoint(x: 0, y: offset)
      collectionView.layoutIfNeeded()
      flush()
    }
  }

  /// Lets the turn of the main actor end: changed states are shown, as well as what cells asked for
  /// while they scrolled in, and persistent states are saved.
  public func flush() {
    adapter.flush()
  }

  /// Lets all animations that are under way come to their end.
  public func finishAnimations() {
    step("finish animations") {
      flush()
      collectionView.finishAnimations()
    }
  }

  /// The places of the items on screen, from top to bottom, once changed states are shown.
  public var visibleItems: [IndexPath] {
    flush()
    return collectionView.indexPathsInSight
  }

  /// The cell of an item, if it is on screen and of the given class, once changed states are shown.
  public func cell<Cell: UICollectionViewCell>(_ type: Cell.Type, at indexPath: IndexPath) -> Cell?
  {
    flush()
    return collectionView.cellForItem(at: indexPath) as? Cell
  }

  /// The controller of an item, if it has been made and is of the given class.
  public func controller<Controller: CellControlling>(
    _ type: Controller.Type,
    at indexPath: IndexPath
  ) -> Controller? {
    adapter.controller(at: indexPath) as? Controller
  }

  /// Selects an item, as a tap in the middle of the visible part of its cell does.
  ///
  /// - Returns: Whether the tap reached the item.
  @discardableResult
  public func tap(_ indexPath: IndexPath) -> Bool {
    step("tap item \(indexPath)") {
      flush()
      guard let cell = collectionView.cellForItem(at: indexPath) else { return false }
      return collectionView.tap(cell, at: indexPath)
    }
  }

  /// Holds a finger on the middle of an item's cell, as to open its menu.
  ///
  /// - Returns: The menu's description; `nil` if none opens or the item is not on screen.
  public func longPress(_ indexPath: IndexPath) -> UIContextMenuConfiguration? {
    step("long press on item \(indexPath)") {
      flush()
      guard let cell = collectionView.cellForItem(at: indexPath) else { return nil }
      return collectionView.contextMenu(at: cell.center)
    }
  }
}
