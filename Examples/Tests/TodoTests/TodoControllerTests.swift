import RosterTesting
import Testing

@testable import Todo

/// What a controller does with its cell, without a list.
@MainActor
@Suite struct TodoControllerTests {
  private let store = TodoStore()
  private let mounted: MountedCell<TodoController>

  init() throws {
    store.add("Train", notes: "Two adults and a bicycle.")
    mounted = try MountedCell(TodoController(#require(store.open.first), store: store))
  }

  @Test func `the button marks the item as done in the store`() {
    mounted.cell.checkButton.sendActions(for: .primaryActionTriggered)
    #expect(store.done.map(\.title) == ["Train"])
  }

  @Test func `what the button does can be done with an assistive technology`() throws {
    #expect(mounted.accessibilityActions == ["Done", "Move up", "Move down"])
    #expect(mounted.performAccessibilityAction("Done"))
    #expect(store.done.map(\.title) == ["Train"])
    try mounted.update(to: #require(store.done.first))
    #expect(mounted.accessibilityActions == ["To do"])
  }

  @Test func `a cell that was given up marks nothing any more`() {
    mounted.unmount()
    mounted.cell.checkButton.sendActions(for: .primaryActionTriggered)
    #expect(store.done.isEmpty)
  }

  @Test func `a cell that comes back marks once`() {
    mounted.unmount()
    mounted.mount()
    var changes = 0
    store.onChange = { changes += 1 }
    mounted.cell.checkButton.sendActions(for: .primaryActionTriggered)
    #expect(changes == 1)
  }

  @Test func `a done item is ticked and says what its button does`() throws {
    #expect(!mounted.cell.checkButton.isSelected)
    #expect(mounted.cell.checkButton.accessibilityLabel == "Mark as done")
    var item = try #require(store.open.first)
    item.isDone = true
    mounted.update(to: item)
    #expect(mounted.cell.checkButton.isSelected)
    #expect(mounted.cell.checkButton.accessibilityLabel == "Mark as to do")
  }

  @Test func `selecting expands, and selecting again collapses`() {
    mounted.select()
    #expect(mounted.controller.state.isExpanded)
    mounted.select()
    #expect(!mounted.controller.state.isExpanded)
  }
}
