import ListFixtures
import Roster
import RosterTesting
import Testing

@MainActor
@Suite struct MoveTests {
  private let log = Log()
  private let list = ListHarness(size: CGSize(width: 320, height: 400))

  @Test func `a moved item keeps its controller its state and its cell`() throws {
    list.apply(Notes(["a": notes(1...4)], log: log))
    let controller = try #require(list.note(0))
    let cell = list.noteCell(0)
    controller.updateState { $0.taps = 7 }
    list.flush()
    _ = log.take()
    let report = try #require(list.apply(Notes(["a": notes([2, 3, 4, 1])], log: log)))
    #expect(report.movedItemCount == 1)
    #expect(list.note(3) === controller)
    #expect(list.noteCell(3) === cell)
    #expect(controller.state.taps == 7)
    #expect(log.take().isEmpty)
  }

  @Test func `an item that moves between sections keeps its controller and its state`() throws {
    list.apply(Notes(["a": notes(1...2), "b": notes(3...4)], log: log))
    let controller = try #require(list.note(1, in: 0))
    controller.updateState { $0.isExpanded = true }
    let report = try #require(
      list.apply(Notes(["a": notes([1]), "b": notes([3, 2, 4])], log: log))
    )
    #expect(report.movedItemCount == 1)
    #expect(report.madeControllerCount == 0)
    #expect(list.note(1, in: 1) === controller)
    #expect(controller.state.isExpanded)
    #expect(list.noteCell(1, in: 1)?.bounds.height == 100)
  }

  @Test func `neighbors of two kinds move to another section together`() throws {
    func show(_ first: [Int], _ second: [Int], _ third: [Int]) {
      list.apply(
        Group {
          Section("a") {
            Items(notes(first)) { [log] in NoteController($0, log: log) }
            Items(notes(second)) { [log] in OtherNoteController($0, log: log) }
          }
          Section("b") {
            Items(notes(third.filter { $0 <= 3 })) { [log] in
              NoteController($0, log: log)
            }
            Items(notes(third.filter { $0 > 3 })) { [log] in OtherNoteController($0, log: log) }
          }
        }
      )
    }
    show([1, 2, 3], [4, 5, 6], [])
    let controllers = try (2...3).map { try #require(list.note($0)) }
    show([1, 2], [5, 6], [3, 4])
    #expect(list.visibleTexts == ["1", "2", "5", "6", "3", "4"])
    #expect(list.note(0, in: 1) === controllers[0])
    #expect(list.note(1, in: 1) === controllers[1])
  }

  @Test func `an item that moves into a new section keeps its controller and its state`() throws {
    list.apply(Notes(["a": notes(1...3)], log: log))
    let controller = try #require(list.note(1))
    controller.updateState { $0.isExpanded = true }
    list.apply(Notes(["a": notes([1, 3]), "b": notes([2])], log: log))
    #expect(list.note(0, in: 1) === controller)
    #expect(controller.state.isExpanded)
    #expect(log.events(of: 2).contains("remove") == false)
    #expect(list.visibleTexts == ["1", "3", "2 (open)"])
  }

  @Test func `an item that moves out of a section that vanishes keeps its controller`() throws {
    list.apply(Notes(["a": notes([1]), "b": notes([2])], log: log))
    let controller = try #require(list.note(0, in: 1))
    list.apply(Notes(["a": notes([1, 2])], log: log))
    #expect(list.note(1) === controller)
    #expect(list.visibleTexts == ["1", "2"])
    #expect(list.issues.isEmpty)
  }

  @Test func `sections that change places keep the controllers of their items`() throws {
    list.apply(Notes(["a": notes(1...2), "b": notes(3...4)], log: log))
    let controllers = [list.note(0, in: 0), list.note(1, in: 0), list.note(0, in: 1)]
    list.apply(Notes(["b": notes([3, 5, 4]), "a": notes([2, 1])], log: log))
    #expect(list.note(1, in: 1) === controllers[0])
    #expect(list.note(0, in: 1) === controllers[1])
    #expect(list.note(0, in: 0) === controllers[2])
    #expect(list.visibleTexts == ["3", "5", "4", "2", "1"])
  }

  @Test func `an item that changes and moves is told once and shown once`() {
    list.apply(Notes(["a": notes(1...3), "b": notes([4])], log: log))
    _ = log.take()
    list.apply(Notes(["a": notes(2...3), "b": [Note(4, "4"), Note(1, "new")]], log: log))
    #expect(log.take() == ["update from 1 1", "configure 1"])
    #expect(list.visibleTexts == ["2", "3", "4", "new"])
  }
}
