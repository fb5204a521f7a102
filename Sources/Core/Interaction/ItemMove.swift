/// One item on its way to another place, as a person carries it there.
///
/// It names things by identity. The identities of the neighbours, and of the item itself unless stated
/// otherwise, are those of before the move.
public struct ItemMove: Sendable {
  /// Where the item was.
  public let from: Position

  /// Where the item is after the move.
  public let to: Position

  private let list: Snapshot
  private let place: CarriedPlace

  /// Describes a move in the list of before it.
  ///
  /// - Returns: `nil` if there is no such item or no such place for it.
  package init?(from: Position, to: Position, in list: Snapshot) {
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

  /// Whether the item passes from one section to another.
  public var changesSection: Bool { from.section != to.section }

  /// The section that the item was in.
  public var source: SectionID { list.sections[from.section].id }

  /// The section that the item is in after the move.
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

  /// The identity of the item after the move, which differs if it passes to another section.
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

  /// The item that it stands behind after the move; `nil` if it is the first of its section.
  ///
  /// - Complexity: O(items of the section).
  public var previous: ItemID? {
    to.item == 0 ? nil : id(shownAt: to.item - 1)
  }

  /// The item that it stands before after the move; `nil` if it is the last of its section.
  ///
  /// - Complexity: O(items of the section).
  public var next: ItemID? { id(shownAt: to.item + 1) }

  /// The items of the destination after the move, in order, by their identities of before.
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

  /// Whether an item of the destination stands before the moved one after the move.
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

/// Where the items of a list are shown while one of them is somewhere else than in the list.
package struct CarriedPlace: Hashable, Sendable {
  /// Where the item is in the list.
  package var origin: Position

  /// Where the item is shown.
  package var shown: Position

  /// Places an item.
  package init(origin: Position, shown: Position) {
    self.origin = origin
    self.shown = shown
  }

  /// Where the item is in the list that is shown at a place.
  package func origin(ofShown place: Position) -> Position {
    guard place != shown else { return origin }
    var result = place
    if result.section == shown.section, result.item > shown.item { result.item -= 1 }
    if result.section == origin.section, result.item >= origin.item { result.item += 1 }
    return result
  }
}
