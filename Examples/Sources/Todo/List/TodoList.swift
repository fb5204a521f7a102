import Roster

/// What is to be done, and below it what has been done.
struct TodoList: ListContent {
  let store: TodoStore

  private let rows = SectionLayout.list(spacing: 8).insets(Insets(horizontal: 16))

  var body: some ListContent {
    Section("open") {
      Items(store.open) { [store] in TodoController($0, store: store) }
    }
    .header(TodoHeader(title: "To do", count: store.open.count)) { TodoHeaderController($0) }
    .layout(rows)

    if !store.done.isEmpty {
      Section("done") {
        Items(store.done) { [store] in TodoController($0, store: store) }
      }
      .header(TodoHeader(title: "Done", count: store.done.count, actionTitle: "Clear")) {
        [store] in TodoHeaderController($0, perform: store.clearDone)
      }
      .layout(rows)
    }
  }
}
