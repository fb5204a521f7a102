extension ResolvedList {
  /// Returns the key of an item's state.
  ///
  /// - Complexity: O(log number of runs in the section).
  func stateKey(at position: Position) -> StateKey? {
    guard let item = item(at: position) else { return nil }
    return StateKey(
      ItemID(
        id: item.run.column.identifier(at: item.offset),
        controller: item.run.controller,
        section: snapshot.sections[position.section].id,
        elements: item.run.elements,
        occurrence: occurrences[position, default: 0]
      )
    )
  }

  /// Returns the position of an item or, if it is inside a cell, of the item of that cell.
  ///
  /// - Complexity: O(number of sections + number of items in the item's section).
  func position(showing id: ItemID) -> Position? {
    if let holder = id.holder { return position(showing: holder) }
    if let position = snapshot.position(of: id) { return position }
    guard
      let section = index(of: id.section),
      snapshot.sections[section].carousel?.snapshot.position(of: id) != nil
    else { return nil }
    return Position(section: section, item: 0)
  }

  /// Returns the key of a supplementary item's state.
  func stateKey(ofKind kind: String, inSection index: Int) -> StateKey? {
    guard let item = supplementary(kind, inSection: index) else { return nil }
    let id = ItemID(
      id: item.run.column.identifier(at: item.offset),
      controller: item.run.controller,
      section: snapshot.sections[index].id
    )
    return StateKey(id, kind: kind)
  }

  /// Returns whether an item is in the list.
  ///
  /// - Complexity: O(number of sections + number of items in the item's section).
  func contains(_ key: StateKey) -> Bool {
    guard let kind = key.kind else { return snapshot.position(of: key.id) != nil }
    guard let section = index(of: key.id.section) else { return false }
    return stateKey(ofKind: kind, inSection: section) == key
  }

  /// Returns the item at a place.
  ///
  /// - Complexity: O(log number of runs in the section).
  func item(at place: ControllerPlace) -> Item? {
    switch place {
    case .item(let position):
      item(at: position)
    case .supplementary(let place):
      index(of: place.section).flatMap { supplementary(place.kind, inSection: $0) }
    case .overlay:
      nil
    }
  }

  /// Returns the key of the state that belongs to a place.
  func stateKey(at place: ControllerPlace) -> StateKey? {
    switch place {
    case .item(let position):
      stateKey(at: position)
    case .supplementary(let place):
      index(of: place.section).flatMap { stateKey(ofKind: place.kind, inSection: $0) }
    case .overlay:
      nil
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

/// The place of a controller in a list.
enum ControllerPlace: Sendable {
  case item(Position)
  case supplementary(SupplementaryPlace)

  /// A view over items, by its number.
  case overlay(Int)

  /// The place of an item; `nil` for a header, a footer or another supplementary item.
  var position: Position? {
    if case .item(let position) = self { position } else { nil }
  }
}

/// The place of the controller of a header, a footer or another supplementary item.
struct SupplementaryPlace: Hashable, Sendable {
  let section: SectionID
  let kind: String

  init(section: SectionID, kind: String) {
    self.section = section
    self.kind = kind
  }
}
