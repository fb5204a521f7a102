import Roster

/// All examples, one below another.
struct ExampleMenu: ListContent {
  let open: @MainActor (ExampleScreen) -> Void

  var body: some ListContent {
    Section("examples") {
      Items(ExampleScreen.allCases, ExampleMenuController.init)
    }
    .onEvent(ExampleScreen.self, perform: open)
  }
}

/// Shows what an example is about; a tap asks for it.
final class ExampleMenuController: CellController<ExampleScreen, NoState, UICollectionViewListCell>
{
  override class func size(
    of screen: ExampleScreen,
    state: NoState,
    in container: Container
  ) -> ItemSize {
    .height(64)
  }

  override func configure(_ cell: UICollectionViewListCell) {
    var content = cell.defaultContentConfiguration()
    content.text = viewModel.title
    content.secondaryText = viewModel.summary
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
  }

  override func performPrimaryAction() {
    send(viewModel)
  }
}
