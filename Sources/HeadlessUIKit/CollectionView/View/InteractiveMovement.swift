/// An item that a user carries to another place.
///
/// Until it is put down, the collection view shows it where it would go, and the data source knows
/// nothing of that.
struct InteractiveMovement: Equatable, Sendable {
  /// Where the item is in the data.
  let original: ItemPosition

  /// Where the item is in what is shown.
  var current: ItemPosition

  /// Where the user holds it, in the collection view's coordinates; nil in a drag, which shows the
  /// item under the finger by itself.
  var position: CGPoint?

  /// Whether the item is moved by a drag.
  var isDragged: Bool { position == nil }

  var isElsewhere: Bool { current != original }

  /// The update that leads from one place to another in what is shown.
  static func update(from source: ItemPosition, to target: ItemPosition) -> BatchUpdate {
    var update = BatchUpdate()
    update.items.moves = [.init(source: source, target: target)]
    return update
  }

  /// The place in the data of what is shown at a place.
  func modelPosition(of position: ItemPosition) -> ItemPosition {
    guard isElsewhere else { return position }
    let mapping = PositionMapping(Self.update(from: original, to: current))
    return mapping.oldPosition(ofNew: position) ?? position
  }

  /// The place in what is shown of what is at a place in the data.
  func shownPosition(of position: ItemPosition) -> ItemPosition {
    guard isElsewhere else { return position }
    let mapping = PositionMapping(Self.update(from: original, to: current))
    return mapping.newPosition(ofOld: position) ?? position
  }
}

extension ItemCounts {
  /// The counts after one item went from one place to another.
  func moving(_ source: ItemPosition, to target: ItemPosition) -> ItemCounts {
    var result = self
    result.itemsInSection[source.section] -= 1
    result.itemsInSection[target.section] += 1
    return result
  }

  /// Whether an item that is at one place can go to another.
  func allowsMove(of source: ItemPosition, to target: ItemPosition) -> Bool {
    contains(source) && contains(section: target.section)
      && moving(source, to: target).contains(target)
  }
}
