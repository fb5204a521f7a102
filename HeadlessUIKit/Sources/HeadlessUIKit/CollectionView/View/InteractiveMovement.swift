/// An item that the user is moving.
///
/// Until the item is dropped, the collection view shows it at its target, and the data source is
/// not changed.
struct InteractiveMovement: Equatable, Sendable {
  /// The position of the item in the data source.
  let original: ItemPosition

  /// The position of the item in the presentation.
  var current: ItemPosition

  /// The position of the finger, in the collection view's coordinates; nil in a drag, whose preview
  /// shows the item.
  var position: CGPoint?

  /// Whether the item is moved by drag and drop.
  var isDragged: Bool { position == nil }

  var isElsewhere: Bool { current != original }

  /// Returns the update that moves an item in the presentation.
  static func update(from source: ItemPosition, to target: ItemPosition) -> BatchUpdate {
    var update = BatchUpdate()
    update.items.moves = [.init(source: source, target: target)]
    return update
  }

  /// Converts a position in the presentation to the data source.
  func modelPosition(of position: ItemPosition) -> ItemPosition {
    guard isElsewhere else { return position }
    let mapping = PositionMapping(Self.update(from: original, to: current))
    return mapping.oldPosition(ofNew: position) ?? position
  }

  /// Converts a position in the data source to the presentation.
  func shownPosition(of position: ItemPosition) -> ItemPosition {
    guard isElsewhere else { return position }
    let mapping = PositionMapping(Self.update(from: original, to: current))
    return mapping.newPosition(ofOld: position) ?? position
  }
}

extension ItemCounts {
  /// Returns the counts after an item was moved from one section to another.
  func moving(_ source: ItemPosition, to target: ItemPosition) -> ItemCounts {
    var result = self
    result.itemsInSection[source.section] -= 1
    result.itemsInSection[target.section] += 1
    return result
  }

  /// Returns whether an item can be moved from one position to another.
  func allowsMove(of source: ItemPosition, to target: ItemPosition) -> Bool {
    contains(source) && contains(section: target.section)
      && moving(source, to: target).contains(target)
  }
}
