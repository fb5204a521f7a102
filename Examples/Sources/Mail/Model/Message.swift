import Roster

/// A message, as the mailbox shows it.
struct Message: ViewModel {
  let id: Int
  let sender: String
  let subject: String
  let text: String
  let time: String
  var isRead = false
  var isFlagged = false

  /// Whether the message is about what somebody searches for.
  func matches(_ query: String) -> Bool {
    let query = query.lowercased()
    return query.isEmpty
      || [sender, subject, text].contains { $0.lowercased().contains(query) }
  }
}
