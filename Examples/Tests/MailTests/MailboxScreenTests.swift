#if !canImport(UIKit)
import RosterTesting
import Testing

@testable import Mail

/// The whole screen in a window, used as a person uses it.
@MainActor
@Suite(.serialized) struct MailboxScreenTests {
  private let mailbox = Mailbox.sample
  private let screen: MailboxViewController
  private let navigation: UINavigationController
  private let list: ListHarness

  init() {
    screen = MailboxViewController(mailbox)
    navigation = UINavigationController(rootViewController: screen)
    list = ListHarness(showing: navigation, list: screen.adapter)
  }

  private var shown: [Int] {
    (0..<list.collectionView.numberOfItems(inSection: 0)).compactMap {
      list.controller(MessageController.self, at: [0, $0])?.viewModel.id
    }
  }

  private func cell(_ index: Int) throws -> MessageCell {
    try #require(list.cell(MessageCell.self, at: [0, index]))
  }

  @Test func `a tap opens a message, which is read from then on`() throws {
    #expect(screen.title == "Inbox (3)")
    list.tap([0, 1])
    list.finishAnimations()
    let message = try #require(navigation.topViewController as? MessageViewController)
    #expect(message.headingLabel.text == "Saturday\nMina Okafor, 8:40")
    #expect(message.headingLabel.frame.height > 0)
    #expect(mailbox.message(2)?.isRead == true)
    navigation.popViewController(animated: false)
    #expect(screen.title == "Inbox (2)")
  }

  @Test func `keys lead to a message, take its flag, delete it and open the next one`() throws {
    #expect(mailbox.message(2)?.isFlagged == true)
    for _ in 1...2 { #expect(list.press(.down)) }
    #expect(list.press("l", holding: [.shift, .command]))
    #expect(mailbox.message(2)?.isFlagged == false)
    #expect(list.press(.delete))
    list.finishAnimations()
    #expect(shown == [1, 3, 4, 5])
    #expect(list.press(.return))
    list.finishAnimations()
    let message = try #require(navigation.topViewController as? MessageViewController)
    #expect(message.headingLabel.text?.contains("\n") == true)
    #expect(mailbox.message(3)?.isRead == true)
  }

  @Test func `swipes mark, flag and delete`() {
    #expect(list.swipe([0, 0], from: .leading, choosing: "Read"))
    #expect(mailbox.message(1)?.isRead == true)
    #expect(list.swipe([0, 0], from: .trailing, choosing: "Flag"))
    #expect(mailbox.message(1)?.isFlagged == true)
    #expect(list.swipe([0, 2], from: .trailing, choosing: "Delete"))
    list.finishAnimations()
    #expect(shown == [1, 2, 4, 5])
  }

  @Test func `a search shows what it finds while it is written, and all again at its end`() {
    screen.search.isActive = true
    #expect(Headless.type("goat", into: screen.search.searchBar.searchTextField))
    list.finishAnimations()
    #expect(shown == [4])
    screen.search.isActive = false
    list.finishAnimations()
    #expect(shown == [1, 2, 3, 4, 5])
  }

  @Test func `while the list is edited, taps select, and buttons act on the selection`() throws {
    let start = try cell(0).contentView.frame.minX
    Headless.tap(screen.editButtonItem)
    list.finishAnimations()
    #expect(try cell(0).contentView.frame.minX > start)
    #expect(!navigation.isToolbarHidden)
    let delete = try #require(screen.toolbarItems?.last)
    #expect(!delete.isEnabled)
    list.tap([0, 0])
    list.tap([0, 3])
    #expect(delete.isEnabled)
    #expect(navigation.topViewController === screen)
    Headless.tap(delete)
    list.finishAnimations()
    #expect(shown == [2, 3, 5])
    #expect(!screen.isEditing)
    #expect(navigation.isToolbarHidden)
  }

  @Test func `a long press offers to delete a message`() throws {
    #expect(list.longPress([0, 2]) != nil)
    #expect(list.tap("Delete"))
    list.finishAnimations()
    #expect(shown == [1, 2, 4, 5])
  }

  @Test func `several messages are marked as read at once`() throws {
    screen.setEditing(true, animated: false)
    list.tap([0, 0])
    list.tap([0, 1])
    let mark = try #require(screen.toolbarItems?.first)
    Headless.tap(mark)
    list.finishAnimations()
    #expect(mailbox.unreadCount == 1)
  }

  @Test func `a row is as high as its texts, in each size of text`() throws {
    let usual = try cell(0).frame.height
    Headless.setTraits(
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      of: list.window
    )
    list.finishAnimations()
    #expect(try cell(0).frame.height >= usual)
  }
}
#endif
