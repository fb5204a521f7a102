package import Foundation
public import RosterCore

/// An item inside a cell, such as one of a carousel, by its identity.
extension ListAdapter {
  /// Where an item is: in this list, or in one inside of a cell.
  typealias Place = (list: ListAdapter, id: ItemID, position: Position)

  /// The list that an item is in, and the identity and the place that it has there.
  ///
  /// - Parameters:
  ///   - id: The item.
  ///   - isNeeded: Whether lists in cells are made that have not been needed before.
  /// - Returns: `nil` if there is no such item.
  func locate(_ id: ItemID, isNeeded: Bool = false) -> Place? {
    if let position = parts.stage.list.snapshot.position(of: id) { return (self, id, position) }
    guard let next = step(toward: id, isNeeded: isNeeded) else { return nil }
    return next.list.locate(next.id, isNeeded: isNeeded)
  }

  /// The list inside a cell of this one that leads to an item, and the identity that the item has there.
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

  /// Whether an item is in this list itself.
  func isOwn(_ id: ItemID) -> Bool { parts.stage.list.snapshot.position(of: id) != nil }

  /// Whether an item is in the list, or in one inside of a cell whose controller has been needed.
  func contains(_ id: ItemID) -> Bool { locate(id) != nil }

  /// The adapter of the list that an item is in, and the place that it has there.
  package func place(of id: ItemID) -> (list: ListAdapter, indexPath: IndexPath)? {
    locate(id).map { ($0.list, IndexPath($0.position)) }
  }

  /// The identity of the first item with an identifier, of this list or else of one inside of a cell.
  func firstItem(
    with identifier: Identifier,
    under elements: [Identifier] = [],
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
  /// The adapter of the list inside a section's carousel.
  ///
  /// The items of a section whose layout is `.carousel` are in a list of their own. This adapter knows them
  /// all the same; ask theirs for what is a matter of their list, such as its collection view.
  ///
  /// ```swift
  /// adapter.carousel(inSection: SectionID("stories"))?.scrollToTop()
  /// ```
  ///
  /// - Parameter id: The identity of the section.
  /// - Returns: The adapter, also before the carousel is shown; `nil` if the section is no carousel, or is
  ///   empty.
  public func carousel(inSection id: SectionID) -> ListAdapter? {
    let stage = parts.stage
    guard let section = stage.list.index(of: id) else { return nil }
    guard stage.list.snapshot.sections[section].carousel != nil else { return nil }
    return stage.hold { stage.neededController(at: Position(section: section, item: 0)) }?
      .neededInnerList()
  }

  /// The adapters of the carousels that have been needed.
  var carousels: [ListAdapter] {
    parts.innerLists.filter(\.holder.standsForItems).map(\.list)
  }
}
