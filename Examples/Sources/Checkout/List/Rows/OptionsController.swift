import Roster

/// How the parcel comes.
struct Options: ViewModel {
  let id = 0
  var delivery: Order.Delivery
  var isGift: Bool
}

/// Lets the user choose how the parcel comes.
final class OptionsController: CellController<Options, NoState, OptionsCell> {
  private let store: CheckoutStore

  init(_ options: Options, store: CheckoutStore) {
    self.store = store
    super.init(options)
  }

  override class func size(
    of options: Options,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize { .automatic(estimated: 56) }

  override func didMount(on cell: OptionsCell) {
    bind(cell.deliveryControl, .valueChanged) { controller, control in
      controller.store.setDelivery(
        Order.Delivery(rawValue: control.selectedSegmentIndex) ?? .standard
      )
    }
    bind(cell.giftSwitch, .valueChanged) { $0.store.setGift($1.isOn) }
  }

  override func configure(_ cell: OptionsCell) {
    cell.deliveryControl.selectedSegmentIndex = viewModel.delivery.rawValue
    cell.giftSwitch.setOn(viewModel.isGift, animated: false)
  }
}
