import Roster

/// What is to be done, and below it what has been done, as far as a search finds it.
struct TodoList: ListContent {
  let store: TodoStore
  var query = ""

  private let rows = SectionLayout.list(spacing: 8).insets(ListInsets(horizontal: 16))

  var body: some ListContent {
    let open = store.open.filter { $0.matches(query) }
    let done = store.done.filter { $0.matches(query) }
    let isSearch = !query.isEmpty

    Section("open") {
      Items(open) { [store] in TodoController($0, store: store) }
    }
    .header(TodoHeader(title: "To do", count: open.count)) { TodoHeaderController($0) }
    .layout(rows)
    .hidesWhenEmpty(isSearch)

    if !isSearch {
      Section("new") {
        Item(NewTodo()) { [store] in NewTodoController($0, store: store) }
      }
      .layout(SectionLayout.list.insets(ListInsets(top: 8, leading: 16, bottom: 0, trailing: 16)))
    }

    if !done.isEmpty {
      Section("done") {
        Items(done) { [store] in TodoController($0, store: store) }
      }
      .header(
        TodoHeader(title: "Done", count: done.count, actionTitle: isSearch ? nil : "Clear")
      ) { TodoHeaderController($0) }
      .layout(rows)
      .onEvent(ClearDone.self) { [store] _ in store.clearDone() }
    }
  }
}
