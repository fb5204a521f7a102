import Roster

/// The messages of a mailbox that are about what somebody searches for.
struct MessageList: ListContent {
  let mailbox: Mailbox
  var query = ""
  let open: @MainActor (Message.ID) -> Void

  var body: some ListContent {
    Section("messages") {
      Items(mailbox.messages.filter { $0.matches(query) }) { [mailbox] in
        MessageController($0, mailbox: mailbox)
      }
    }
    .layout(.list(separators: Separators(insets: ListInsets(leading: 30))))
    .onEvent(OpenMessage.self) { [open] in open($0.id) }
  }
}
