import RosterTesting
import Testing

@testable import Todo

/// What a person does by hand, on the whole screen.
@MainActor
@Suite(.serialized) struct TodoMovingTests {
  private let store = TodoStore()
  private let screen: ListHarness

  init() {
    for title in ["Plants", "Train", "Grandma"] {
      store.add(title)
    }
    let controller = TodoViewController(store: store, states: InMemoryStateStorage())
    screen = ListHarness(showing: controller, list: controller.adapter)
  }

  @Test func `a row that is carried to another place is there in the store as well`() {
    #expect(screen.drag(TodoController.self, id: 1, to: 3) != nil)
    screen.finishAnimations()
    #expect(store.open.map(\.title) == ["Train", "Grandma", "Plants"])
    #expect(
      screen.picture.contains(
        """
        ≡ · Mark as done · Train
        ≡ · Mark as done · Grandma
        ≡ · Mark as done · Plants
        """
      )
    )
  }

  @Test func `a row that is carried keeps its controller and stays expanded`() {
    screen.tap("Plants")
    let controller = screen.adapter.controller(TodoController.self, id: 1)
    screen.drag(TodoController.self, id: 1, to: 2)
    #expect(screen.adapter.controller(TodoController.self, id: 1) === controller)
    #expect(controller?.state.isExpanded == true)
    #expect(!screen.callbacks(of: TodoController.self, id: 1).contains(.didRemove))
  }

  @Test func `a row is not carried to what is done, nor is anything carried from there`() throws {
    try screen.tap(#require(screen.cell(of: TodoController.self, id: 1)).checkButton)
    screen.finishAnimations()
    #expect(store.done.map(\.id) == [1])
    #expect(screen.drag(TodoController.self, id: 2, to: 1) == nil)
    #expect(screen.drag(TodoController.self, id: 1, to: 2) == nil)
    #expect(store.open.map(\.id) == [2, 3])
  }

  @Test func `among the results of a search only they change places`() {
    store.add("Plan the garden")
    screen.write("Plan", into: "Search")
    screen.drag(TodoController.self, id: 4, to: 1)
    #expect(store.open.map(\.id) == [4, 2, 3, 1])
  }

  @Test func `a swipe ticks a row off and back on`() throws {
    let row = try #require(screen.indexPath(TodoController.self, id: 2))
    #expect(screen.swipe(row, from: .trailing, choosing: "Done"))
    screen.finishAnimations()
    #expect(store.done.map(\.id) == [2])
    let done = try #require(screen.indexPath(TodoController.self, id: 2))
    #expect(screen.swipe(done, from: .trailing) == ["To do"])
  }
}
