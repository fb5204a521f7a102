import RosterCore

/// The item that a person carries, and what follows when it is put down.
@MainActor
final class ItemMoves {
  /// The item that a person carries to another place.
  var carried: CarriedItem?

  /// Whether an item has been put down in this turn, whose end updates wait for.
  var isSettling = false

  let observers = Observers<ItemMove>()
}
