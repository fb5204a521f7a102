/// Decides what happens next when content and state changes arrive at any moment.
///
/// A list is *idle*, *planning* an update, *committing* it to the collection view, or *settling*:
/// delivering callbacks about it. Whatever arrives while the list is not idle waits; of several
/// contents that wait, the latest is shown and the others count as shown with it. User code that
/// runs while the collection view is at work *holds* the machine, which then waits in the same way;
/// so does a *batch* of changes that the app wants to be shown together.
///
/// Planning may take long, so it can be *deferred*: the list is idle meanwhile and shows changes of
/// state, but no other content. If other content has arrived when the plan is there, the plan is
/// stale; it is dropped, and the other content planned in its place.
///
/// The machine is a value. It holds no views and makes no calls: each event returns what to do.
package struct UpdateMachine<Content> {
  /// What the list is doing.
  package enum Phase: Hashable, Sendable {
    case idle
    case planning
    case committing
    case settling
  }

  /// What the owner of the machine has to do next.
  package enum Action {
    /// Nothing: the event has been noted.
    case wait

    /// Ask again, by `wake()`, once the collection view has returned from what it is doing.
    case schedule

    /// Flatten this content and compare it. The tickets are answered when it is shown.
    case plan(Content, tickets: [Int], mayDefer: Bool)

    /// Go on with the plan that was deferred and is there.
    case resume

    /// Show the state changes that have been collected.
    case refresh
  }

  /// Content and those who wait for it.
  @usableFromInline
  struct Request {
    let content: Content
    var tickets: [Int]
  }

  /// A plan that is made while the list is idle.
  @usableFromInline
  struct Deferral {
    let number: Int
    let request: Request

    @usableFromInline
    var isDone = false
  }

  /// The number of stale plans in a row after which content is planned at once.
  ///
  /// Without a limit, content that arrives faster than it is planned would never be shown.
  package static var maximumStalePlans: Int { 3 }

  /// What the list is doing.
  @usableFromInline
  package internal(set) var phase = Phase.idle

  private var nextTicket = 0
  private var nextDeferral = 0
  @usableFromInline var holds = 0
  @usableFromInline var batches = 0
  private var stalePlans = 0
  @usableFromInline var waiting: Request?
  private var planned: Request?
  @usableFromInline var deferral: Deferral?
  @usableFromInline var isRefreshWaiting = false

  package init() {}

  /// Whether something waits for its turn.
  @inlinable
  package var isWaiting: Bool { waiting != nil || isRefreshWaiting || deferral?.isDone == true }

  /// Whether nothing is under way and nothing waits.
  @inlinable
  package var isQuiet: Bool { phase == .idle && !isWaiting && deferral == nil }

  /// Whether user code may not be interrupted by a change of the collection view.
  @inlinable
  package var isBlocked: Bool { phase != .idle || holds > 0 || batches > 0 }

  /// Records new content, which replaces content that still waits.
  ///
  /// - Returns: The ticket under which the content is answered, and what to do.
  package mutating func request(_ content: Content) -> (ticket: Int, action: Action) {
    let ticket = nextTicket
    nextTicket += 1
    waiting = Request(content: content, tickets: (waiting?.tickets ?? []) + [ticket])
    return (ticket, next())
  }

  /// Records that a controller's state has changed.
  ///
  /// It is not shown at once, so that changes that follow in the same turn are shown with it.
  package mutating func stateChanged() -> Action {
    isRefreshWaiting = true
    return isBlocked ? .wait : .schedule
  }

  /// Records that user code runs while the collection view is at work.
  @inlinable
  package mutating func hold() {
    holds += 1
  }

  /// Records that the user code has returned; the collection view may still be at work.
  @inlinable
  package mutating func release() -> Action {
    precondition(holds > 0, "A hold was released twice.")
    holds -= 1
    return !isBlocked && isWaiting ? .schedule : .wait
  }

  /// Records that the app begins to make changes that are to be shown together.
  package mutating func beginBatch() {
    batches += 1
  }

  /// Records that the app has made the changes that are to be shown together.
  package mutating func endBatch() -> Action {
    precondition(batches > 0, "A batch was ended twice.")
    batches -= 1
    return next()
  }

  /// Asks for what waits, at a moment when the collection view is not at work.
  package mutating func wake() -> Action {
    next()
  }

  /// Asks for the state changes that wait, and for nothing else.
  package mutating func wakeForRefresh() -> Action {
    isRefreshWaiting ? next() : .wait
  }

  /// Records that the plan will be there later, and the list may do something else meanwhile.
  ///
  /// - Returns: The number by which the plan is known when it is there, and what to do until then.
  package mutating func deferPlan() -> (number: Int, action: Action) {
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

  /// Records that a deferred plan is there.
  package mutating func planArrived(_ number: Int) -> Action {
    guard deferral?.number == number else { return .wait }
    deferral?.isDone = true
    return next()
  }

  /// Records that a plan starts from something else than the list that is shown, and drops it.
  package mutating func rejectPlan() -> Action {
    guard phase == .planning, let request = planned else {
      preconditionFailure("Only a plan that has not been committed can be dropped.")
    }
    return plan(request, mayDefer: false)
  }

  /// Records that the differences are known, and the collection view is about to be changed.
  package mutating func didPlan() {
    precondition(phase == .planning, "Only planned content can be committed.")
    phase = .committing
    planned = nil
    stalePlans = 0
  }

  /// Records that the collection view has taken the change, and callbacks are about to be delivered.
  package mutating func didCommit() {
    precondition(phase == .committing, "Only a commit can settle.")
    phase = .settling
  }

  /// Records that all callbacks have been delivered.
  package mutating func didSettle() -> Action {
    precondition(phase == .settling, "Only a settling list can become idle.")
    phase = .idle
    return next()
  }

  private mutating func next() -> Action {
    guard !isBlocked else { return .wait }
    if isRefreshWaiting {
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
