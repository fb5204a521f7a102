import Foundation
@testable import Roster

/// A section's data.
struct Part: Identifiable, Equatable, Sendable {
  let id: UUID
  var rows: [Row<UUID>]

  /// Makes a section, always the same for a number.
  init(number: Int, rows count: Int) {
    let first = UInt64(number) << 20
    id = UUID(number: first)
    rows = (0..<count).map { Row(id: UUID(number: first + UInt64($0) + 1), payload: $0) }
  }

  init(id: UUID, rows: [Row<UUID>]) {
    self.id = id
    self.rows = rows
  }
}

/// A list of many sections, as the ways of writing it have it.
enum PartList {
  /// A section for each round of a loop.
  struct Plain: ListContent {
    let parts: [Part]

    var body: some ListContent {
      for part in parts {
        Section(part.id) {
          Items(part.rows) { RowController($0) }
        }
      }
    }
  }

  /// A section with a header for each round of a loop.
  struct Headed: ListContent {
    let parts: [Part]

    var body: some ListContent {
      for part in parts {
        Section(part.id) {
          Items(part.rows) { RowController($0) }
        }
        .header(Row(id: part.id, payload: 0)) { HeaderController($0) }
      }
    }
  }

  /// A section for each element, made anew only for elements that differ.
  struct Memoized: ListContent {
    let parts: [Part]

    var body: some ListContent {
      ForEach(parts) { part in
        Section("rows") {
          Items(part.rows) { RowController($0) }
        }
      }
      .memoized()
    }
  }
}

final class HeaderView: UICollectionReusableView {
  var shown = 0
}

/// Shows a section's header, at the least cost that a controller can have.
final class HeaderController: CellController<Row<UUID>, NoState, HeaderView> {
  override class func size(
    of row: Row<UUID>,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .height(30)
  }

  override func configure(_ view: HeaderView) {
    view.shown = viewModel.payload
  }
}
