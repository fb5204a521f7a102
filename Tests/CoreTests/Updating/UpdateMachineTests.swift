import RosterCore
import TestSupport
import Testing

@Suite struct UpdateMachineTests {
  private let machine = Driver()

  @Test func `an idle list plans content at once`() {
    #expect(machine.request("a") == "plan a [0]")
    #expect(machine.phase == .planning)
  }

  @Test func `content that arrives during an update waits for its end`() {
    machine.request("a")
    #expect(machine.request("b") == "wait")
    machine.didPlan()
    #expect(machine.request("c") == "wait")
    machine.didCommit()
    #expect(machine.didSettle() == "plan c [1, 2]")
    #expect(machine.finish() == "wait")
    #expect(machine.isQuiet)
  }

  @Test func `the latest of several waiting contents is shown and all tickets are answered`() {
    machine.request("a")
    for content in ["b", "c", "d"] {
      #expect(machine.request(content) == "wait")
    }
    #expect(machine.finish() == "plan d [1, 2, 3]")
  }

  @Test func `an idle list shows a state change at once`() {
    #expect(machine.stateChanged() == "refresh")
    #expect(machine.phase == .committing)
  }

  @Test func `state changes during an update are shown before content that waits`() {
    machine.request("a")
    machine.request("b")
    #expect(machine.stateChanged() == "wait")
    #expect(machine.stateChanged() == "wait")
    #expect(machine.finish() == "refresh")
    machine.didCommit()
    #expect(machine.didSettle() == "plan b [1]")
  }

  @Test func `what user code asks for while the collection view is at work is scheduled`() {
    machine.hold()
    machine.hold()
    #expect(machine.request("a") == "wait")
    #expect(machine.release() == "wait")
    #expect(machine.release() == "schedule")
    #expect(machine.wake() == "plan a [0]")
  }

  @Test func `a hold during a commit leaves what waits to the end of the commit`() {
    machine.request("a")
    machine.didPlan()
    machine.hold()
    #expect(machine.stateChanged() == "wait")
    #expect(machine.release() == "wait")
    machine.didCommit()
    #expect(machine.didSettle() == "refresh")
  }

  @Test func `what is asked for in a batch is done at the end of the outermost one`() {
    machine.beginBatch()
    machine.beginBatch()
    #expect(machine.stateChanged() == "wait")
    #expect(machine.stateChanged() == "wait")
    #expect(machine.endBatch() == "wait")
    #expect(machine.request("a") == "wait")
    #expect(machine.endBatch() == "refresh")
    machine.didCommit()
    #expect(machine.didSettle() == "plan a [0]")
  }

  @Test func `a hold inside a batch leaves what waits to the end of the batch`() {
    machine.beginBatch()
    machine.hold()
    #expect(machine.stateChanged() == "wait")
    #expect(machine.release() == "wait")
    #expect(machine.wake() == "wait")
    #expect(machine.endBatch() == "refresh")
  }

  @Test func `a batch inside a hold leaves what waits to the end of the hold`() {
    machine.hold()
    machine.beginBatch()
    #expect(machine.stateChanged() == "wait")
    #expect(machine.endBatch() == "wait")
    #expect(machine.release() == "schedule")
    #expect(machine.wake() == "refresh")
  }

  @Test func `waking a list that is held or has nothing to do changes nothing`() {
    #expect(machine.wake() == "wait")
    machine.hold()
    machine.request("a")
    #expect(machine.wake() == "wait")
    #expect(machine.isWaiting)
  }

  @Test func `whatever arrives in whatever order every ticket is answered once`() {
    var generator = SeededGenerator(seed: 7)
    var holds = 0
    var batches = 0
    for _ in 0..<10_000 {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: machine.request("x")
      case 1: machine.stateChanged()
      case 2:
        machine.hold()
        holds += 1
      case 3 where holds > 0:
        machine.release()
        holds -= 1
      case 4: machine.wake()
      case 5:
        machine.beginBatch()
        batches += 1
      case 6 where batches > 0:
        machine.endBatch()
        batches -= 1
      default: machine.step()
      }
    }
    for _ in 0..<holds { machine.release() }
    for _ in 0..<batches { machine.endBatch() }
    while !machine.isQuiet { machine.step() }
    #expect(machine.answered == Array(0..<machine.asked))
    #expect(machine.asked > 1_000)
  }
}

/// Sends events to a machine, and tells what it answers in words.
private final class Driver {
  private var machine = UpdateMachine<String>()
  private(set) var asked = 0
  private(set) var answered: [Int] = []

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
  func stateChanged() -> String { note(machine.stateChanged()) }

  func hold() { machine.hold() }

  @discardableResult
  func release() -> String { note(machine.release()) }

  func beginBatch() { machine.beginBatch() }

  @discardableResult
  func endBatch() -> String { note(machine.endBatch()) }

  @discardableResult
  func wake() -> String { note(machine.wake()) }

  func didPlan() { machine.didPlan() }

  func didCommit() { machine.didCommit() }

  @discardableResult
  func didSettle() -> String { note(machine.didSettle()) }

  /// Takes planned content through to the end, and tells what comes next.
  func finish() -> String {
    didPlan()
    didCommit()
    return didSettle()
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

  private func note(_ action: UpdateMachine<String>.Action) -> String {
    switch action {
    case .wait: return "wait"
    case .schedule: return "schedule"
    case .refresh: return "refresh"
    case .plan(let content, let tickets):
      answered += tickets
      return "plan \(content) \(tickets)"
    }
  }
}
