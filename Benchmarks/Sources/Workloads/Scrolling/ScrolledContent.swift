import Foundation
@testable import Roster

/// The rows of a list that is scrolled, as the ways of showing them have it.
enum ScrolledContent {
  /// Each row in a cell of a controller's.
  struct Controllers: ListContent {
    let rows: [Row<UUID>]
    var layout = SectionLayout.list

    var body: some ListContent {
      Section("rows") {
        Items(rows) { RowController($0) }
      }
      .layout(layout)
    }
  }

  /// Each row in a cell of a controller's that remembers nothing.
  struct Stateless: ListContent {
    let rows: [Row<UUID>]

    var body: some ListContent {
      Section("rows") {
        Items(rows) { StatelessController($0) }
      }
    }
  }

  /// Each row in a cell that a closure configures.
  struct Closures: ListContent {
    let rows: [Row<UUID>]

    var body: some ListContent {
      Section("rows") {
        Items(rows, cell: RowCell.self, size: .height(44)) { cell, row in
          cell.shown = row.payload
        }
      }
    }
  }

  /// Each row in a cell that says how high it is.
  struct Measured: ListContent {
    let rows: [Row<UUID>]

    var body: some ListContent {
      Section("rows") {
        Items(rows) { MeasuredController($0) }
      }
    }
  }

  /// Each row in a cell of a controller's, counted as seen after a while.
  struct Seen: ListContent {
    let rows: [Row<UUID>]

    var body: some ListContent {
      Section("rows") {
        Items(rows) { RowController($0) }
      }
      .impressions(Impression("viewable", fraction: 0.5, dwell: .seconds(1)))
    }
  }
}

/// Shows a row as high as its cell wants to be.
final class MeasuredController: CellController<Row<UUID>, NoState, MeasuredCell> {
  override class func size(
    of row: Row<UUID>,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .automatic(estimated: 44)
  }

  override func configure(_ cell: MeasuredCell) {
    cell.shown = viewModel.payload
  }
}

final class MeasuredCell: UICollectionViewCell {
  var shown = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 44
    return layoutAttributes
  }
}

/// Shows a row, and remembers nothing about it.
final class StatelessController: CellController<Row<UUID>, NoState, RowCell> {
  override func configure(_ cell: RowCell) {
    cell.shown = viewModel.payload
  }
}
