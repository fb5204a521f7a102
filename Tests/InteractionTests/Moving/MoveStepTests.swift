import ListFixtures
@testable import Roster
import RosterTesting
import Testing

/// Moving items without dragging them: with the actions of assistive technologies, and from keys.
@MainActor
@Suite struct MoveStepTests {
  private let list = ListHarness(size: CGSize(width: 320, height: 600))
  private let log = MoveLog()

  @Test func `a movable item can be moved up and down, and the app is notified`() {
    show([[Note(1), Note(2), Note(3)]])
    var moves: [String] = []
    list.adapter.observeMoves { moves.append("\($0.from) → \($0.to)") }
    #expect(list.performAccessibilityAction("Move down", at: [0, 0]))
    #expect(ids() == [[2, 1, 3]])
    show([[Note(2), Note(1), Note(3)]])
    #expect(list.performAccessibilityAction("Move up", at: [0, 2]))
    #expect(ids() == [[2, 3, 1]])
    #expect(moves == ["0-0 → 0-1", "0-2 → 0-1"])
    #expect(list.issues.isEmpty)
  }

  @Test func `an item at the edge of its section goes into the next one that accepts it`() {
    show([[Note(1), Note(2)], [], [Note(3)]])
    #expect(list.performAccessibilityAction("Move down", at: [0, 1]))
    #expect(ids() == [[1], [2], [3]])
    list.flush()
    #expect(list.performAccessibilityAction("Move up", at: [2, 0]))
    #expect(ids() == [[1], [2, 3], []])
  }

  @Test func `an item stays where its controller does not allow another position`() {
    show([[Note(1, "here"), Note(2, "fixed")], [Note(3)]])
    #expect(list.accessibilityActions([0, 1]).isEmpty)
    #expect(!list.performAccessibilityAction("Move up", at: [0, 0]))
    #expect(list.performAccessibilityAction("Move down", at: [0, 0]))
    #expect(ids() == [[2, 1], [3]])
    #expect(!list.performAccessibilityAction("Move down", at: [0, 1]))
    #expect(ids() == [[2, 1], [3]])
  }

  @Test func `the actions have the names that the app gives them`() {
    let names = MoveStep.ActionNames(up: "Nach oben", down: "Nach unten")
    list.apply(
      Section(0) { Items([Note(1)]) { [log] in MovableController($0, log: log) } }
        .environment(\.moveActionNames, names)
    )
    list.window.layoutIfNeeded()
    #expect(list.accessibilityActions([0, 0]) == ["Nach oben", "Nach unten"])
  }

  @Test func `an item that is not in a list does not move`() {
    #expect(!MovableController(Note(1), log: log).move(.up))
  }

  @Test func `a handle says what it is for`() {
    #expect(MoveHandle().accessibilityLabel == "Reorder")
    #expect(MoveHandle().isAccessibilityElement)
  }

  private func show(_ sections: [[Note]]) {
    list.apply(
      ForEach(sections.enumerated().map { Part(id: $0.offset, notes: $0.element) }) { [log] part in
        Section(part.id) { Items(part.notes) { MovableController($0, log: log) } }
      }
    )
    list.window.layoutIfNeeded()
  }

  private func ids() -> [[Int]] {
    list.flush()
    list.window.layoutIfNeeded()
    return (0..<list.collectionView.numberOfSections).map { section in
      (0..<list.collectionView.numberOfItems(inSection: section)).compactMap {
        list.controller(MovableController.self, at: IndexPath(item: $0, section: section))?
          .viewModel.id
      }
    }
  }
}

private struct Part: Identifiable, Equatable, Sendable {
  let id: Int
  let notes: [Note]
}
