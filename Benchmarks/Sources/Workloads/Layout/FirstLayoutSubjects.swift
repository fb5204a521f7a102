import Foundation
@testable import Roster

/// What it takes to place the items of a whole list for the first time.
@MainActor
public enum FirstLayoutSubjects {
  /// How the sizes of the items are stated.
  public enum Sizes {
    /// Plain items, all of one size.
    case oneOfPlainItems

    /// A function of each item's view model and state.
    case function
  }

  private static let count = 50_000

  /// Everything placed anew, by the layout alone.
  public static func placing(_ sizes: Sizes, in kind: LayoutSubjects.Kind) -> Subject {
    let rows = makeRows()
    let layout: UICollectionViewLayout =
      kind == .list ? ListLayout() : UICollectionViewFlowLayout()
    let screen =
      switch sizes {
      case .oneOfPlainItems: Screen(ScrolledContent.Closures(rows: rows), layout: layout)
      case .function: Screen(Sized(rows: rows), layout: layout)
      }
    return Subject(kind.rawValue) {
      let layout = screen.collectionView.collectionViewLayout
      layout.invalidateLayout()
      layout.prepare()
      consume(layout.collectionViewContentSize)
    }
  }

  /// The size function alone, called for each item.
  public static var calling: Subject {
    let rows = makeRows()
    let screen = Screen(RowList(rows: rows), layout: RowsLayout())
    let traits = screen.collectionView.traitCollection
    let container = ItemContainer(size: CGSize(width: 390, height: 844), traits: traits)
    return Subject("size function") {
      var height: CGFloat = 0
      for row in rows {
        let state = SizedController.initialState(for: row)
        if case .height(let rowHeight) = SizedController.size(of: row, state: state, in: container)
        {
          height += rowHeight
        }
      }
      consume(height)
    }
  }

  private static func makeRows() -> [Row<UUID>] {
    (0..<count).map { Row(id: UUID(number: UInt64($0)), payload: $0) }
  }

  private typealias Function = @MainActor (Row<UUID>, ItemContainer) -> ItemSize

  /// What the rows of a list are asked for their sizes by.
  private static let function = functions[CommandLine.arguments.isEmpty ? 1 : 0]

  /// What rows may be asked for their sizes by, so that no compiler knows the answer.
  private static var functions: [Function] {
    [
      { RowController.size(of: $0, state: RowController.initialState(for: $0), in: $1) },
      { .height(CGFloat($0.payload) + $1.width) },
    ]
  }

  /// Rows that are asked one by one.
  private struct Sized: ListContent {
    let rows: [Row<UUID>]

    var body: some ListContent {
      Section("rows") {
        Items(rows) { SizedController($0) }
      }
    }
  }

  private final class SizedController: CellController<Row<UUID>, RowState, RowCell> {
    override class func size(
      of row: Row<UUID>,
      state: RowState,
      in container: ItemContainer
    ) -> ItemSize {
      function(row, container)
    }
  }
}
