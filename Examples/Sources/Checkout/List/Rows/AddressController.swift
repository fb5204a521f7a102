import Roster

/// A line of the address, and what is wrong with it.
struct AddressRow: ViewModel {
  let line: Address.Line
  var text: String
  var problem: String?

  var id: Int { line.rawValue }
}

/// Lets a person write a line of the address; the return key leads to the next one.
final class AddressController: CellController<AddressRow, NoState, AddressCell> {
  private static let write = UIAction.Identifier("write")
  private static let end = UIAction.Identifier("end")
  private let store: CheckoutStore
  private let goOn: (Address.Line) -> Void

  /// Makes a controller; it says where to go on when a person is done with a line.
  init(_ row: AddressRow, store: CheckoutStore, goOn: @escaping (Address.Line) -> Void) {
    self.store = store
    self.goOn = goOn
    super.init(row)
  }

  override class func size(
    of row: AddressRow,
    state: NoState,
    in container: Container
  ) -> ItemSize { .automatic(estimated: 56) }

  override func didMount(on cell: AddressCell) {
    let write = UIAction(identifier: Self.write) { [weak self, weak cell] _ in
      guard let self, let cell else { return }
      store.write(cell.field.text ?? "", into: viewModel.line)
    }
    let end = UIAction(identifier: Self.end) { [weak self] _ in
      guard let self else { return }
      goOn(viewModel.line)
    }
    cell.field.addAction(write, for: .editingChanged)
    cell.field.addAction(end, for: .primaryActionTriggered)
  }

  override func willUnmount(from cell: AddressCell) {
    cell.field.removeAction(identifiedBy: Self.write, for: .editingChanged)
    cell.field.removeAction(identifiedBy: Self.end, for: .primaryActionTriggered)
  }

  override func configure(_ cell: AddressCell) {
    cell.show(viewModel)
  }

  override func firstResponder(in cell: AddressCell) -> UIResponder? { cell.field }
}
