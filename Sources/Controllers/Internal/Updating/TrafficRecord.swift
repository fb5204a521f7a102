import RosterCore

/// What an update does to controllers, from when it happens to when everybody has been told.
@MainActor
struct TrafficRecord {
  /// Controllers of items that are gone and have not been told.
  private(set) var departures: [Departure] = []

  /// The controllers that the update under way has made so far; `nil` between updates.
  private var newcomers: [any CellControlling]?

  /// The items whose environment the update under way has changed.
  private var surrounded: [ControllerPlace] = []

  /// Notes that an update begins.
  mutating func begin() {
    newcomers = []
  }

  mutating func note(made controller: any CellControlling) {
    newcomers?.append(controller)
  }

  mutating func note(surrounded place: ControllerPlace) {
    surrounded.append(place)
  }

  mutating func note(departed new: [Departure]) {
    departures += new
  }

  /// Takes out the departures, for their controllers to be told.
  mutating func takeDepartures() -> [Departure] {
    defer { departures = [] }
    return departures
  }

  /// Ends the record of an update.
  ///
  /// - Parameter place: Where the item of a controller is; `nil` if it is gone.
  /// - Returns: What has become of controllers.
  mutating func end(
    place: (any CellControlling) -> ControllerPlace?
  ) -> ControllerTraffic {
    let made = newcomers ?? []
    defer {
      newcomers = nil
      surrounded = []
    }
    return ControllerTraffic(
      madeCount: made.count,
      made: made.compactMap(place),
      released: departures.map(\.origin),
      surrounded: surrounded
    )
  }
}
