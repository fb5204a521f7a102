import RosterTesting
import Testing

@testable import Chat

/// The whole feature on a screen, used as a person uses it.
@MainActor
@Suite(.serialized) struct ChatScreenTests {
  private let conversation = Conversation(
    (1...60).map { Message(id: $0, text: "Message \($0)", author: $0 % 3 == 0 ? nil : "Mina") },
    pageSize: 20
  )
  private let screen: ListHarness

  init() {
    let controller = ChatViewController(conversation)
    screen = ListHarness(
      showing: controller,
      list: controller.adapter,
      size: CGSize(width: 390, height: 600)
    )
  }

  @Test func `a conversation begins at its end`() {
    #expect(screen.picture.hasSuffix("Mina · Message 59\nMessage 60"))
  }

  @Test func `what is loaded first is not asked for more before somebody scrolls there`() {
    #expect(conversation.messages.count == 20)
  }

  @Test func `an answer that comes in is seen`() {
    conversation.receive("Hello", from: "Jo")
    screen.finishAnimations()
    #expect(screen.picture.hasSuffix("Message 60\nJo · Hello"))
  }

  @Test func `a message that the user sends becomes visible, wherever the list was`() async {
    screen.drag(by: -400)
    #expect(!screen.picture.contains("Message 60"))
    screen.write("On my way", into: "Message")
    screen.tap("Send")
    await screen.settle()
    #expect(screen.picture.hasSuffix("Message 60\nOn my way"))
  }

  @Test func `nothing is sent without a text`() {
    screen.tap("Send")
    #expect(conversation.messages.count == 20)
  }

  @Test func `earlier messages come in above, and what is read stays where it is`() throws {
    for _ in 0..<40 where conversation.messages.count == 20 {
      screen.drag(by: -100)
    }
    #expect(conversation.messages.count == 40)
    let first = try #require(screen.cell(of: MessageController.self, id: 41))
    let top = first.frame.minY - screen.collectionView.contentOffset.y
    #expect(top > 0)
    #expect(top < 100)
    #expect(screen.callbacks(of: MessageController.self, id: 21).isEmpty)
  }

  @Test func `pages are loaded until the conversation begins`() {
    for _ in 0..<60 {
      screen.drag(by: -400)
    }
    screen.finishAnimations()
    #expect(conversation.messages.count == 60)
    #expect(screen.picture.hasPrefix("— The conversation begins. —\nMina · Message 1\n"))
  }

  @Test func `an answer does not take a reader away from older messages`() {
    screen.drag(by: -300)
    let before = screen.picture
    conversation.receive("Where are you?", from: "Jo")
    screen.finishAnimations()
    #expect(screen.picture == before)
  }

  @Test func `the end stays in sight when the device is turned`() {
    screen.rotate()
    #expect(screen.picture.hasSuffix("Message 60"))
  }

  @Test func `a message keeps its controller while others come in around it`() {
    let controller = screen.adapter.controller(MessageController.self, id: 60)
    conversation.receive("Hello", from: "Jo")
    conversation.loadEarlier()
    screen.finishAnimations()
    #expect(screen.adapter.controller(MessageController.self, id: 60) === controller)
    #expect(screen.issues.isEmpty)
  }
}
