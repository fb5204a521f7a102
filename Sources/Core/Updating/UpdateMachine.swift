/// Decides what happens next when content and state changes arrive at any moment.
///
/// A list is *idle*, *planning* an update, *committing* it to the collection view, or *settling*:
/// delivering callbacks about it. Whatever arrives while the list is not idle waits; of several
/// contents that wait, the latest is shown and the others count as shown with it. User code that
/// runs while the collection view is at work *holds* the machine, which then waits in the same way;
/// so does a *batch* of changes that the app wants to be shown together.
///
/// The machine is a value. It holds no views and calls nobody: each event returns what to do.
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
    case plan(Content, tickets: [Int])

    /// Show the state changes that have been collected.
    case refresh
  }

  /// What the list is doing.
  package private(set) var phase = Phase.idle

  private var nextTicket = 0
  private var holds = 0
  private var batches = 0
  private var waiting: (content: Content, tickets: [Int])?
  private var isRefreshWaiting = false

  package init() {}

  /// Whether something waits for its turn.
  package var isWaiting: Bool { waiting != nil || isRefreshWaiting }

  /// Whether nothing is under way and nothing waits.
  package var isQuiet: Bool { phase == .idle && !isWaiting }

  /// Notes new content, which replaces content that still waits.
  ///
  /// - Returns: The ticket under which the content is answered, and what to do.
  package mutating func request(_ content: Content) -> (ticket: Int, action: Action) {
    let ticket = nextTicket
    nextTicket += 1
    waiting = (content, (waiting?.tickets ?? []) + [ticket])
    return (ticket, next())
  }

  /// Notes that a controller's state has changed.
  package mutating func stateChanged() -> Action {
    isRefreshWaiting = true
    return next()
  }

  /// Notes that user code runs while the collection view is at work.
  package mutating func hold() {
    holds += 1
  }

  /// Notes that the user code has returned; the collection view may still be at work.
  package mutating func release() -> Action {
    precondition(holds > 0, "A hold was released twice.")
    holds -= 1
    return holds == 0 && batches == 0 && phase == .idle && isWaiting ? .schedule : .wait
  }

  /// Notes that the app begins to make changes that are to be shown together.
  package mutating func beginBatch() {
    batches += 1
  }

  /// Notes that the app has made the changes that are to be shown together.
  package mutating func endBatch() -> Action {
    precondition(batches > 0, "A batch was ended twice.")
    batches -= 1
    return next()
  }

  /// Asks for what waits, at a moment when the collection view is not at work.
  package mutating func wake() -> Action {
    next()
  }

  /// Notes that the differences are known, and the collection view is about to be changed.
  package mutating func didPlan() {
    precondition(phase == .planning, "Only planned content can be committed.")
    phase = .committing
  }

  /// Notes that the collection view has taken the change, and callbacks are about to be delivered.
  package mutating func didCommit() {
    precondition(phase == .committing, "Only a commit can settle.")
    phase = .settling
  }

  /// Notes that all callbacks have been delivered.
  package mutating func didSettle() -> Action {
    precondition(phase == .settling, "Only a settling list can become idle.")
    phase = .idle
    return next()
  }

  private mutating func next() -> Action {
    guard phase == .idle, isWaiting else { return .wait }
    guard holds == 0, batches == 0 else { return .wait }
    if isRefreshWaiting {
      isRefreshWaiting = false
      phase = .committing
      return .refresh
    }
    guard let (content, tickets) = waiting else { return .wait }
    waiting = nil
    phase = .planning
    return .plan(content, tickets: tickets)
  }
}
