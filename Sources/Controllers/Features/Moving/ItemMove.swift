/// A move of an item by the user.
///
/// It consists of identities. Those of the neighbors are the ones before the move, and so is that
/// of the item unless stated otherwise.
@MainActor
public struct ItemMove: Sendable {
  /// The position of the item before the move.
  let from: Position

  /// The position of the item after the move.
  let to: Position

  private let list: Snapshot
  private let place: CarriedPlace

  /// Creates a move in the list before the move.
  ///
  /// - Returns: `nil` if the item or the destination does not exist.
  init?(from: Position, to: Position, in list: Snapshot) {
    guard
      list.contains(from), list.sections.indices.contains(to.section),
      (0...list.sections[to.section].count - (from.section == to.section ? 1 : 0))
        .contains(to.item)
    else { return nil }
    self.from = from
    self.to = to
    self.list = list
    place = CarriedPlace(origin: from, shown: to)
  }

  /// The index path of the item after the move.
  package var target: IndexPath { IndexPath(to) }

  /// Whether the item moves to another section.
  public var changesSection: Bool { from.section != to.section }

  /// The section of the item before the move.
  public var source: SectionID { list.sections[from.section].id }

  /// The section of the item after the move.
  public var destination: SectionID { list.sections[to.section].id }

  /// The identity of the item before the move.
  ///
  /// - Complexity: O(items before it in its section).
  public var item: ItemID {
    guard let id = list.itemID(at: from) else {
      preconditionFailure("A move is only made of an item that is in the list.")
    }
    return id
  }

  /// The identity of the item after the move, which differs if the section does.
  ///
  /// - Complexity: O(items of both sections).
  public var itemAfterMove: ItemID {
    let id = item
    var occurrence = 0
    var candidate = id.placed(in: destination, occurrence: 0)
    while let other = list.position(of: candidate) {
      if other != from, isBefore(other) { occurrence += 1 }
      candidate = id.placed(in: destination, occurrence: candidate.occurrence + 1)
    }
    return id.placed(in: destination, occurrence: occurrence)
  }

  /// The item before it after the move; `nil` if it is the first of its section.
  ///
  /// - Complexity: O(items of the section).
  public var previous: ItemID? {
    to.item == 0 ? nil : id(shownAt: to.item - 1)
  }

  /// The item after it after the move; `nil` if it is the last of its section.
  ///
  /// - Complexity: O(items of the section).
  public var next: ItemID? { id(shownAt: to.item + 1) }

  /// The items of the destination section after the move, in order, by their identities before it.
  ///
  /// - Complexity: O(items of both sections).
  public var order: [ItemID] {
    let count = list.sections[to.section].count + (changesSection ? 1 : 0)
    return list.itemIDs(
      at: (0..<count).map { place.origin(ofShown: Position(section: to.section, item: $0)) }
    )
  }

  private func id(shownAt item: Int) -> ItemID? {
    list.itemID(at: place.origin(ofShown: Position(section: to.section, item: item)))
  }

  /// Returns whether an item of the destination section is before the moved one after the move.
  private func isBefore(_ other: Position) -> Bool {
    let pushed = other.section == from.section && other.item > from.item
    return other.item - (pushed ? 1 : 0) < to.item
  }
}

extension ItemMove: CustomStringConvertible {
  public var description: String { "\(item): \(from) → \(to) in \(destination)" }
}

extension Snapshot {
  /// Whether there is an item at a place.
  fileprivate func contains(_ position: Position) -> Bool {
    sections.indices.contains(position.section)
      && (0..<sections[position.section].count).contains(position.item)
  }
}

extension ItemID {
  fileprivate func placed(in section: SectionID, occurrence: Int) -> ItemID {
    ItemID(
      id: id,
      controller: controller,
      section: section,
      elements: elements,
      occurrence: occurrence
    )
  }
}

/// The positions of a list's items while one of them is shown at another position.
struct CarriedPlace: Hashable, Sendable {
  /// The position of the item in the list.
  var origin: Position

  /// The position where the item is shown.
  var shown: Position

  /// Creates the place of an item.
  init(origin: Position, shown: Position) {
    self.origin = origin
    self.shown = shown
  }

  /// Returns the position in the list of the item that is shown at a position.
  func origin(ofShown place: Position) -> Position {
    guard place != shown else { return origin }
    var result = place
    if result.section == shown.section, result.item > shown.item { result.item -= 1 }
    if result.section == origin.section, result.item >= origin.item { result.item += 1 }
    return result
  }

  /// Returns where the item at a position in the list is shown.
  func place(ofItemAt position: Position) -> Position {
    CarriedPlace(origin: shown, shown: origin).origin(ofShown: position)
  }
}
