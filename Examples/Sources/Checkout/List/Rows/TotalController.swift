import Roster

/// What the order costs, and whether it was bought.
struct Total: ViewModel {
  let id = 0
  /// In cents.
  var price: Int
  /// What of it the delivery costs, in cents.
  var delivery: Int
  var isBought: Bool
}

/// The user wants to buy what is in the basket.
struct Purchase {}

/// Shows what the order costs, and a button that sends a `Purchase`.
final class TotalController: CellController<Total, NoState, TotalCell> {
  override class func size(
    of total: Total,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize { .automatic(estimated: 56) }

  override func didMount(on cell: TotalCell) {
    send(Purchase(), from: cell.buyButton)
  }

  override func configure(_ cell: TotalCell) {
    cell.show(viewModel)
  }
}
