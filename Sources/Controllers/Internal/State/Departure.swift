import RosterCore

/// A controller whose item has left the list, and which has not been told.
struct Departure {
  let controller: any CellControlling

  /// Under what its state is remembered; `nil` if it is not.
  let key: StateKey?
}
