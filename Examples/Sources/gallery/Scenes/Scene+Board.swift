#if !canImport(UIKit)
import Board
import Roster

extension Scene {
  /// Cards on their way from one column to the next, and one that comes from another app.
  @MainActor
  static var board: Scene {
    let board = Board.sample
    return Scene(
      name: "board",
      makeScreen: {
        let controller = BoardViewController(board)
        return Screen(controller: controller, adapter: controller.adapter)
      },
      steps: [
        Step("Two lists side by side, with a line below the cards that fit in a week.") { _ in },
        Step("A card is dragged to another place of its column; the others make room.") { stage in
          try stage.dragCell("Paint the fence", to: "Plant beans")
        },
        Step("Another one goes to the other column: a list of its own.") { stage in
          try stage.dragCell("Sort the photos", to: "Mend the bike")
        },
        Step("A text comes from another app, and is a card with a badge.") { stage in
          try stage.dragFromElsewhere("Call the plumber", to: "Paint the fence")
        },
        Step("The card is opened, and the badge goes.") { stage in
          try stage.tap("Call the plumber")
        },
      ]
    )
  }
}
#endif
