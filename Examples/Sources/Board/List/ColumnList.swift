import Roster

/// The cards of a column, which takes cards of the other one and texts from anywhere.
///
/// Cards from other apps have a dot until they are opened, and a line is below those that fit in a week.
struct ColumnList: ListContent {
  let board: Board
  let column: Column

  var body: some ListContent {
    let section = Section(column) {
      Items(board.cards(in: column), CardController.init)
        .badge(at: .topTrailing.offset(x: 4, y: -4)) { card in
          board.isNew(card) ? NewBadge(id: card.id) : nil
        } controller: {
          NewBadgeController($0)
        }
    }
    .insets(ListInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    .spacing(8)
    .onDrop(of: Card.self) { [board, column] in board.put($0, into: column) }
    .onDrop(of: String.self) { [board, column] in board.add($0, to: column) }
    .onEvent(CardOpened.self) { [board] in board.open($0.id) }
    if let last = board.lastOfWeek(in: column) {
      section.overlay("week", over: .after(last.id), WeekLine()) { WeekLineController($0) }
    } else {
      section
    }
  }
}
