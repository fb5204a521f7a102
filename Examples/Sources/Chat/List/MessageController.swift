import Roster

/// Shows a message in a bubble: the user's at the end of the line, others' at its beginning.
final class MessageController: CellController<Message, NoState, MessageCell> {
  override class func size(
    of message: Message,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(MessageLayout(message, width: container.width, traits: container.traits).height)
  }

  override func configure(_ cell: MessageCell) {
    cell.show(viewModel)
  }
}
