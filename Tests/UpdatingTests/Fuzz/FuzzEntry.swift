import Roster

/// A view model of random content.
protocol FuzzViewModel: SendableViewModel {
  /// Whether a view shows the same for both values.
  func looksLike(_ other: Self) -> Bool
}

/// The view model of the items of random content.
struct FuzzEntry: FuzzViewModel {
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

  /// Whether the cell shows a model besides the entry, which changes by itself.
  var followsMood: Bool { id % 3 == 0 }

  /// The badge of an item.
  var badge: FuzzEntry? {
    text % 3 == 1 ? FuzzEntry(id: id, text: text / 2, isRestless: isRestless, stamp: stamp) : nil
  }

  static func == (left: FuzzEntry, right: FuzzEntry) -> Bool {
    left.looksLike(right) && !left.isRestless && !right.isRestless
  }

  func looksLike(_ other: FuzzEntry) -> Bool {
    id == other.id && text == other.text
  }
}

/// The view model of headers and footers of random content.
struct FuzzTitle: FuzzViewModel {
  enum Kind: Hashable, CaseIterable {
    case title
    case banner
  }

  var id: Int { 0 }
  var kind: Kind
  var text: Int

  func looksLike(_ other: FuzzTitle) -> Bool { self == other }
}

struct FuzzState: ViewState {
  var taps = 0
  var isTall = false
}
