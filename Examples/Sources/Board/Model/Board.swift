import Foundation
import Roster

/// Something to do, on its way from one column to the next.
struct Card: ViewModel {
  let id: Int
  let title: String
}

/// A column of the board.
enum Column: CaseIterable {
  case planned
  case doing

  var title: String {
    switch self {
    case .planned: "Planned"
    case .doing: "Doing"
    }
  }
}

/// What is to be done, in columns.
@MainActor
public final class Board {
  private var cards: [Column: [Card]]
  private var nextID: Int

  /// The cards from other apps that were not opened yet.
  private var arrivals: Set<Int> = []

  /// Called after each change.
  var onChange: @MainActor () -> Void = {}

  init(planned: [String], doing: [String]) {
    let titles = planned + doing
    let all = titles.enumerated().map { Card(id: $0.offset + 1, title: $0.element) }
    cards = [
      .planned: Array(all.prefix(planned.count)), .doing: Array(all.dropFirst(planned.count)),
    ]
    nextID = titles.count + 1
  }

  func cards(in column: Column) -> [Card] {
    cards[column] ?? []
  }

  /// Whether a card has come from another app and was not opened yet.
  func isNew(_ card: Card) -> Bool {
    arrivals.contains(card.id)
  }

  /// The last planned card that fits in a week; `nil` if all do.
  func lastOfWeek(in column: Column) -> Card? {
    let limit = 2
    let cards = cards(in: column)
    return column == .planned && cards.count > limit ? cards[limit - 1] : nil
  }

  /// Marks a card as opened.
  func open(_ id: Int) {
    guard arrivals.remove(id) != nil else { return }
    onChange()
  }

  /// Puts cards where the user has dropped them, whichever column they come from.
  func put(_ drop: ItemDrop<Card>, into column: Column) {
    for other in Column.allCases {
      let cards = cards(in: other)
      self.cards[other] = other == column ? drop.applied(to: cards) : drop.removed(from: cards)
    }
    onChange()
  }

  /// Puts a card that has come from another app in front of what is planned.
  public func receive(_ title: String) {
    let card = Card(id: nextID, title: title)
    nextID += 1
    arrivals.insert(card.id)
    cards[.planned, default: []].insert(card, at: 0)
    onChange()
  }

  /// Makes cards of texts that were dropped.
  func add(_ drop: ItemDrop<String>, to column: Column) {
    let new = drop.items.map { title in
      nextID += 1
      return Card(id: nextID - 1, title: title)
    }
    arrivals.formUnion(new.map(\.id))
    var cards = cards(in: column)
    let previous = drop.previous?.identifier(of: CardController.self)
    let index = cards.firstIndex { $0.id == previous }.map { $0 + 1 } ?? 0
    cards.insert(contentsOf: new, at: index)
    self.cards[column] = cards
    onChange()
  }
}

extension Board {
  /// A small household's plans.
  public static var sample: Board {
    Board(
      planned: ["Paint the fence", "Sort the photos", "Plant beans", "Fix the bell"],
      doing: ["Mend the bike"]
    )
  }
}
