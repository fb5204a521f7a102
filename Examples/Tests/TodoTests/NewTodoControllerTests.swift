import RosterTesting
import Testing

@testable import Todo

/// What the row to add something does, without a list.
@MainActor
@Suite struct NewTodoControllerTests {
  private let store = TodoStore()
  private let mounted: MountedCell<NewTodoController>

  init() {
    mounted = MountedCell(NewTodoController(NewTodo(), store: store))
  }

  private func write(_ text: String) {
    mounted.cell.field.text = text
    mounted.cell.field.sendActions(for: .editingChanged)
  }

  @Test func `what is written is added, and the field is empty afterwards`() {
    write("Suitcase")
    mounted.cell.addButton.sendActions(for: .primaryActionTriggered)
    #expect(store.open.map(\.title) == ["Suitcase"])
    #expect(mounted.cell.field.text == "")
    #expect(mounted.controller.state.title.isEmpty)
  }

  @Test func `nothing is added while nothing is written`() {
    #expect(!mounted.cell.addButton.isEnabled)
    mounted.cell.addButton.sendActions(for: .primaryActionTriggered)
    #expect(store.open.isEmpty)
    write("S")
    #expect(mounted.cell.addButton.isEnabled)
  }

  @Test func `a cell that comes back shows what was written`() {
    write("Suit")
    mounted.unmount()
    mounted.cell.field.text = "of another row"
    mounted.mount()
    #expect(mounted.cell.field.text == "Suit")
  }
}
