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

extension ResolvedList {
  /// What is presented at a place.
  ///
  /// - Complexity: O(log number of runs in the section).
  func item(at place: ControllerPlace) -> Item? {
    switch place {
    case .item(let position):
      item(at: position)
    case .supplementary(let place):
      index(of: place.section).flatMap { supplementary(place.kind, inSection: $0) }
    }
  }

  /// Whose state it is that belongs to a place.
  func stateKey(at place: ControllerPlace) -> StateKey? {
    switch place {
    case .item(let position):
      stateKey(at: position)
    case .supplementary(let place):
      index(of: place.section).flatMap { stateKey(ofKind: place.kind, inSection: $0) }
    }
  }

  /// The place of a section's supplementary item, whether or not there is one.
  ///
  /// - Returns: `nil` if there is no such section.
  func place(ofKind kind: String, inSection index: Int) -> SupplementaryPlace? {
    guard snapshot.sections.indices.contains(index) else { return nil }
    return SupplementaryPlace(section: snapshot.sections[index].id, kind: kind)
  }
}
