import Roster

/// The place at the end of the list where something to do is added.
struct NewTodo: ViewModel {
  let id = 0
}

/// What the user has begun to write.
struct NewTodoState: ViewState {
  var title = ""
}
