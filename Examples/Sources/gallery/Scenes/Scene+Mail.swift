#if !canImport(UIKit)
import Mail
import Roster

extension Scene {
  /// A mailbox in the morning: searched, opened, and tidied up.
  @MainActor
  static var mail: Scene {
    let mailbox = Mailbox.sample
    return Scene(
      name: "mail",
      makeScreen: {
        let controller = MailboxViewController(mailbox)
        let navigation = UINavigationController(rootViewController: controller)
        return Screen(controller: navigation, adapter: controller.adapter)
      },
      steps: [
        Step("Rows with constraints in list cells; a dot marks what is new.") { _ in },
        Step("A tap opens a message, whose heading has several looks.") { stage in
          try stage.tap("Saturday")
        },
        Step("Back: it has been read.") { stage in
          try stage.goBack()
        },
        Step("Edited: a tap selects, and each row makes room for its mark.") { stage in
          try stage.tap("Edit")
          try stage.tap("Library")
          try stage.tap("Jo")
        },
        Step("Both are read with one tap, and the list is as before.") { stage in
          try stage.tap("Mark as read")
        },
        Step("Without a finger: arrows lead down the list, and a key takes a flag.") { stage in
          for _ in 1...2 { try stage.press(UIKeyCommand.inputDownArrow) }
          try stage.press("l", holding: [.shift, .command])
        },
        Step("A key deletes it; the next one has the focus, and return opens that.") { stage in
          try stage.press(UIKeyCommand.inputDelete)
          try stage.press("\r")
        },
      ]
    )
  }
}
#endif
