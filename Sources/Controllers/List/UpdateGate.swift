/// Delays everything that is requested while user code or the collection view is working.
///
/// The update machine decides what waits for what; the gate closes and opens it, and wakes it when
/// a turn of the main actor ends.
@MainActor
package final class UpdateGate {
  /// Decides what happens next when content and changes of state arrive at any moment.
  var machine = UpdateMachine<UpdateRequest>()

  /// Performs the machine's action.
  var perform: (UpdateMachine<UpdateRequest>.Action) -> Void = { _ in }

  /// Performs what waits for the end of a turn.
  var endTurn: () -> Void = {}

  /// Counts the turns of the main actor at whose end work was scheduled.
  private(set) var turn = 0

  /// Whether the list has ended, so that nothing is shown afterwards.
  private(set) var isClosedForGood = false

  /// The gate of the list around this one, if this is the list of a cell.
  private weak var outer: UpdateGate?

  /// Whether a callback waits for the list to settle, so that `perform` has to be called for each release.
  var isRestAwaited = false

  /// Whether an action waits for the gate to open.
  private var isAwaited = false

  /// Whether the end of a turn is scheduled.
  private var isWakeScheduled = false

  init(inside outer: UpdateGate?) {
    self.outer = outer
  }

  /// Whether this is the list of a cell.
  var isInside: Bool { outer != nil }

  /// Whether the user is moving an item, or has just dropped it, so that updates wait in a batch.
  var isHeldByPerson = false

  /// Whether an update is being made, or code runs inside of a callback or of a batch of the app.
  var isWorking: Bool {
    machine.phase != .idle || machine.holds > 0 || machine.batches > (isHeldByPerson ? 1 : 0)
  }

  /// Whether no update is in progress.
  var isIdle: Bool { machine.phase == .idle }

  /// Runs user code that the collection view calls for, and lets updates wait for it to return.
  ///
  /// Updates of lists around this one wait as well: they might take it out of its collection view.
  func hold<Result>(_ body: () -> Result) -> Result {
    beginHold()
    let result = body()
    release()
    return result
  }

  private func beginHold() {
    outer?.beginHold()
    machine.hold()
  }

  private func release() {
    let isDue = machine.endHold()
    // Usually nothing waits.
    if isDue || isRestAwaited { perform(isDue ? .schedule : .wait) }
    if isAwaited { wakeIfOpen() }
    outer?.release()
  }

  /// Runs code for this list, while lists around it wait.
  func whileEnclosingListsWait<Result>(_ body: () -> Result) -> Result {
    outer.map { $0.hold(body) } ?? body()
  }

  /// Runs code that makes several changes, and shows them together when it returns.
  func batch<Result>(_ body: () throws -> Result) rethrows -> Result {
    beginBatch()
    defer { endBatch() }
    return try body()
  }

  /// Lets updates wait until `endBatch()` is called.
  func beginBatch() {
    machine.beginBatch()
  }

  /// Shows everything that was requested since `beginBatch()`.
  func endBatch() {
    perform(machine.endBatch())
    wakeIfOpen()
  }

  /// Stops all updates for good.
  func closeForGood() {
    machine.hold()
    isClosedForGood = true
  }

  /// Ends a turn after the gate has opened.
  func wakeWhenOpen() {
    isAwaited = true
  }

  /// Asks the machine again in a later turn of the main actor.
  ///
  /// The collection view does not report when it has finished its layout, and must not be changed before.
  func scheduleWake() {
    guard !isWakeScheduled else { return }
    isWakeScheduled = true
    Task { [weak self] in
      guard let self else { return }
      isWakeScheduled = false
      endTurn()
    }
  }

  /// Starts another turn.
  func beginTurn() {
    turn += 1
  }

  private func wakeIfOpen() {
    guard isAwaited, !machine.isBlocked else { return }
    isAwaited = false
    scheduleWake()
  }
}
