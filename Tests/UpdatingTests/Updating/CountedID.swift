import Roster

/// Counts what is asked of identifiers, on the one thread that a harness compares on.
final class Tally: @unchecked Sendable {
  var questions = 0
}

/// An identifier that counts how often it is compared or hashed.
struct CountedID: Hashable, Sendable {
  let number: Int
  let tally: Tally

  static func == (left: CountedID, right: CountedID) -> Bool {
    left.tally.questions += 1
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    tally.questions += 1
    hasher.combine(number)
  }
}

struct CountedItem: ViewModel {
  let id: CountedID
  var text = ""
}

final class CountedItemController: CellController<CountedItem, NoState, UICollectionViewCell> {}
