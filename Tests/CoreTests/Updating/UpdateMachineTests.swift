import RosterCore
import Testing

@Suite struct UpdateMachineTests {
  private var machine = UpdateMachine<String>()

  /// Takes planned content through to the end, and returns what comes next.
  private mutating func finish() -> UpdateMachine<String>.Action {
    machine.didPlan()
    machine.didCommit()
    return machine.didSettle()
  }

  @Test mutating func `an idle list plans content at once`() {
    let (ticket, action) = machine.request("a")
    #expect(action.words == "plan a [0]")
    #expect(ticket == 0)
    #expect(machine.phase == .planning)
  }

  @Test mutating func `content that arrives during an update waits for its end`() {
    _ = machine.request("a")
    #expect(machine.request("b").action.words == "wait")
    machine.didPlan()
    #expect(machine.request("c").action.words == "wait")
    machine.didCommit()
    #expect(machine.didSettle().words == "plan c [1, 2]")
    #expect(finish().words == "wait")
    #expect(machine.isQuiet)
  }

  @Test mutating func `the latest of several waiting contents is shown and all tickets are answered`() {
    _ = machine.request("a")
    for content in ["b", "c", "d"] {
      #expect(machine.request(content).action.words == "wait")
    }
    #expect(finish().words == "plan d [1, 2, 3]")
  }

  @Test mutating func `an idle list shows a state change at once`() {
    #expect(machine.stateChanged().words == "refresh")
    #expect(machine.phase == .committing)
  }

  @Test mutating func `state changes during an update are shown before content that waits`() {
    _ = machine.request("a")
    _ = machine.request("b")
    #expect(machine.stateChanged().words == "wait")
    #expect(machine.stateChanged().words == "wait")
    #expect(finish().words == "refresh")
    machine.didCommit()
    #expect(machine.didSettle().words == "plan b [1]")
  }

  @Test mutating func `what user code asks for while the collection view is at work is scheduled`() {
    machine.hold()
    machine.hold()
    #expect(machine.request("a").action.words == "wait")
    #expect(machine.release().words == "wait")
    #expect(machine.release().words == "schedule")
    #expect(machine.wake().words == "plan a [0]")
  }

  @Test mutating func `a hold during a commit leaves what waits to the end of the commit`() {
    _ = machine.request("a")
    machine.didPlan()
    machine.hold()
    #expect(machine.stateChanged().words == "wait")
    #expect(machine.release().words == "wait")
    machine.didCommit()
    #expect(machine.didSettle().words == "refresh")
  }

  @Test mutating func `waking a list that is held or has nothing to do changes nothing`() {
    #expect(machine.wake().words == "wait")
    machine.hold()
    _ = machine.request("a")
    #expect(machine.wake().words == "wait")
    #expect(machine.isWaiting)
  }

  @Test mutating func `whatever arrives in whatever order every ticket is answered once`() {
    var generator = SystemRandomNumberGenerator()
    var holds = 0
    var asked = 0
    var answered: [Int] = []
    var pending: UpdateMachine<String>.Action = .wait
    for _ in 0..<10_000 {
      if case .plan(_, let tickets) = pending {
        answered += tickets
      }
      pending = .wait
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        pending = machine.request("x").action
        asked += 1
      case 1: pending = machine.stateChanged()
      case 2:
        machine.hold()
        holds += 1
      case 3 where holds > 0:
        pending = machine.release()
        holds -= 1
      case 4: pending = machine.wake()
      default:
        switch machine.phase {
        case .idle: break
        case .planning: machine.didPlan()
        case .committing: machine.didCommit()
        case .settling: pending = machine.didSettle()
        }
      }
    }
    for _ in 0..<holds { _ = machine.release() }
    while !machine.isQuiet {
      if case .plan(_, let tickets) = pending {
        answered += tickets
      }
      pending = .wait
      switch machine.phase {
      case .idle: pending = machine.wake()
      case .planning: machine.didPlan()
      case .committing: machine.didCommit()
      case .settling: pending = machine.didSettle()
      }
    }
    #expect(answered == Array(0..<asked))
  }
}

extension UpdateMachine<String>.Action {
  /// The action as a few words, to compare it by.
  fileprivate var words: String {
    switch self {
    case .wait: "wait"
    case .schedule: "schedule"
    case .plan(let content, let tickets): "plan \(content) \(tickets)"
    case .refresh: "refresh"
    }
  }
}
