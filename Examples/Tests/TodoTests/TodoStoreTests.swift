import Testing

@testable import Todo

@MainActor
@Suite struct TodoStoreTests {
  private let store = TodoStore()

  init() {
    for title in ["Plants", "Train", "Grandma"] {
      store.add(title)
    }
  }

  @Test func `what is added is to be done, in order`() {
    #expect(store.open.map(\.title) == ["Plants", "Train", "Grandma"])
    #expect(store.open.allSatisfy { !$0.isDone })
    #expect(store.done.isEmpty)
  }

  @Test func `what is to be done can be put into another order`() {
    store.reorder([3, 1, 2])
    #expect(store.open.map(\.title) == ["Grandma", "Plants", "Train"])
  }

  @Test func `what is not named in an order stays in its place`() {
    store.reorder([3, 1])
    #expect(store.open.map(\.title) == ["Grandma", "Train", "Plants"])
    store.reorder([3, 9])
    #expect(store.open.map(\.title) == ["Grandma", "Train", "Plants"])
  }

  @Test func `what is done comes first among all that is done`() throws {
    try store.toggle(#require(store.open.first).id)
    try store.toggle(#require(store.open.last).id)
    #expect(store.open.map(\.title) == ["Train"])
    #expect(store.done.map(\.title) == ["Grandma", "Plants"])
    #expect(store.done.allSatisfy { $0.isDone })
  }

  @Test func `what was not done after all is to be done last`() throws {
    try store.toggle(#require(store.open.first).id)
    try store.toggle(#require(store.done.first).id)
    #expect(store.open.map(\.title) == ["Train", "Grandma", "Plants"])
    #expect(store.open.allSatisfy { !$0.isDone })
    #expect(store.done.isEmpty)
  }

  @Test func `each change is told once, and no change is not`() throws {
    var changes = 0
    store.onChange = { changes += 1 }
    store.add("Suitcase")
    #expect(changes == 1)
    try store.toggle(#require(store.open.first).id)
    #expect(changes == 2)
    store.toggle(99)
    #expect(changes == 2)
    store.clearDone()
    #expect(changes == 3)
    #expect(store.done.isEmpty)
    store.clearDone()
    #expect(changes == 3)
  }

  @Test func `an item gets an identifier that none had before`() throws {
    let first = try #require(store.open.first)
    store.toggle(first.id)
    store.clearDone()
    store.add("Suitcase")
    #expect(store.open.last?.id == 4)
  }
}
