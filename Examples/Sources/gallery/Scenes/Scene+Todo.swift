#if !canImport(UIKit)
import Roster
import Todo

extension Scene {
  /// A few things to do, one of which gets done.
  @MainActor
  static var todo: Scene {
    let store = TodoStore()
    store.add("Water the plants")
    store.add(
      "Book the train to Lisbon",
      notes: """
        Two adults and a bicycle. The night train leaves at 21:40; if it is sold out, take the one \
        at 7:15 and have breakfast on board.
        """
    )
    store.add("Call Grandma", notes: "It is her birthday on Saturday.")
    store.add("Return the library books", notes: "They close at six.")

    return Scene(
      name: "todo",
      makeScreen: {
        let controller = TodoViewController(store: store, states: InMemoryStateStorage())
        return Screen(controller: controller, adapter: controller.adapter)
      },
      steps: [
        Step("Four things to do.") { _ in },
        Step("A tap on the train expands its row: only that cell is configured anew.") { stage in
          try stage.tap("Book the train to Lisbon")
        },
        Step("The train is booked. It moves to another section, and it is still expanded.") {
          stage in
          try stage.tap("Mark as done", besides: "Book the train to Lisbon")
        },
        Step("Grandma was called, and there is something new to do.") { stage in
          try stage.tap("Mark as done", besides: "Call Grandma")
          store.add("Pack the suitcase", notes: "Passport, tickets, sun cream.")
        },
        Step("A new thing is begun to be written, and then a word is searched for.") { stage in
          try stage.type("Bike tickets", into: "New")
          try stage.type("adult", into: "Search")
        },
        Step("The search is over: the train is still expanded, and what was written is there.") {
          stage in
          try stage.tapButton("Clear the search")
          try stage.tap("Add")
        },
        Step("The train was not booked after all. It is still expanded.") { stage in
          try stage.tap("Mark as to do", besides: "Book the train to Lisbon")
        },
        Step("What is done is cleared away.") { stage in
          try stage.tap("Clear")
        },
        Step("The plants can wait: their handle carries them below the suitcase.") { stage in
          try stage.drag("Move", besides: "Water the plants", to: "Pack the suitcase")
        },
      ]
    )
  }
}
#endif
