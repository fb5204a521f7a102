import Foundation
@testable import Roster

/// A row's view state.
struct RowState: ViewState {
  var count = 0
}

final class RowCell: UICollectionViewCell {
  var shown = 0
}

/// Shows a row, at the least cost that a controller can have.
final class RowController: CellController<Row<UUID>, RowState, RowCell> {
  override class func size(
    of row: Row<UUID>,
    state: RowState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(44)
  }

  override func configure(_ cell: RowCell) {
    cell.shown = viewModel.payload + state.count
  }
}

/// One section of rows.
struct RowList: ListContent {
  let rows: [Row<UUID>]

  var body: some ListContent {
    Section("rows") {
      Items(rows) { RowController($0) }
    }
  }
}
