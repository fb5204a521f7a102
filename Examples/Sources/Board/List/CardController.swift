import Roster

/// The user has opened a card.
struct CardOpened {
  let id: Int
}

/// Shows a card, which can be dragged to the other column and, as its title, to other apps.
final class CardController: CellController<Card, NoState, CardCell> {
  override class func size(of card: Card, state: NoState, in container: ItemContainer) -> ItemSize {
    .automatic(estimated: 44)
  }

  override func configure(_ cell: CardCell) {
    cell.titleLabel.text = viewModel.title
  }

  override func didSelect() {
    send(CardOpened(id: viewModel.id))
  }

  override var dragItems: [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: viewModel.title as NSString))]
  }

  override var dragPreviewParameters: UIDragPreviewParameters? {
    let parameters = UIDragPreviewParameters()
    parameters.backgroundColor = .clear
    return parameters
  }
}
