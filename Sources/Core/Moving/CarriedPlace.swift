/// Where the items of a list are shown while one of them is somewhere else than in the list.
package struct CarriedPlace: Hashable, Sendable {
  /// Where the item is in the list.
  package var origin: Position

  /// Where the item is shown.
  package var shown: Position

  /// Places an item.
  package init(origin: Position, shown: Position) {
    self.origin = origin
    self.shown = shown
  }

  /// Where the item is in the list that is shown at a place.
  package func origin(ofShown place: Position) -> Position {
    guard place != shown else { return origin }
    var result = place
    if result.section == shown.section, result.item > shown.item { result.item -= 1 }
    if result.section == origin.section, result.item >= origin.item { result.item += 1 }
    return result
  }
}
