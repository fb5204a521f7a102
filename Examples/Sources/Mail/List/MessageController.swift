import Roster

/// Shows a message; a tap opens it, and swipes mark, flag and delete it.
final class MessageController: CellController<Message, NoState, MessageCell> {
  private let mailbox: Mailbox
  private let open: @MainActor (Message.ID) -> Void

  init(_ message: Message, mailbox: Mailbox, open: @escaping @MainActor (Message.ID) -> Void) {
    self.mailbox = mailbox
    self.open = open
    super.init(message)
  }

  override class func size(
    of message: Message,
    state: NoState,
    in container: Container
  ) -> ItemSize { .automatic(estimated: 84) }

  override func configure(_ cell: MessageCell) {
    cell.show(viewModel)
  }

  override func performPrimaryAction() {
    open(viewModel.id)
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
