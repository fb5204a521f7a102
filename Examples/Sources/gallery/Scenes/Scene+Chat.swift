#if !canImport(UIKit)
import Chat
import Roster

extension Scene {
  /// A conversation about a walk: read, answered, and scrolled back to its beginning.
  @MainActor
  static var chat: Scene {
    let conversation = Conversation.sample()
    return Scene(
      name: "chat",
      makeScreen: {
        let controller = ChatViewController(conversation)
        return Screen(controller: controller, adapter: controller.adapter)
      },
      steps: [
        Step("A conversation begins at its end.") { _ in },
        Step("An answer comes in, and the end stays in sight.") { _ in
          conversation.receive("The bakery is open from seven.", from: "Mina")
        },
        Step("A message of one's own.") { stage in
          try stage.type("Then let us meet there.", into: "Message")
          try stage.tap("Send")
        },
        Step("Back to the beginning: earlier messages come in above, and nothing jumps.") {
          stage in
          try stage.scroll(by: -2000)
        },
        Step("While somebody reads there, another message does not take the place away.") { _ in
          conversation.receive("I will bring the map.", from: "Jo")
        },
      ]
    )
  }
}
#endif
