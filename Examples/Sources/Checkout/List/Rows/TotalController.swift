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

/// Shows what the order costs, and buys it.
final class TotalController: CellController<Total, NoState, TotalCell> {
  private let buy: () -> Void

  init(_ total: Total, buy: @escaping () -> Void) {
    self.buy = buy
    super.init(total)
  }

  override class func size(
    of total: Total,
    state: NoState,
    in container: Container
  ) -> ItemSize { .automatic(estimated: 56) }

  override func didMount(on cell: TotalCell) {
    bind(cell.buyButton) { $0.buy() }
  }

  override func configure(_ cell: TotalCell) {
    cell.show(viewModel)
  }
}
