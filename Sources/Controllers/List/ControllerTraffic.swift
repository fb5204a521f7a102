/// The controllers that an update has made, notified and released, by the positions of their items.
///
/// Identities are looked up only on request.
@MainActor
struct ControllerTraffic {
  /// The positions of items in a list between the stages of an update, or a supplementary item.
  enum Origin {
    case items(Snapshot, PositionList)
    case supplementary(ItemID, kind: String)
  }

  /// An item that an update has released.
  enum Removed {
    case item(ItemID)
    case supplementary(ItemID, kind: String)
  }

  /// The number of controllers that the update has made.
  var madeCount = 0

  /// The items whose controllers the update has made, except those that it has released again.
  var made: [Position] = []

  /// The headers, footers and other supplementary items whose controllers the update has made, with the same exception.
  var madeSupplementaries: [SupplementaryPlace] = []

  /// The items whose controllers the update has released.
  var released: [Origin] = []

  /// The items whose environment the update has changed.
  var surrounded: [ControllerPlace] = []

  /// The number of controllers that are mounted after the update.
  var mountedCount = 0

  init() {}

  /// The items whose controllers the update has released, by identity.
  ///
  /// - Complexity: O(items of the sections that they were in).
  var removedItems: [Removed] {
    released.flatMap { origin -> [Removed] in
      switch origin {
      case .items(let snapshot, let positions):
        snapshot.itemIDs(at: Array(positions)).map(Removed.item)
      case .supplementary(let id, let kind):
        [.supplementary(id, kind: kind)]
      }
    }
  }

  /// The number of controllers that the update has released.
  var releasedCount: Int {
    released.reduce(0) { count, origin in
      if case .items(_, let positions) = origin { count + positions.count } else { count + 1 }
    }
  }
}

/// Records what an update does to controllers, until everyone was notified.
@MainActor
final class TrafficRecord {
  init() {}

  /// Controllers of removed items that were not notified yet.
  private(set) var departures: [Departure] = []

  /// The controllers that the present update has made so far.
  private(set) var newcomers: [any CellControlling] = []

  /// Whether an update is in progress.
  private var isRecording = false

  /// The controllers with undelivered changes, in the order of their notification.
  private var visited: [any CellControlling] = []

  /// The items whose environment the present update has changed.
  private var surrounded: [ControllerPlace] = []

  /// Whether there are controllers that have to be notified.
  var hasWork: Bool { !visited.isEmpty || !departures.isEmpty }

  /// Begins the record of an update.
  func begin() {
    isRecording = true
  }

  func note(made controller: any CellControlling) {
    if isRecording { newcomers.append(controller) }
  }

  func note(visited controllers: [any CellControlling]) {
    if visited.isEmpty { visited = controllers } else { visited += controllers }
  }

  func note(surrounded place: ControllerPlace) {
    surrounded.append(place)
  }

  func note(removed new: [Removal]) {
    departures += new.map(Departure.one)
  }

  func note(removed controllers: Departure.Controllers, from list: ResolvedList) {
    if !controllers.isEmpty { departures.append(.items(list, controllers)) }
  }

  /// Returns and removes the controllers with undelivered changes.
  func takeVisited() -> [any CellControlling] {
    defer { visited = [] }
    return visited
  }

  /// Returns and removes the deletions, whose controllers have to be notified.
  func takeDepartures() -> [Departure] {
    defer { departures = [] }
    return departures
  }

  /// Ends the record of an update.
  ///
  /// - Parameter controllers: The controllers of the list.
  /// - Returns: The record.
  func end(in controllers: ControllerStore) -> ControllerTraffic {
    defer {
      isRecording = false
      newcomers = []
      surrounded = []
    }
    var traffic = ControllerTraffic()
    traffic.madeCount = newcomers.count
    traffic.made.reserveCapacity(newcomers.count)
    for controller in newcomers {
      if let position = controllers.presentPosition(of: controller) {
        traffic.made.append(position)
      } else if case .supplementary(let place) = controllers.place(of: controller) {
        traffic.madeSupplementaries.append(place)
      }
    }
    traffic.released = departures.compactMap(\.origin)
    traffic.surrounded = surrounded
    return traffic
  }
}

/// Controllers whose items have left the list together.
@MainActor
enum Departure {
  /// Controllers of items, and the positions that the items had.
  typealias Controllers = PositionDepartures<any CellControlling>

  /// Those of items, and the list that they have left.
  case items(ResolvedList, Controllers)

  case one(Removal)

  /// The positions of the items; `nil` for a controller whose item was in no section.
  var origin: ControllerTraffic.Origin? {
    switch self {
    case .items(let list, let controllers):
      return .items(list.snapshot, controllers.positions)
    case .one(let removal):
      return removal.origin
    }
  }

  /// Returns the controller of an item.
  func controller(of position: Position) -> (any CellControlling)? {
    guard case .items(_, let controllers) = self else { return nil }
    return controllers.element(at: position)
  }
}

/// A controller whose item has left the list.
struct Removal {
  let controller: any CellControlling

  /// The supplementary item of the controller, for reports; `nil` if it has none.
  let origin: ControllerTraffic.Origin?

  /// Returns the key of its state; `nil` if the state is not kept.
  ///
  /// Computing it may search the whole list, and few removals need it.
  let key: (@MainActor () -> StateKey?)?

  init(
    controller: any CellControlling,
    origin: ControllerTraffic.Origin?,
    key: (@MainActor () -> StateKey?)?
  ) {
    self.controller = controller
    self.origin = origin
    self.key = key
  }
}
