import RosterTesting
import Testing

@testable import Chat

@MainActor
@Suite struct MessageControllerTests {
  @Test func `the user's own messages are at the trailing edge`() throws {
    let own = MountedCell(MessageController(Message(id: 1, text: "Yes")))
    let other = MountedCell(MessageController(Message(id: 2, text: "Yes", author: "Jo")))
    own.cell.layoutIfNeeded()
    other.cell.layoutIfNeeded()
    let ownBubble = try #require(own.cell.textLabel.superview)
    let otherBubble = try #require(other.cell.textLabel.superview)
    #expect(ownBubble.frame.maxX == own.cell.bounds.width - 16)
    #expect(otherBubble.frame.minX == 16)
    #expect(ownBubble.frame.width == otherBubble.frame.width)
  }

  @Test func `a long message takes three quarters of the line and more lines`() {
    let text = String(repeating: "word ", count: 40)
    let layout = MessageLayout(Message(id: 1, text: text), width: 320)
    #expect(layout.bubble.width <= 288 * 0.75)
    #expect(layout.height > 100)
    #expect(MessageLayout(Message(id: 1, text: text), width: 640).height < layout.height)
  }

  @Test func `a new text is shown in the same cell`() {
    let message = MountedCell(MessageController(Message(id: 1, text: "Yes")))
    message.update(to: Message(id: 1, text: "No"))
    #expect(message.cell.textLabel.text == "No")
  }
}
