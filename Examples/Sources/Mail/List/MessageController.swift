import Roster

/// A tap on a message.
struct OpenMessage {
  let id: Message.ID
}

/// Shows a message; a tap or the return key opens it, swipes mark, flag and delete it, and keys do so, too.
final class MessageController: CellController<Message, NoState, MessageCell> {
  private let mailbox: Mailbox

  init(_ message: Message, mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init(message)
  }

  override class func size(
    of message: Message,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize { .automatic(estimated: 84) }

  override func configure(_ cell: MessageCell) {
    cell.show(viewModel)
  }

  override func performPrimaryAction() {
    send(OpenMessage(id: viewModel.id))
  }

  override var keyActions: [KeyAction] {
    [
      KeyAction("Delete", key: .delete) { [weak self] in
        guard let self else { return }
        mailbox.delete([viewModel.id])
      },
      KeyAction("Flag", key: "l", modifiers: [.shift, .command]) { [weak self] in
        guard let self else { return }
        mailbox.toggleFlag(viewModel.id)
      },
    ]
  }

  override func contextMenu(at point: CGPoint) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [mailbox, viewModel] _ in
      UIMenu(
        title: viewModel.sender,
        children: [
          UIAction(title: viewModel.isRead ? "Mark as unread" : "Mark as read") { _ in
            mailbox.setRead(!viewModel.isRead, [viewModel.id])
          },
          UIAction(title: viewModel.isFlagged ? "Remove the flag" : "Flag") { _ in
            mailbox.toggleFlag(viewModel.id)
          },
          UIAction(title: "Delete", attributes: .destructive) { _ in
            mailbox.delete([viewModel.id])
          },
        ]
      )
    }
  }

  override var leadingActions: [SwipeAction] {
    [
      SwipeAction(viewModel.isRead ? "Unread" : "Read", backgroundColor: .systemBlue) {
        [weak self] in
        guard let self else { return }
        mailbox.setRead(!viewModel.isRead, [viewModel.id])
      }
    ]
  }

  override var trailingActions: [SwipeAction] {
    [
      SwipeAction("Delete", style: .destructive) { [weak self] in
        guard let self else { return }
        mailbox.delete([viewModel.id])
      },
      SwipeAction(viewModel.isFlagged ? "Unflag" : "Flag", backgroundColor: .systemOrange) {
        [weak self] in
        guard let self else { return }
        mailbox.toggleFlag(viewModel.id)
      },
    ]
  }
}
