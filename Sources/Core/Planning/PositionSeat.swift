/// The place of an element in a table, which stays valid when other items are inserted and removed.
///
/// When the item itself is removed, it remains the place that the item had before.
struct PositionSeat {
  let origin: PositionOrigin
  let offset: Int32

  init(origin: PositionOrigin, offset: Int32) {
    (self.origin, self.offset) = (origin, offset)
  }

  /// The position of the element's item.
  var position: Position {
    origin.position(at: offset)
  }

  /// The position of the element's item; `nil` if the item was removed.
  var presentPosition: Position? { origin.isDeparted ? nil : position }

  /// The position from which the item was removed; `nil` while it is in the list.
  var formerPosition: ItemPosition? {
    guard let counts = origin.departure else { return nil }
    let position = position
    return ItemPosition(
      item: position.item,
      of: counts.items,
      section: position.section,
      of: counts.sections
    )
  }
}

/// The shared part of the positions of neighbors.
final class PositionOrigin {
  /// The position of the first neighbor.
  private(set) var position: Position

  /// How many items and sections there were when the items were removed; `nil` while they are in the list.
  var departure: PositionCounts?

  init(_ position: Position) {
    self.position = position
  }

  var section: Int { position.section }

  var item: Int { position.item }

  var isDeparted: Bool { departure != nil }

  /// Moves the origin so that the neighbor with an offset is at a position.
  func move(_ offset: Int32, to position: Position) {
    self.position = Position(section: position.section, item: position.item - Int(offset))
  }
}

/// The numbers of items in a section and of sections in a list.
struct PositionCounts: Sendable {
  let items: Int
  let sections: Int

  init(items: Int, sections: Int) {
    (self.items, self.sections) = (items, sections)
  }
}

extension PositionOrigin {
  func position(at offset: Int32) -> Position {
    let start = position
    return Position(section: start.section, item: start.item + Int(offset))
  }
}
