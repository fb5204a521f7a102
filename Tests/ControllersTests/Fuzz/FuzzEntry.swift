import Roster

/// The view model of the items of random content.
struct FuzzEntry: ViewModel {
  let id: Int
  var text: Int

  /// Whether the value is not equal even to itself.
  var isRestless = false

  /// The number of the content that the value is part of; it does not count for equality.
  var stamp = 0

  /// The items of the list that an item holds.
  var books: [FuzzEntry] {
    (0..<text % 6).map { FuzzEntry(id: $0 * (1 + text % 2), text: text + $0) }
  }

  static func == (left: FuzzEntry, right: FuzzEntry) -> Bool {
    left.id == right.id && left.text == right.text && !left.isRestless && !right.isRestless
  }
}

/// The view model of headers and footers of random content.
struct FuzzTitle: ViewModel {
  enum Kind: Hashable, CaseIterable {
    case title
    case banner
  }

  var id: Int { 0 }
  var kind: Kind
  var text: Int
}

struct FuzzState: ViewState {
  var taps = 0
  var isTall = false
}
