public import Roster

/// Something that somebody has said.
public struct Message: ViewModel {
  /// The number of the message in the conversation; later ones have higher numbers.
  public let id: Int

  /// What was said.
  public var text: String

  /// Who said it; `nil` for the user.
  public var author: String?

  /// Makes a message.
  public init(id: Int, text: String, author: String? = nil) {
    self.id = id
    self.text = text
    self.author = author
  }

  /// Whether the user said it.
  var isMine: Bool { author == nil }
}
