import RosterCore
import RosterLayout
import RosterPlatform

/// Performs what the values decide: the objects behind one list.
///
/// The update machine says when to do what; the changeset and the plan say what is different and how
/// a collection view accepts it. The coordinator flattens content, changes the collection view, and
/// mounts, updates and removes controllers. Each errand keeps what it remembers in an object of its
/// own, and its steps in an extension beside that. The coordinator is kept alive by the adapter alone.
@MainActor
final class ListCoordinator {
  let issues: ReportedIssues

  /// Knows the time, by which impressions are counted.
  let clock: any ListClock

  let nesting: Nesting

  /// What the collection view shows, or is about to.
  var list = ResolvedList.empty

  let content = RequestedContent()
  var machine = UpdateMachine<UpdateRequest>()
  let comparer = Comparer()
  let reports = UpdateReports()
  let animations = RunningAnimations()

  /// How updates are shown that do not bring a policy of their own.
  var policy = UpdatePolicy()

  /// Whether the machine is asked again on a later turn.
  var isWakeScheduled = false

  var controllers = ControllerStore()
  let mounts = MountTable()
  var traffic = TrafficRecord()

  /// Is told of the hooks of all controllers, if somebody wants to know.
  var trace: ((ControllerHook, any CellControlling) -> Void)?

  /// The states of items that have no controller.
  let states: StateArchive
  var changedStates = ChangedStates()

  let visibility = VisibleItems()
  let selection = SelectedItems()
  let scroller = Scroller()
  let focus = FocusKeeper()
  let moves = ItemMoves()
  let pages = Pages()

  /// What is shown while the list has no items.
  let emptyState = EmptyState()

  /// What is done when a person pulls the list down.
  var refresher: Refresher?

  /// The views of the collection view that shows the list.
  var registry = ViewRegistry.nowhere
  private(set) lazy var bridge = ListBridge(self)
  let probe = ListProbe()

  /// The app's own delegates, which hear all that the list hears.
  let delegates = ForwardedDelegates()

  /// Whether the collection view has been given content.
  var hasContent = false

  /// Whether the size of an item has been left to its cell.
  var hasAutomaticSizes = false

  /// Counts the turns of the main actor in which items are measured.
  var measuringTurn = 0

  /// Whether all items are about to get other sizes, as changed traits call for.
  var pendingResize: PendingResize?

  /// Whether the sections say which headers and footers of a flow layout stay in the visible area.
  var drivesPins = false

  var isTornDown = false

  init(_ services: ListServices) {
    let issues = ReportedIssues(services.issues)
    self.issues = issues
    clock = services.clock
    nesting = Nesting(inside: services.outer)
    states = StateArchive(storage: services.stateStorage) { issues.report($0) }
    mounts.didDepart = { [weak self] in self?.end($0) }
    probe.didLayout = { [weak self] in self?.showStatesWithLayout() }
  }

  /// The collection view that shows the list; one that nobody sees if it is in no cell at present.
  var collectionView: UICollectionView { registry.collectionView }

  /// Reports an issue, unless it is reported already and persists.
  func report(_ issue: ListIssue) {
    issues.report(issue)
  }

  /// Runs user code that the collection view calls for, and lets updates wait for it to return.
  ///
  /// Updates of lists around this one wait as well: they might take it out of its collection view.
  func hold<Result>(_ body: () -> Result) -> Result {
    outside { holdInside(body) }
  }

  /// Works on this list, while lists around it wait.
  func outside<Result>(_ body: () -> Result) -> Result {
    nesting.outer.map { $0.hold(body) } ?? body()
  }

  private func holdInside<Result>(_ body: () -> Result) -> Result {
    machine.hold()
    let result = body()
    perform(machine.release())
    resumeScrolling()
    return result
  }

  /// Runs code that makes several changes, and shows them together when it returns.
  func batch<Result>(_ body: () throws -> Result) rethrows -> Result {
    machine.beginBatch()
    defer {
      perform(machine.endBatch())
      resumeScrolling()
    }
    return try body()
  }
}
