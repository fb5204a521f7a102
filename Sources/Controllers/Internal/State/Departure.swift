import RosterCore

/// A controller whose item has left the list, and which has not been told.
struct Departure {
  let controller: any CellControlling

  /// Where the controller's item was.
  let origin: ControllerTraffic.Origin

  /// Tells under what its state is remembered; `nil` if it is not.
  ///
  /// Finding out may cost a look at the whole list, which few departures need.
  let key: (@MainActor () -> StateKey?)?
}
