@testable import Roster
import TestSupport
import Testing

@Suite struct UpdateMachineTests {
  private let machine = MachineDriver()

  @Test func `what was not begun cannot be ended`() async {
    await #expect(processExitsWith: .failure) {
      var machine = UpdateMachine<Int>()
      machine.hold()
      _ = machine.release()
      _ = machine.release()
    }
    await #expect(processExitsWith: .failure) {
      var machine = UpdateMachine<Int>()
      machine.beginBatch()
      _ = machine.endBatch()
      _ = machine.endBatch()
    }
  }

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

  @Test func `an idle list shows the state changes of a turn together at its end`() {
    #expect(machine.stateChanged() == "schedule")
    #expect(machine.stateChanged() == "schedule")
    #expect(machine.phase == .idle)
    #expect(machine.wake() == "refresh")
    #expect(machine.phase == .committing)
    #expect(machine.finishRefresh() == "wait")
    #expect(machine.isQuiet)
  }

  @Test func `a layout shows the state changes that wait, and no content`() {
    machine.stateChanged()
    #expect(machine.wakeForRefresh() == "refresh")
    #expect(machine.finishRefresh() == "wait")
    machine.hold()
    machine.request("a")
    machine.release()
    #expect(machine.wakeForRefresh() == "wait")
    #expect(machine.wake() == "plan a [0]")
  }

  @Test func `a list goes on while a plan is deferred, and shows it when it is there`() {
    machine.request("a")
    #expect(machine.deferPlan() == "wait")
    #expect(machine.phase == .idle)
    #expect(!machine.isQuiet)
    machine.stateChanged()
    #expect(machine.wake() == "refresh")
    #expect(machine.finishRefresh() == "wait")
    #expect(machine.planArrived() == "resume")
    #expect(machine.phase == .planning)
    #expect(machine.finish() == "wait")
    #expect(machine.answered == [0])
  }

  @Test func `a plan that is stale when it arrives is dropped and the latest content planned`() {
    machine.request("a")
    machine.deferPlan()
    #expect(machine.request("b") == "wait")
    #expect(machine.request("c") == "wait")
    #expect(machine.planArrived() == "plan c [0, 1, 2]")
    #expect(machine.finish() == "wait")
    #expect(machine.answered == [0, 1, 2])
  }

  @Test func `a plan that nobody waits for any longer is no news`() {
    machine.request("a")
    machine.deferPlan()
    machine.request("b")
    machine.planArrived()
    machine.deferPlan()
    #expect(machine.planArrived(0) == "wait")
    #expect(machine.planArrived(1) == "resume")
  }

  @Test func `after some stale plans in a row content is planned at once`() {
    machine.request("0")
    for round in 1...3 {
      #expect(machine.mayDefer)
      machine.deferPlan()
      machine.request("\(round)")
      machine.planArrived()
    }
    #expect(!machine.mayDefer)
    #expect(machine.finish() == "wait")
    machine.request("last")
    #expect(machine.mayDefer)
  }

  @Test func `a plan that arrives in a batch or a hold waits for its end`() {
    machine.request("a")
    machine.deferPlan()
    machine.beginBatch()
    #expect(machine.planArrived() == "wait")
    machine.hold()
    #expect(machine.endBatch() == "wait")
    #expect(machine.release() == "schedule")
    #expect(machine.wake() == "resume")
  }

  @Test func `a plan that starts from another list is made again at once`() {
    machine.request("a")
    machine.deferPlan()
    machine.planArrived()
    #expect(machine.rejectPlan() == "plan a [0]")
    #expect(!machine.mayDefer)
    #expect(machine.finish() == "wait")
    #expect(machine.answered == [0])
  }

  @Test func `state that changes while content is flattened is shown while the plan is made`() {
    machine.request("a")
    #expect(machine.stateChanged() == "wait")
    #expect(machine.deferPlan() == "refresh")
    #expect(machine.planArrived() == "wait")
    #expect(machine.finishRefresh() == "resume")
  }

  @Test func `state changes during an update are shown with the content that waits`() {
    machine.request("a")
    machine.request("b")
    #expect(machine.stateChanged() == "wait")
    #expect(machine.stateChanged() == "wait")
    #expect(machine.finish() == "plan b [1]")
    #expect(machine.finish() == "refresh")
    #expect(machine.finishRefresh() == "wait")
  }

  @Test func `state changes are shown before content that waits and takes long`() {
    machine.request("a")
    machine.request("b")
    #expect(machine.stateChanged() == "wait")
    #expect(machine.finish() == "plan b [1]")
    #expect(machine.deferPlan() == "refresh")
    #expect(machine.finishRefresh() == "wait")
    #expect(machine.planArrived() == "resume")
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
    #expect(machine.endBatch() == "plan a [0]")
    #expect(machine.finish() == "refresh")
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
    for _ in 0..<Effort.share(of: 20_000) {
      let events = machine.possibleEvents
      machine.send(events[Int.random(in: 0..<events.count, using: &generator)])
    }
    machine.drain()
    #expect(machine.answered.sorted() == Array(0..<machine.asked))
    #expect(machine.asked > Effort.share(of: 1_000))
  }

  @Test func `no sequence of events loses a ticket, a change of state or a plan`() {
    var sequences = 0
    var failures: Set<[MachineEvent]> = []
    func explore(_ events: [MachineEvent], depth: Int) {
      let machine = MachineDriver()
      events.forEach(machine.send)
      let possible = machine.possibleEvents
      machine.drain()
      if machine.answered.sorted() != Array(0..<machine.asked) || machine.hasUnshownState {
        failures.insert(events)
      }
      sequences += 1
      guard depth > 0 else { return }
      for event in possible { explore(events + [event], depth: depth - 1) }
    }
    explore([], depth: Effort.isWhole ? 5 : 3)
    #expect(failures.isEmpty)
    #expect(sequences > (Effort.isWhole ? 10_000 : 100))
  }
}
