@testable import Roster
import Testing

/// What can happen to a machine.
enum MachineEvent: CaseIterable {
  case request, stateChanged, hold, release, wake, layout, beginBatch, endBatch
  case deferPlan, planArrived, rejectPlan, step
}

/// Sends events to a machine, does what it says, and tells what that is in words.
final class MachineDriver {
  private var machine = UpdateMachine<String>()
  private(set) var asked = 0
  private(set) var answered: [Int] = []

  /// Whether the content that is being planned may be deferred.
  private(set) var mayDefer = false

  /// Whether a state has changed that has not been shown.
  private(set) var hasUnshownState = false

  /// The tickets of the content that is being planned or committed.
  private var tickets: [Int] = []
  private var isRefreshing = false
  private var deferrals: [Int] = []
  private var holds = 0
  private var batches = 0

  var phase: UpdateMachine<String>.Phase { machine.phase }
  var isQuiet: Bool { machine.isQuiet }
  var isWaiting: Bool { machine.isWaiting }

  @discardableResult
  func request(_ content: String) -> String {
    let (ticket, action) = machine.request(content)
    #expect(ticket == asked)
    asked += 1
    return note(action)
  }

  @discardableResult
  func stateChanged() -> String {
    hasUnshownState = true
    return note(machine.stateChanged())
  }

  func hold() {
    holds += 1
    machine.hold()
  }

  @discardableResult
  func release() -> String {
    holds -= 1
    return note(machine.release())
  }

  func beginBatch() {
    batches += 1
    machine.beginBatch()
  }

  @discardableResult
  func endBatch() -> String {
    batches -= 1
    return note(machine.endBatch())
  }

  @discardableResult
  func wake() -> String { note(machine.wake()) }

  func wakeForRefresh() -> String { note(machine.wakeForRefresh()) }

  @discardableResult
  func deferPlan() -> String {
    let (number, action) = machine.deferPlan()
    deferrals.append(number)
    return note(action)
  }

  /// Lets a plan arrive; the last one that was deferred, if no other is named.
  @discardableResult
  func planArrived(_ number: Int? = nil) -> String {
    note(machine.planArrived(number ?? deferrals.last ?? 0))
  }

  func rejectPlan() -> String { note(machine.rejectPlan()) }

  func didPlan() { machine.didPlan() }

  func didCommit() { machine.didCommit() }

  @discardableResult
  func didSettle() -> String {
    if isRefreshing {
      isRefreshing = false
    } else {
      answered += tickets
      tickets = []
    }
    return note(machine.didSettle())
  }

  /// Takes planned content through to the end, and tells what comes next.
  func finish() -> String {
    didPlan()
    return finishRefresh()
  }

  /// Takes state changes through to the end, and tells what comes next.
  func finishRefresh() -> String {
    didCommit()
    return didSettle()
  }

  /// What may happen at the moment.
  var possibleEvents: [MachineEvent] {
    MachineEvent.allCases.filter { event in
      switch event {
      case .request, .stateChanged, .wake, .layout, .step: true
      case .hold: holds < 2
      case .release: holds > 0
      case .beginBatch: batches < 2
      case .endBatch: batches > 0
      case .deferPlan: phase == .planning && mayDefer
      case .planArrived: !deferrals.isEmpty
      case .rejectPlan: phase == .planning && holds == 0 && batches == 0
      }
    }
  }

  func send(_ event: MachineEvent) {
    switch event {
    case .request: request("x")
    case .stateChanged: stateChanged()
    case .hold: hold()
    case .release: release()
    case .wake: wake()
    case .layout: _ = wakeForRefresh()
    case .beginBatch: beginBatch()
    case .endBatch: endBatch()
    case .deferPlan: deferPlan()
    case .planArrived: planArrived()
    case .rejectPlan: _ = rejectPlan()
    case .step: step()
    }
  }

  /// Does what the phase asks for next.
  func step() {
    switch phase {
    case .idle: wake()
    case .planning: didPlan()
    case .committing: didCommit()
    case .settling: didSettle()
    }
  }

  /// Ends all that is under way, in a bounded number of steps.
  func drain() {
    while holds > 0 { release() }
    while batches > 0 { endBatch() }
    for _ in 0..<100 where !isQuiet {
      step()
      planArrived()
    }
    #expect(isQuiet)
  }

  private func note(_ action: UpdateMachine<String>.Action) -> String {
    switch action {
    case .wait: return "wait"
    case .schedule:
      #expect(holds == 0 && batches == 0)
      return "schedule"
    case .resume:
      expectIdle()
      mayDefer = false
      return "resume"
    case .refresh:
      expectIdle()
      hasUnshownState = false
      isRefreshing = true
      return "refresh"
    case .plan(let content, let tickets, let mayDefer):
      expectIdle()
      self.tickets = tickets
      self.mayDefer = mayDefer
      return "plan \(content) \(tickets)"
    }
  }

  /// The collection view may be changed only when nothing else goes on.
  private func expectIdle() {
    #expect(holds == 0 && batches == 0 && !isRefreshing)
  }
}
