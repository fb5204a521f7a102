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
  let reporter: IssueReporter

  /// The list around this one, if this is the list of a cell; it waits while this one is at work.
  private weak var outer: ListCoordinator?

  private(set) lazy var bridge = ListBridge(self)
  let probe = ListProbe()

  /// What the collection view shows, or is about to.
  var list = ResolvedList.empty

  var machine = UpdateMachine<UpdateRequest>()
  var answers: [Int: (UpdateReport) -> Void] = [:]

  /// The content that was asked for last.
  var latest: UpdateRequest?

  /// An update that is compared while the list is idle.
  var deferred: DeferredUpdate?

  /// Where comparisons run that would take too long here.
  var comparisons = ComparisonQueue.background
  var isWakeScheduled = false

  var controllers = ControllerStore()
  let mounts = MountTable()

  /// Views whose display has ended, on which controllers stay mounted because a person types into them.
  var heldViews: [UICollectionReusableView] = []

  /// The controller that has lost the first responder with its view, and gets it back with the next one.
  var refocused: ControllerReference?

  /// The views of the collection view that shows the list.
  var registry = ViewRegistry.nowhere
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

  /// Is told of the hooks of all controllers, if somebody wants to know.
  var trace: ((ControllerHook, any CellControlling) -> Void)?

  let issueObservers = Observers<Issue>()

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

  /// Called when the list scrolls.
  var didScroll: ((ScrollEvent) -> Void)?

  /// Whether a person can see the item whose cell holds the list.
  ///
  /// It is so when the item's controller has been told, and not a moment before: what is inside appears
  /// after it and disappears before it.
  var isOuterItemVisible: () -> Bool = { true }

  /// What loads the list page by page.
  var pageLoaders: [PageLoader] = []

  /// Whether the loaders have to find out how near they are to their ends.
  var needsPages = false

  /// What is shown while the list has no items.
  let emptyState = EmptyState()

  /// What is done when a person pulls the list down.
  var refresher: Refresher?

  /// The app's own delegates, which hear all that the list hears.
  let delegates = ForwardedDelegates()

  /// How many items can be selected, and for how long.
  var selectionMode = SelectionMode.momentary

  /// The places of the selected items.
  var selected: Set<Position> = []

  /// The item that is being touched.
  var touched: TouchedItem?

  /// Keeps the end of the list visible, if the app wants that.
  var endKeeper: EndKeeper?

  /// The scroll that is under way.
  var scrollRun: ScrollRun?
  var nextScroll = 0

  /// Whether the scroll waits for user code, or a movement, to end.
  var isScrollWaiting = false

  /// When the list has last moved while a scroll was under way.
  var lastScrollMovement = Duration.zero

  /// The item that a person carries to another place.
  var carried: CarriedItem?

  /// Whether an item has been put down in this turn, whose end updates wait for.
  var isMoveSettling = false

  let moveObservers = Observers<ItemMove>()

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

  /// Whether the size of an item has been left to its cell.
  var hasAutomaticSizes = false

  /// Whether the sections say which headers and footers of a flow layout stay in the visible area.
  var drivesPins = false

  /// Whether the collection view has been given content.
  var hasContent = false

  init(_ services: _ListServices) {
    reporter = services.issues
    stateStorage = services.stateStorage
    clock = services.clock
    outer = services.outer
    followMemoryWarnings()
    probe.didLayout = { [weak self] in self?.showStatesWithLayout() }
  }

  /// The collection view that shows the list; one that nobody sees if it is in no cell at present.
  var collectionView: UICollectionView { registry.collectionView }

  /// Reports an issue, unless it is reported already and persists.
  func report(_ issue: Issue) {
    guard reported.insert(issue.code).inserted else { return }
    reportAgain(issue)
  }

  /// Reports an issue, each time that it comes up.
  func reportAgain(_ issue: Issue) {
    reporter.report(issue)
    issueObservers.tell(issue)
  }

  /// Runs user code that the collection view calls for, and lets updates wait for it to return.
  ///
  /// Updates of lists around this one wait as well: they might take it out of its collection view.
  func hold<Result>(_ body: () -> Result) -> Result {
    outside { holdInside(body) }
  }

  /// Works on this list, while lists around it wait.
  func outside<Result>(_ body: () -> Result) -> Result {
    outer.map { $0.hold(body) } ?? body()
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
