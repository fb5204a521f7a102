import RosterCore

/// Where a controller belongs in a list.
enum ControllerPlace: Sendable {
  case item(Position)
  case supplementary(SupplementaryPlace)

  /// The place of an item; `nil` for a header, a footer or another supplementary item.
  var position: Position? {
    if case .item(let position) = self { position } else { nil }
  }
}

/// Where the controller of a header, a footer or another supplementary item belongs.
struct SupplementaryPlace: Hashable, Sendable {
  let section: SectionID
  let kind: String
}
