import RosterCore

/// Which controllers an update has made, told and let go of, by the places of their items.
///
/// Identities are not looked up before somebody asks for them.
struct ControllerTraffic: Sendable {
  /// Where an item was in a list on the way to the one after the update.
  enum Origin: Sendable {
    case item(Snapshot, Position)
    case supplementary(ItemID, kind: String)
  }

  /// An item that an update has let go of.
  enum Departure: Sendable {
    case item(ItemID)
    case supplementary(ItemID, kind: String)
  }

  /// The number of controllers that the update has made.
  var madeCount = 0

  /// The items whose controllers the update has made, except those that it has let go of again.
  var made: [ControllerPlace] = []

  /// The items whose controllers the update has let go of.
  var released: [Origin] = []

  /// The items whose environment the update has changed.
  var surrounded: [ControllerPlace] = []

  /// The number of controllers that are mounted after the update.
  var mountedCount = 0

  /// The items whose controllers the update has let go of, by identity.
  ///
  /// - Complexity: O(items of the sections that they were in).
  var departures: [Departure] {
    var result: [Departure] = []
    var list = Snapshot.empty
    var positions: [Position] = []
    func flush() {
      result += list.itemIDs(at: positions).map(Departure.item)
      positions = []
    }
    for origin in released {
      switch origin {
      case .item(let snapshot, let position):
        if !snapshot.isSameStorage(as: list) { flush() }
        list = snapshot
        positions.append(position)
      case .supplementary(let id, let kind):
        flush()
        result.append(.supplementary(id, kind: kind))
      }
    }
    flush()
    return result
  }
}
