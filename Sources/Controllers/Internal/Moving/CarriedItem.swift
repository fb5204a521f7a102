import RosterCore
import RosterPlatform

/// An item that a person carries to another place.
///
/// Until it is put down, the collection view shows it where it would go, and the list has it where it
/// was. Updates wait.
@MainActor
struct CarriedItem {
  let controller: any CellControlling

  /// Where the item is in the list, and where it is shown.
  var place: CarriedPlace

  /// Where the finger is, in the coordinates of the content.
  var point: CGPoint

  /// How far the middle of the item is from the finger.
  let grip: CGPoint

  /// A place that was refused, so that it is not asked about for every step of the finger.
  var refused: Position?

  /// Where the item was put down, if that is another place than it was taken from.
  var move: ItemMove?
}
