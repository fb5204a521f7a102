import Foundation
import RosterTesting
import Testing

@testable import Todo

/// What the list remembers, from one search to the next and from one launch to the next.
@MainActor
@Suite final class TodoListTests {
  private let store = TodoStore()
  private let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent("todo-\(UUID().uuidString)", isDirectory: true)

  private let train = IndexPath(item: 1, section: 0)

  init() {
    store.add("Plants")
    store.add("Train", notes: String(repeating: "Two adults and a bicycle. ", count: 5))
    store.add("Grandma")
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  /// A list as it is after the app was opened.
  private func launch() -> ListHarness {
    let list = ListHarness(stateStorage: FileStateStorage(directory: directory))
    list.apply(TodoList(store: store))
    return list
  }

  private func row(_ indexPath: IndexPath, in list: ListHarness) throws -> TodoController {
    try #require(list.controller(TodoController.self, at: indexPath))
  }

  private func new(in list: ListHarness) throws -> NewTodoController {
    try #require(list.controller(NewTodoController.self, at: [1, 0]))
  }

  private func titles(in list: ListHarness) -> [String] {
    list.visibleItems.compactMap {
      list.controller(TodoController.self, at: $0)?.viewModel.title
    }
  }

  @Test func `an expanded row is expanded after the app was closed and opened`() throws {
    var list = launch()
    let collapsed = try #require(list.cell(TodoCell.self, at: train)).frame.height
    list.tap(train)
    list.flush()
    let expanded = try #require(list.cell(TodoCell.self, at: train)).frame.height
    #expect(expanded > collapsed)

    list = launch()
    #expect(try row(train, in: list).state.isExpanded)
    #expect(try !row([0, 0], in: list).state.isExpanded)
    #expect(list.cell(TodoCell.self, at: train)?.frame.height == expanded)
    #expect(list.issues.isEmpty)
  }

  @Test func `an expanded row that is done in another launch is still expanded`() throws {
    var list = launch()
    list.tap(train)
    list.flush()
    store.toggle(2)

    list = launch()
    #expect(try row([2, 0], in: list).viewModel.title == "Train")
    #expect(try row([2, 0], in: list).state.isExpanded)
  }

  @Test func `a row that is collapsed again leaves nothing on the disk`() throws {
    let list = launch()
    list.tap(train)
    list.flush()
    #expect(try !FileManager.default.contentsOfDirectory(atPath: directory.path).isEmpty)
    list.tap(train)
    list.flush()
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).isEmpty)
  }

  @Test func `a search finds titles and notes, of what is to be done and of what is done`() {
    store.toggle(3)
    let list = launch()
    list.apply(TodoList(store: store, query: "an"))
    #expect(titles(in: list) == ["Plants", "Train", "Grandma"])
    list.apply(TodoList(store: store, query: "adult"))
    #expect(titles(in: list) == ["Train"])
    list.apply(TodoList(store: store, query: "grandm"))
    #expect(titles(in: list) == ["Grandma"])
    #expect(list.collectionView.numberOfSections == 1)
    list.apply(TodoList(store: store, query: "berry"))
    #expect(list.collectionView.numberOfSections == 0)
  }

  @Test func `a row that a search left out is still expanded when it comes back`() throws {
    let list = launch()
    list.tap(train)
    list.apply(TodoList(store: store, query: "plants"))
    #expect(titles(in: list) == ["Plants"])
    list.apply(TodoList(store: store))
    #expect(try row(train, in: list).state.isExpanded)
    #expect(list.issues.isEmpty)
  }

  @Test func `what was written is still there after a search`() throws {
    let list = launch()
    let field = try #require(list.cell(NewTodoCell.self, at: [1, 0])).field
    field.text = "Suit"
    field.sendActions(for: .editingChanged)
    let before = try new(in: list)

    list.apply(TodoList(store: store, query: "plants"))
    list.apply(TodoList(store: store))
    #expect(try new(in: list) !== before)
    #expect(try new(in: list).state.title == "Suit")
    #expect(list.cell(NewTodoCell.self, at: [1, 0])?.field.text == "Suit")
  }

  @Test func `all that is done cannot be cleared while only some of it is found`() throws {
    store.toggle(1)
    store.toggle(3)
    let list = launch()
    list.apply(TodoList(store: store, query: "plants"))
    let header = try #require(
      list.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)
      ) as? TodoHeaderView
    )
    #expect(header.titleLabel.text == "Done (1)")
    #expect(header.actionButton.isHidden)
  }
}
