/// The messages that have come in, and what was done with them.
@MainActor
public final class Mailbox {
  private(set) var messages: [Message]

  /// Called after each change.
  var onChange: @MainActor () -> Void = {}

  init(_ messages: [Message]) {
    self.messages = messages
  }

  /// How many messages nobody has read.
  var unreadCount: Int { messages.count { !$0.isRead } }

  func message(_ id: Message.ID) -> Message? {
    messages.first { $0.id == id }
  }

  func setRead(_ isRead: Bool, _ ids: Set<Message.ID>) {
    change(ids) { $0.isRead = isRead }
  }

  func toggleFlag(_ id: Message.ID) {
    change([id]) { $0.isFlagged.toggle() }
  }

  func delete(_ ids: Set<Message.ID>) {
    guard messages.contains(where: { ids.contains($0.id) }) else { return }
    messages.removeAll { ids.contains($0.id) }
    onChange()
  }

  private func change(_ ids: Set<Message.ID>, _ change: (inout Message) -> Void) {
    let old = messages
    for index in messages.indices where ids.contains(messages[index].id) {
      change(&messages[index])
    }
    if messages != old { onChange() }
  }
}
