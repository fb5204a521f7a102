import Foundation
@testable import Roster

/// What is measured on a list of sections that scroll sideways.
@MainActor
public final class CarouselSubjects {
  private let count: Int
  private let parts: [Part]
  private let screen: Screen

  /// Makes a list of carousels with 20 items each.
  public init(count: Int) {
    self.count = count
    parts = (0..<count).map { Part(number: $0, rows: 20) }
    screen = Screen(CarouselList(parts: parts), layout: ListLayout())
  }

  /// An item of the first carousel shows something else.
  public var oneChange: Subject {
    var new = parts
    new[0].rows[0].payload += 1
    return Subject(
      "\(count)",
      preparedBy: { [self] in screen.show(CarouselList(parts: parts)) },
      work: { [self] in screen.show(CarouselList(parts: new)) }
    )
  }
}

/// Carousels below each other, each made anew only if it differs.
private struct CarouselList: ListContent {
  let parts: [Part]

  var body: some ListContent {
    ForEach(parts) { part in
      Section("rows") {
        Items(part.rows) { StoryController($0) }
      }
      .layout(.carousel(height: 100))
    }
    .memoized()
  }
}

/// Shows a row as an item of a carousel.
private final class StoryController: CellController<Row<UUID>, NoState, RowCell> {
  override class func size(
    of row: Row<UUID>,
    state: NoState,
    in container: ItemContainer
  ) -> ItemSize {
    .width(80)
  }

  override func configure(_ cell: RowCell) {
    cell.shown = viewModel.payload
  }
}
