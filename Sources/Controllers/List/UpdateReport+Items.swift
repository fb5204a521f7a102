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
  public var movedItems: [MovedItem] {
    let moves = zip(
      before.itemIDs(at: changes.movedItems.map(\.from)),
      after.itemIDs(at: changes.movedItems.map(\.to))
    )
    return itemsWithCarousels(
      moves.map(MovedItem.init),
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
    changes.removedSections.map { before.sections[$0].id }
  }

  /// The moved sections, in order.
  public var movedSections: [SectionID] {
    changes.movedSections.map { after.sections[$0.to].id }
  }
}

extension UpdateReport {
  /// The identities of a moved item, which differ if the item has moved to another section.
  public struct MovedItem: Hashable, Sendable {
    /// The identity before the update.
    public let from: ItemID

    /// The identity after the update.
    public let to: ItemID
  }

  /// The number of inserted items, including those of new sections and lazy items.
  ///
  /// In this number and the next three, a carousel counts as one item, and they are known without listing the items.
  public var insertedItemCount: Int { changes.insertedItemCount }

  /// The number of removed items, including those of removed sections and lazy items.
  public var removedItemCount: Int { changes.removedItemCount }

  /// The number of moved items.
  public var movedItemCount: Int { changes.movedItems.count }

  /// The number of items that stay and whose view model has changed.
  public var updatedItemCount: Int { changes.updatedItems.count }
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
    let loose = before.withoutLazyItems(changes.removedItems)
    let positions = loose + before.positions(inSections: changes.removedSections)
    return positions.filter { !moved.contains($0) }.sorted()
  }
}

extension UpdateReport {
  /// Returns what happened to an item, in words.
  func fate(of id: ItemID) -> String {
    let old = before.position(of: id)
    let new = after.position(of: id)
    let isUpdated = changes.updatedItems.contains { $0.to == new || $0.from == old }
    let content = isUpdated ? "its view model changed, so it was told and configured in place" : ""
    let place: String
    switch (old, new) {
    case (nil, nil):
      place = "it was neither in the list before nor after the last update"
    case (nil, let new?):
      if let move = changes.movedItems.first(where: { $0.to == new }) {
        place = "it moved here from section \(before.sections[move.from.section].id)"
      } else {
        place = "it was inserted"
      }
    case (let old?, nil):
      if let move = changes.movedItems.first(where: { $0.from == old }) {
        place = "it moved to section \(after.sections[move.to.section].id)"
      } else {
        place = "it was removed"
      }
    case (let old?, let new?):
      let hasMoved = changes.movedItems.contains { $0.to == new }
      place = hasMoved ? "it moved from \(old) to \(new)" : "it kept its place among its neighbours"
    }
    let environment =
      itemsWithChangedEnvironment.contains(id) ? "its environment changed, so it was told" : ""
    return [place, content, environment].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// Returns why the item's controller was made or released in the update, in words.
  func controllerFate(of id: ItemID) -> String? {
    if let record = madeControllers.first(where: { $0.id == id }) {
      switch record.reason {
      case .inserted: return "Its controller was made because the item is new."
      case .firstShown:
        return "Its controller was made because the item was shown for the first time."
      case .controllerChanged(let kind):
        return "Its controller was made because the identifier belonged to a \(kind) before."
      }
    }
    if let record = releasedControllers.first(where: { $0.id == id }) {
      switch record.reason {
      case .removed: return "Its controller was let go of because the item is gone."
      case .sectionRemoved: return "Its controller was let go of because the section is gone."
      case .controllerChanged(let kind):
        return "Its controller was let go of because the identifier belongs to a \(kind) now."
      }
    }
    return nil
  }
}

extension UpdateReport {
  /// One batch of operations that the collection view was given, by identity.
  package struct Batch {
    package let removedSections: [SectionID]
    package let insertedSections: [SectionID]
    package let movedSections: [SectionID]
    package let removedItems: [ItemID]
    package let insertedItems: [ItemID]
    package let movedItems: [ItemID]
  }

  /// Returns the batches of the update, with at most a number of items of each kind; none after a reload.
  package func batches(most: Int) -> [Batch] {
    switch style {
    case .animated, .unanimated: break
    default: return []
    }
    var list = before
    return Plan(changes, from: before, to: after).steps.map { step in
      let next = after.composed(step.sections, from: before)
      defer { list = next }
      let operations = step.operations
      return Batch(
        removedSections: operations.removedSections.map { list.sections[$0].id },
        insertedSections: operations.insertedSections.map { next.sections[$0].id },
        movedSections: operations.movedSections.map { next.sections[$0.to].id },
        removedItems: list.itemIDs(at: operations.removedItems.prefix(most)),
        insertedItems: next.itemIDs(at: operations.insertedItems.prefix(most)),
        movedItems: next.itemIDs(at: operations.movedItems.prefix(most).map(\.to))
      )
    }
  }
}
