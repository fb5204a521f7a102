import Roster

/// Something to do.
struct TodoItem: ViewModel {
  let id: Int
  var title: String
  var notes = ""
  var isDone = false
}
