import RosterCore
import RosterLayout
import RosterPlatform

/// Performs what the values decide: the objects behind one list.
///
/// The update machine says when to do what; the changeset and the plan say what is different and how
/// a collection view accepts it. The coordinator flattens content, changes the collection view, and
/// mounts, updates and removes controllers. It is kept alive by the adapter alone.
@MainActor
final class ListCoordinator {
  let collectionView: UICollectionView
  let reporter: IssueReporter
  private(set) lazy var bridge = ListBridge(self)
  let probe = ListProbe()

  /// What the collection view shows, or is about to.
  var list = ResolvedList.empty

  var machine = UpdateMachine<UpdateRequest>()
  var answers: [Int: (UpdateReport) -> Void] = [:]

  /// An update that is compared while the list is idle.
  var deferred: DeferredUpdate?

  /// Where comparisons run that would take too long here.
  var comparisons = ComparisonQueue.background
  var isWakeScheduled = false

  var controllers = ControllerStore()
  let mounts = MountTable()
  let registry: ViewRegistry
  let memory = ContentMemory()

  /// Controllers of items that are gone and have not been told.
  var removed: [Departure] = []

  /// The items whose environment the update under way has changed.
  var surrounded: [ControllerTraffic.Place] = []

  /// Controllers whose state has changed and has not been shown.
  var changedStates = ControllerSet()

  /// Controllers whose state has changed with animation and has not been shown.
  var animatedStates = ControllerSet()

  /// The states of items that have no controller.
  private(set) lazy var states = StateArchive(storage: stateStorage) { [weak self] issue in
    self?.report(issue)
  }
  private let stateStorage: (any StateStorage)?

  /// Issues that are not worth reporting twice.
  var reported: Set<Issue.Code> = []

  /// How updates are shown that do not bring a policy of their own.
  var policy = UpdatePolicy()

  /// What is held in place on the screen while the collection view changes.
  var scrollAnchor: ScrollAnchor?

  /// Knows the time, by which impressions are counted.
  let clock: any ListClock

  /// Which items are on screen, as their controllers have been told.
  var visibility = VisibilityEngine<ControllerReference>()

  /// The number of times that the list has found out what is on screen.
  var visibilityPasses = 0

  /// The controllers that have been told that they are in the preload range.
  var preloaded: Set<ControllerReference> = []
  var preloadDistance = PreloadDistance.none

  /// The time at which the clock wakes the list to count impressions.
  var nextImpression: Duration?

  var sceneObservation: SceneObservation?
  var memoryObservation: MemoryObservation?
  var nestedLists = NestedLists()
  var isTornDown = false

  let visibilityObservers = Observers<(any CellControlling, VisibilityEvent)>()
  let impressionObservers = Observers<(ItemID, Impression)>()

  /// The app's own delegates, which hear all that the list hears.
  let delegates = ForwardedDelegates()

  /// How many items can be selected, and for how long.
  var selectionMode = SelectionMode.momentary

  /// The places of the selected items.
  var selected: Set<Position> = []

  /// The item that is being touched.
  var touched: TouchedItem?

  var selectionObservers: [Int: (Set<ItemID>) -> Void] = [:]

  /// What the observers of the selection were told last.
  var observedSelection: Set<ItemID> = []

  /// Makes the menu of several items, or of none.
  var contextMenuForSeveral: (([ItemID], CGPoint) -> UIContextMenuConfiguration?)?

  var observers: [Int: (UpdateReport) -> Void] = [:]
  var nextObserver = 0
  var following: ListObservation?
  var lastReport: UpdateReport?

  /// Memory that comparing lists needs, kept for the next time.
  let scratch = DiffScratch()

  /// Turns what differs into batches of operations.
  var makePlan: @Sendable (Changeset, Snapshot, Snapshot) -> Plan = { Plan($0, from: $1, to: $2) }

  /// Whether the sections say which headers and footers of a flow layout stay in the visible area.
  var drivesPins = false

  /// Whether the collection view has been given content.
  var hasContent = false

  init(
    _ collectionView: UICollectionView,
    reporter: IssueReporter,
    stateStorage: (any StateStorage)?,
    clock: any ListClock
  ) {
    self.collectionView = collectionView
    self.reporter = reporter
    self.stateStorage = stateStorage
    self.clock = clock
    registry = ViewRegistry(collectionView)
    takeOver()
    collectionView.dataSource = bridge
    collectionView.delegate = bridge
    if collectionView.prefetchDataSource == nil {
      collectionView.prefetchDataSource = bridge
    }
    followTraits()
    followVisibility()
    followMemoryWarnings()
    probe.didLayout = { [weak self] in self?.showStatesWithLayout() }
  }

  /// Reports an issue, unless it is reported already and persists.
  func report(_ issue: Issue) {
    guard reported.insert(issue.code).inserted else { return }
    reporter.report(issue)
  }

  /// Runs user code that the collection view calls for, and lets updates wait for it to return.
  func hold<Result>(_ body: () -> Result) -> Result {
    machine.hold()
    let result = body()
    perform(machine.release())
    return result
  }

  /// Runs code that makes several changes, and shows them together when it returns.
  func batch<Result>(_ body: () throws -> Result) rethrows -> Result {
    machine.beginBatch()
    defer { perform(machine.endBatch()) }
    return try body()
  }
}
