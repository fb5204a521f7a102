/// Decides what happens next when content and changes of state arrive at any time.
///
/// A list is *idle*, *planning* an update, *committing* it to the collection view, or *settling*:
/// delivering callbacks about it. Everything that arrives while the list is not idle waits. Of
/// several contents that wait, the latest is shown, and the others count as shown with it. User
/// code that runs while the collection view is at work *holds* the machine, which then waits in the
/// same way; so does a *batch* of changes that the app wants to be shown together.
///
/// Planning may take long, so it can be *deferred*: meanwhile the list is idle and shows changes of
/// state, but no other content. If other content has arrived when the plan is ready, the plan is
/// stale and is dropped, and the other content is planned instead.
///
/// The machine is a value. It holds no views and makes no calls: each event returns what to do.
@usableFromInline
struct UpdateMachine<Content> {
  /// What the list is doing.
  @usableFromInline
  enum Phase: Hashable, Sendable {
    case idle
    case planning
    case committing
    case settling
  }

  /// What the owner of the machine has to do next.
  @usableFromInline
  enum Action {
    /// Nothing; the event was recorded.
    case wait

    /// Call `wake()` when the collection view has finished what it is doing.
    case schedule

    /// Resolve and compare this content. The tickets are answered when it is shown.
    case plan(Content, tickets: [Int], mayDefer: Bool)

    /// Continue with the deferred plan, which is ready.
    case resume

    /// Show the collected changes of state.
    case refresh
  }

  /// Content, with the tickets of those who wait for it.
  ///
  /// It is an object, so that the question whether one waits, which is asked for each cell that comes and goes,
  /// does not look into the content.
  @usableFromInline
  final class Request {
    let content: Content
    let tickets: [Int]

    init(content: Content, tickets: [Int]) {
      self.content = content
      self.tickets = tickets
    }
  }

  /// A plan that is made while the list is idle.
  @usableFromInline
  struct Deferral {
    let number: Int
    let request: Request

    @usableFromInline
    var isDone = false
  }

  /// The number of stale plans in a row after which content is planned immediately.
  ///
  /// Without a limit, content that arrives faster than it is planned would never be shown.
  static var maximumStalePlans: Int { 3 }

  /// The present phase.
  @usableFromInline
  var phase = Phase.idle

  private var nextTicket = 0
  private var nextDeferral = 0
  @usableFromInline var holds = 0
  @usableFromInline var batches = 0
  private var stalePlans = 0
  @usableFromInline var waiting: Request?
  private var planned: Request?
  @usableFromInline var deferral: Deferral?
  @usableFromInline var isRefreshWaiting = false

  init() {}

  /// Whether anything is waiting.
  @inlinable
  var isWaiting: Bool { waiting != nil || isRefreshWaiting || deferral?.isDone == true }

  /// Whether nothing is in progress and nothing is waiting.
  @inlinable
  var isQuiet: Bool { phase == .idle && !isWaiting && deferral == nil }

  /// Whether the collection view must not change now.
  @inlinable
  var isBlocked: Bool { phase != .idle || holds > 0 || batches > 0 }

  /// Records new content, which replaces waiting content.
  ///
  /// - Returns: The ticket of the content, and what to do.
  mutating func request(_ content: Content) -> (ticket: Int, action: Action) {
    let ticket = nextTicket
    nextTicket += 1
    waiting = Request(content: content, tickets: (waiting?.tickets ?? []) + [ticket])
    return (ticket, next())
  }

  /// Records that a controller's state has changed.
  ///
  /// It is not shown immediately, so that further changes in the same turn are shown with it.
  mutating func stateChanged() -> Action {
    isRefreshWaiting = true
    return isBlocked ? .wait : .schedule
  }

  /// Records that user code is called while the collection view is working.
  @inlinable
  mutating func hold() {
    holds += 1
  }

  /// Records that the user code has returned; the collection view may still be working.
  @inlinable
  mutating func release() -> Action {
    endHold() ? .schedule : .wait
  }

  /// Records the same as `release()`, without making an action: user code is called for each cell that comes and
  /// goes.
  ///
  /// - Returns: Whether `wake()` has to be called, because something waits that may be shown.
  @inlinable
  mutating func endHold() -> Bool {
    precondition(holds > 0, "A hold was released twice.")
    holds -= 1
    return isWaiting && !isBlocked
  }

  /// Records that the app begins a batch of changes to be shown together.
  mutating func beginBatch() {
    batches += 1
  }

  /// Records that the app has ended a batch of changes.
  mutating func endBatch() -> Action {
    precondition(batches > 0, "A batch was ended twice.")
    batches -= 1
    return next()
  }

  /// Returns what is waiting, at a moment when the collection view is not working.
  mutating func wake() -> Action {
    next()
  }

  /// Returns waiting changes of state, or the content that waits with them.
  mutating func wakeForRefresh() -> Action {
    isRefreshWaiting ? next() : .wait
  }

  /// Records that the plan will be ready later, and the list may do something else meanwhile.
  ///
  /// - Returns: The number of the plan, and what to do until it is ready.
  mutating func deferPlan() -> (number: Int, action: Action) {
    guard phase == .planning, let request = planned else {
      preconditionFailure("Only a plan that is being made can be deferred.")
    }
    let number = nextDeferral
    nextDeferral += 1
    deferral = Deferral(number: number, request: request)
    planned = nil
    phase = .idle
    return (number, next())
  }

  /// Records that a deferred plan is ready.
  mutating func planArrived(_ number: Int) -> Action {
    guard deferral?.number == number else { return .wait }
    deferral?.isDone = true
    return next()
  }

  /// Records that a plan does not start from the list that is shown, and drops it.
  mutating func rejectPlan() -> Action {
    guard phase == .planning, let request = planned else {
      preconditionFailure("Only a plan that has not been committed can be dropped.")
    }
    return plan(request, mayDefer: false)
  }

  /// Records that planning is done, and the collection view is about to change.
  mutating func didPlan() {
    precondition(phase == .planning, "Only planned content can be committed.")
    phase = .committing
    planned = nil
    stalePlans = 0
  }

  /// Records that the collection view has changed, and callbacks are about to be made.
  mutating func didCommit() {
    precondition(phase == .committing, "Only a commit can settle.")
    phase = .settling
  }

  /// Records that all callbacks were made.
  mutating func didSettle() -> Action {
    precondition(phase == .settling, "Only a settling list can become idle.")
    phase = .idle
    return next()
  }

  private mutating func next() -> Action {
    guard !isBlocked else { return .wait }
    // Content is shown with changes of state, unless it takes long.
    if isRefreshWaiting, waiting == nil || deferral != nil {
      isRefreshWaiting = false
      phase = .committing
      return .refresh
    }
    if let deferral {
      return deferral.isDone ? resume(deferral) : .wait
    }
    guard let request = waiting else { return .wait }
    waiting = nil
    return plan(request, mayDefer: true)
  }

  private mutating func resume(_ deferral: Deferral) -> Action {
    self.deferral = nil
    guard let latest = waiting else {
      phase = .planning
      planned = deferral.request
      return .resume
    }
    waiting = nil
    stalePlans += 1
    return plan(
      Request(content: latest.content, tickets: deferral.request.tickets + latest.tickets),
      mayDefer: stalePlans < Self.maximumStalePlans
    )
  }

  private mutating func plan(_ request: Request, mayDefer: Bool) -> Action {
    phase = .planning
    planned = request
    return .plan(request.content, tickets: request.tickets, mayDefer: mayDefer)
  }
}
