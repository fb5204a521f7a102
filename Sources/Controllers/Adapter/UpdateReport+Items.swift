public import RosterCore

extension UpdateReport {
  /// The inserted items, in the order of the list, including those of new sections and of
  /// carousels.
  ///
  /// - Complexity: O(items of the sections that they are in).
  public var insertedItems: [ItemID] {
    itemsWithCarousels(
      after.itemIDs(at: insertedPositions),
      in: after,
      section: \.section,
      inner: \.insertedItems
    )
  }

  /// The removed items, in the order of the old list, including those of removed sections and of
  /// carousels.
  ///
  /// - Complexity: O(items of the sections that they were in).
  public var removedItems: [ItemID] {
    itemsWithCarousels(
      before.itemIDs(at: removedPositions),
      in: before,
      section: \.section,
      inner: \.removedItems
    )
  }

  /// The moved items, with their identity before and after, in the order of the list.
  ///
  /// The two identities differ if the item has moved to another section.
  ///
  /// - Complexity: O(items of the sections that they were and are in).
  public var movedItems: [Move<ItemID>] {
    let moves = zip(
      before.itemIDs(at: changes.movedItems.map(\.from)),
      after.itemIDs(at: changes.movedItems.map(\.to))
    )
    return itemsWithCarousels(
      moves.map(Move.init),
      in: after,
      section: \.to.section,
      inner: \.movedItems
    )
  }

  /// The items that stay and whose view model has changed, in the order of the list.
  ///
  /// - Complexity: O(items of the sections that they are in).
  public var updatedItems: [ItemID] {
    itemsWithCarousels(
      after.itemIDs(at: changes.updatedItems.map(\.to)),
      in: after,
      section: \.section,
      inner: \.updatedItems
    )
  }

  /// The items whose environment has changed, in the order of the list, without headers and
  /// footers.
  ///
  /// - Complexity: O(items of the sections that they are in).
  public var itemsWithChangedEnvironment: [ItemID] {
    after.itemIDs(at: traffic.surrounded.compactMap(\.position).sorted())
  }

  /// The items that share their identity with an earlier one, in the order of the list.
  ///
  /// Each is a mistake of the app that was reported.
  ///
  /// - Complexity: O(number of items).
  public var duplicateItems: [ItemID] { after.duplicates().map(\.id) }

  /// The inserted sections, in order.
  public var insertedSections: [SectionID] {
    changes.insertedSections.map { after.sections[$0].id }
  }

  /// The removed sections, in their old order.
  public var removedSections: [SectionID] {
    changes.deletedSections.map { before.sections[$0].id }
  }

  /// The moved sections, in order.
  public var movedSections: [SectionID] {
    changes.movedSections.map { after.sections[$0.to].id }
  }
}

extension UpdateReport {
  /// The positions of the inserted items, ascending.
  var insertedPositions: [Position] {
    let arrivals = Set(changes.movedItems.map(\.to))
    let loose = after.withoutLazyItems(changes.insertedItems)
    let positions = loose + after.positions(inSections: changes.insertedSections)
    return positions.filter { !arrivals.contains($0) }.sorted()
  }

  /// The positions of the removed items, ascending.
  var removedPositions: [Position] {
    let moved = Set(changes.movedItems.map(\.from))
    let loose = before.withoutLazyItems(changes.deletedItems)
    let positions = loose + before.positions(inSections: changes.deletedSections)
    return positions.filter { !moved.contains($0) }.sorted()
  }
}
