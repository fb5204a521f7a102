import Roster

/// How the parcel comes.
struct Options: ViewModel {
  let id = 0
  var delivery: Order.Delivery
  var isGift: Bool
}

/// Lets a person choose how the parcel comes.
final class OptionsController: CellController<Options, NoState, OptionsCell> {
  private static let change = UIAction.Identifier("change")
  private let store: CheckoutStore

  init(_ options: Options, store: CheckoutStore) {
    self.store = store
    super.init(options)
  }

  override class func size(
    of options: Options,
    state: NoState,
    in container: Container
  ) -> ItemSize { .automatic(estimated: 56) }

  override func didMount(on cell: OptionsCell) {
    let change = UIAction(identifier: Self.change) { [weak self, weak cell] _ in
      guard let self, let cell else { return }
      let index = cell.deliveryControl.selectedSegmentIndex
      store.setDelivery(Order.Delivery(rawValue: index) ?? .standard)
      store.setGift(cell.giftSwitch.isOn)
    }
    cell.deliveryControl.addAction(change, for: .valueChanged)
    cell.giftSwitch.addAction(change, for: .valueChanged)
  }

  override func willUnmount(from cell: OptionsCell) {
    cell.deliveryControl.removeAction(identifiedBy: Self.change, for: .valueChanged)
    cell.giftSwitch.removeAction(identifiedBy: Self.change, for: .valueChanged)
  }

  override func configure(_ cell: OptionsCell) {
    cell.deliveryControl.selectedSegmentIndex = viewModel.delivery.rawValue
    cell.giftSwitch.setOn(viewModel.isGift, animated: false)
  }
}
