import ListFixtures
import Roster
import RosterTesting
import Testing

/// What a person can do with items through an assistive technology.
@MainActor
@Suite(.serialized) struct AccessibilityActionTests {
  private struct TaskState: ViewState {
    var isDone = false
  }

  private final class TaskController: CellController<Note, TaskState, UICollectionViewCell> {
    var done: [String] = []

    override var accessibilityActions: [AccessibilityAction] {
      switch viewModel.text {
      case "plain": []
      case "stubborn": [AccessibilityAction("Move") { false }]
      default:
        [
          AccessibilityAction(state.isDone ? "Undo" : "Do") { [weak self] in
            self?.updateState { $0.isDone.toggle() }
          },
          AccessibilityAction("Delete") { [weak self] in self?.done.append("delete") },
        ]
      }
    }
  }

  private let list = ListHarness(size: CGSize(width: 320, height: 200))

  private func show(_ notes: [Note]) {
    list.apply(Section("a") { Items(notes) { TaskController($0) } })
    list.window.layoutIfNeeded()
  }

  @Test func `an item's cell has the actions that its controller says`() {
    show([Note(1), Note(2, "plain"), Note(3, "stubborn")])
    #expect(list.accessibilityActions([0, 0]) == ["Do", "Delete"])
    #expect(list.accessibilityActions([0, 1]).isEmpty)
    #expect(list.accessibilityActions([0, 2]) == ["Move"])
    #expect(list.accessibilityActions([0, 3]).isEmpty)
  }

  @Test func `an action does what the controller says, and tells whether it was done`() throws {
    show([Note(1), Note(2, "stubborn")])
    #expect(list.performAccessibilityAction("Delete", at: [0, 0]))
    #expect(list.controller(of: TaskController.self, id: 1)?.done == ["delete"])
    #expect(!list.performAccessibilityAction("Move", at: [0, 1]))
    withKnownIssue { list.performAccessibilityAction("Fly", at: [0, 0]) }
  }

  @Test func `the actions follow the state and the view model`() {
    show([Note(1)])
    #expect(list.performAccessibilityAction("Do", at: [0, 0]))
    #expect(list.accessibilityActions([0, 0]) == ["Undo", "Delete"])
    show([Note(1, "plain")])
    #expect(list.accessibilityActions([0, 0]).isEmpty)
    show([Note(1)])
    #expect(list.accessibilityActions([0, 0]) == ["Undo", "Delete"])
  }

  @Test func `a cell that goes to another item does not take the actions along`() throws {
    show([Note(1)] + (2...40).map { Note($0, "plain") })
    let cell = try #require(list.cell(UICollectionViewCell.self, at: [0, 0]))
    list.scroll(to: 1000)
    #expect(cell.accessibilityCustomActions == nil)
    #expect(list.visibleItems.allSatisfy { list.accessibilityActions($0).isEmpty })
  }

  @Test func `an action of an item that is off screen or gone is not done`() throws {
    show([Note(1)])
    let action = try #require(
      list.cell(UICollectionViewCell.self, at: [0, 0])?.accessibilityCustomActions?.last
    )
    let controller = try #require(list.controller(of: TaskController.self, id: 1))
    show([])
    #expect(action.actionHandler?(action) == false)
    #expect(controller.done.isEmpty)
  }

  @Test func `an action that changes the list is done in the middle of nothing`() {
    final class Deleter: CellController<Note, NoState, UICollectionViewCell> {
      var delete: () -> Void = {}

      override var accessibilityActions: [AccessibilityAction] {
        [AccessibilityAction("Delete") { [weak self] in self?.delete() }]
      }
    }
    let content = { (notes: [Note]) in Section("a") { Items(notes) { Deleter($0) } } }
    list.apply(content([Note(1), Note(2)]))
    list.controller(of: Deleter.self, id: 1)?.delete = { [list] in
      #expect(list.apply(content([Note(2)])) == nil)
    }
    #expect(list.performAccessibilityAction("Delete", at: [0, 0]))
    #expect(list.visibleItems == [[0, 0]])
    #expect(list.controller(Deleter.self, at: [0, 0])?.viewModel.id == 2)
  }

  @Test func `actions that the app has given a cell by itself stay there`() throws {
    show([Note(1, "plain")])
    let cell = try #require(list.cell(UICollectionViewCell.self, at: [0, 0]))
    cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Own") { _ in true }]
    show([Note(1, "plain"), Note(2, "plain")])
    #expect(list.accessibilityActions([0, 0]) == ["Own"])
  }

  @Test func `a mounted cell without a list has its actions too`() {
    let task = MountedCell(TaskController(Note(1)))
    #expect(task.accessibilityActions == ["Do", "Delete"])
    #expect(task.performAccessibilityAction("Do"))
    #expect(task.accessibilityActions == ["Undo", "Delete"])
    withKnownIssue { task.performAccessibilityAction("Do") }
    task.unmount()
    #expect(task.accessibilityActions.isEmpty)
  }
}
