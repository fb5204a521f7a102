import Roster

/// All examples, one below another; a tap opens one.
struct ExampleMenu: ListContent {
  let open: @MainActor (ExampleScreen) -> Void

  var body: some ListContent {
    Section("examples") {
      Items(
        ExampleScreen.allCases,
        cell: UICollectionViewListCell.self,
        size: .automatic(estimated: 64)
      ) { cell, screen in
        var content = cell.defaultContentConfiguration()
        content.text = screen.title
        content.secondaryText = screen.summary
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
      } didSelect: { screen in
        open(screen)
      }
    }
  }
}
