/// A conversation, of which the latest messages are loaded, and earlier ones when they are asked for.
@MainActor
public final class Conversation {
  /// The messages that are loaded, from the earliest to the latest.
  private(set) var messages: [Message]

  /// Called after each change.
  var onChange: @MainActor () -> Void = {}

  private var archive: [Message]
  private let pageSize: Int

  /// Opens a conversation.
  ///
  /// - Parameters:
  ///   - history: All that was said, from the earliest to the latest.
  ///   - pageSize: The number of messages that are loaded at a time.
  public init(_ history: [Message] = [], pageSize: Int = 20) {
    self.pageSize = pageSize
    archive = history.dropLast(pageSize)
    messages = history.suffix(pageSize)
  }

  /// Whether there are messages that are not loaded.
  var hasEarlier: Bool { !archive.isEmpty }

  /// Loads the messages before those that are loaded.
  func loadEarlier() {
    guard hasEarlier else { return }
    messages = archive.suffix(pageSize) + messages
    archive.removeLast(min(pageSize, archive.count))
    onChange()
  }

  /// Adds what the user says.
  func send(_ text: String) {
    add(text, by: nil)
  }

  /// Adds what somebody else says.
  public func receive(_ text: String, from author: String) {
    add(text, by: author)
  }

  private func add(_ text: String, by author: String?) {
    messages.append(Message(id: (messages.last?.id ?? 0) + 1, text: text, author: author))
    onChange()
  }
}
