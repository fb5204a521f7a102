import Roster

/// The title of a section, how many items it has, and what can be done with all of them.
struct TodoHeader: ViewModel {
  let title: String
  let count: Int
  var actionTitle: String?

  var id: String { title }

  /// The title with the number.
  var text: String { "\(title) (\(count))" }
}
