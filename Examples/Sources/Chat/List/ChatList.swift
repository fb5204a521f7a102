import Roster

/// The messages that are loaded, and above them a sign that there are earlier ones.
struct ChatList: ListContent {
  let conversation: Conversation

  var body: some ListContent {
    Section("messages") {
      Items(conversation.messages, MessageController.init)
    }
    .header(Earlier(hasMore: conversation.hasEarlier)) { [conversation] in
      EarlierController($0, of: conversation)
    }
    .layout(.list(spacing: 6).insets(ListInsets(top: 8, bottom: 8)))
  }
}
