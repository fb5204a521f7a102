import Roster

/// A line of the address, and what is wrong with it.
struct AddressRow: ViewModel {
  let line: Address.Line
  var text: String
  var problem: String?

  var id: Int { line.rawValue }
}

/// The user is done with a line of the address.
struct FinishedLine {
  let line: Address.Line
}

/// Lets the user write a line of the address; the return key leads to the next one.
final class AddressController: CellController<AddressRow, NoState, AddressCell> {
  private let store: CheckoutStore

  init(_ row: AddressRow, store: CheckoutStore) {
    self.store = store
    super.init(row)
  }

  override class func size(
    of row: AddressRow,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize { .automatic(estimated: 56) }

  override func didMount(on cell: AddressCell) {
    bind(cell.field, .editingChanged) { controller, field in
      controller.store.write(field.text ?? "", into: controller.viewModel.line)
    }
    bind(cell.field) { $0.send(FinishedLine(line: $0.viewModel.line)) }
  }

  override func configure(_ cell: AddressCell) {
    cell.show(viewModel)
  }

  override func firstResponder(in cell: AddressCell) -> UIResponder? { cell.field }
}
