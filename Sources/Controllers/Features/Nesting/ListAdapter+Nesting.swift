import Foundation

/// Finds items inside cells, such as those of a carousel, by their identities.
extension ListAdapter {
  /// The place of an item: in this list, or in one inside a cell.
  typealias Place = (list: ListAdapter, id: ItemID, position: Position)

  /// Returns the list of an item, and its identity and its position there.
  ///
  /// - Parameters:
  ///   - id: The item.
  ///   - isNeeded: Whether to make lists in cells that have not been needed before.
  /// - Returns: `nil` if the item does not exist.
  func locate(_ id: ItemID, isNeeded: Bool = false) -> Place? {
    if let position = parts.stage.list.snapshot.position(of: id) { return (self, id, position) }
    guard let next = step(toward: id, isNeeded: isNeeded) else { return nil }
    return next.list.locate(next.id, isNeeded: isNeeded)
  }

  /// Returns the list inside a cell of this one that leads to an item, and the item's identity
  /// there.
  func step(toward id: ItemID, isNeeded: Bool) -> (list: ListAdapter, id: ItemID)? {
    let stage = parts.stage
    guard
      let position = stage.list.position(showing: id),
      let holder = isNeeded
        ? stage.hold({ stage.neededController(at: position) }) : stage.controllers[position],
      let list = isNeeded ? holder.neededInnerList() : holder.innerList
    else { return nil }
    return (list, holder.standsForItems ? id : id.withoutHolder)
  }

  /// Returns whether an item is in this list itself.
  func isOwn(_ id: ItemID) -> Bool { parts.stage.list.snapshot.position(of: id) != nil }

  /// Returns whether an item is in the list, or in one inside a cell that was needed before.
  func contains(_ id: ItemID) -> Bool { locate(id) != nil }

  /// Returns the adapter of an item's list, and the item's index path there.
  package func place(of id: ItemID) -> (list: ListAdapter, indexPath: IndexPath)? {
    locate(id).map { ($0.list, IndexPath($0.position)) }
  }

  /// Returns the identity of the first item with an identifier, in this list or else in one inside
  /// a cell.
  func firstItem(
    with identifier: ListIdentifier,
    under elements: [ListIdentifier] = [],
    where isMeant: (Run) -> Bool = { _ in true }
  ) -> ItemID? {
    let list = parts.stage.list
    func position(in snapshot: Snapshot) -> Position? {
      snapshot.firstPosition(of: identifier, under: elements, where: isMeant)
    }
    if let position = position(in: list.snapshot) { return list.stateKey(at: position)?.id }
    for items in list.snapshot.sections.lazy.compactMap({ $0.carousel?.snapshot }) {
      if let position = position(in: items) { return items.itemID(at: position) }
    }
    for (_, holder, list) in parts.innerLists {
      let id = list.firstItem(with: identifier, under: elements, where: isMeant)
      if let id { return parts.id(of: id, inside: holder) }
    }
    return nil
  }
}

extension ListAdapter {
  /// Returns the adapter of the list inside a section's carousel.
  ///
  /// The items of a section with the layout `.carousel` are in a nested list. This adapter finds
  /// them, too; use the nested adapter for what belongs to the nested list, such as its collection
  /// view.
  ///
  /// ```swift
  /// adapter.carousel(inSection: SectionID("stories"))?.scrollToTop()
  /// ```
  ///
  /// - Parameter id: The identity of the section.
  /// - Returns: The adapter, even before the carousel is shown; `nil` if the section is not a
  ///   carousel, or is empty.
  public func carousel(inSection id: SectionID) -> ListAdapter? {
    let stage = parts.stage
    guard let section = stage.list.index(of: id) else { return nil }
    guard stage.list.snapshot.sections[section].carousel != nil else { return nil }
    return stage.hold { stage.neededController(at: Position(section: section, item: 0)) }
      .flatMap { $0.neededInnerList() }
  }

  /// The adapters of the carousels that were needed so far.
  var carousels: [ListAdapter] {
    parts.innerLists.filter(\.holder.standsForItems).map(\.list)
  }
}
