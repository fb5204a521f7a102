public import RosterCore

extension UpdateReport {
  /// The items that were not there before, in the order of the list; those of new sections and of carousels
  /// included.
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

  /// The items that are gone, in the order of the list before; those of removed sections and of carousels
  /// included.
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

  /// The items that have changed places other than by being pushed, with their identity before and
  /// after, in the order of the list.
  ///
  /// The two identities differ in their sections if the item has passed from one to another.
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

  /// The items that stay and whose view model differs, in the order of the list.
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

  /// The items whose environment has changed, in the order of the list; headers
  /// and footers left out.
  ///
  /// - Complexity: O(items of the sections that they are in).
  public var itemsWithChangedEnvironment: [ItemID] {
    after.itemIDs(at: traffic.surrounded.compactMap(\.position).sorted())
  }

  /// The items that share their identity with an earlier one, in the order of the list.
  ///
  /// Each is a mistake of the app, which has been reported.
  ///
  /// - Complexity: O(number of items).
  public var duplicateItems: [ItemID] { after.duplicates().map(\.id) }

  /// The sections that were not there before, in order.
  public var insertedSections: [SectionID] {
    changes.insertedSections.map { after.sections[$0].id }
  }

  /// The sections that are gone, in the order they were in.
  public var removedSections: [SectionID] {
    changes.deletedSections.map { before.sections[$0].id }
  }

  /// The sections that have changed places other than by being pushed, in order.
  public var movedSections: [SectionID] {
    changes.movedSections.map { after.sections[$0.to].id }
  }
}

extension UpdateReport {
  /// The places of the items that were not there before, ascending.
  var insertedPositions: [Position] {
    let arrivals = Set(changes.movedItems.map(\.to))
    let loose = after.withoutLazyItems(changes.insertedItems)
    let positions = loose + after.positions(inSections: changes.insertedSections)
    return positions.filter { !arrivals.contains($0) }.sorted()
  }

  /// The places of the items that are gone, ascending.
  var removedPositions: [Position] {
    let moved = Set(changes.movedItems.map(\.from))
    let loose = before.withoutLazyItems(changes.deletedItems)
    let positions = loose + before.positions(inSections: changes.deletedSections)
    return positions.filter { !moved.contains($0) }.sorted()
  }
}
