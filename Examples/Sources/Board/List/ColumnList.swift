import Roster

/// The cards of a column, which takes cards of the other one and texts from anywhere.
struct ColumnList: ListContent {
  let board: Board
  let column: Column

  var body: some ListContent {
    Section(column) {
      Items(board.cards(in: column), CardController.init)
    }
    .insets(Insets(top: 8, leading: 8, bottom: 8, trailing: 8))
    .spacing(8)
    .onDrop(of: Card.self) { [board, column] in board.put($0, into: column) }
    .onDrop(of: String.self) { [board, column] in board.add($0, to: column) }
  }
}
