extension UpdateReport {
  /// The changes of an update in the carousel of a section.
  @MainActor
  public struct CarouselChanges: Sendable {
    /// The section with the carousel.
    public let section: SectionID

    /// The changes, by position in the carousel.
    let changes: Changeset

    let before: Snapshot
    let after: Snapshot
  }

  /// The changes in carousels, in the order of the list; removed carousels come last.
  ///
  /// In the other changes of the update, a carousel is one item, which is updated if any of its
  /// items differ.
  ///
  /// - Complexity: O(number of sections + items of the carousels that differ).
  public var carousels: [CarouselChanges] {
    let gone = changes.removedSections.map { before.sections[$0] }
    let old = Dictionary(uniqueKeysWithValues: before.sections.lazy.map { ($0.id, $0) })
    return after.sections.compactMap { CarouselChanges($0.id, from: old[$0.id], to: $0) }
      + gone.compactMap { CarouselChanges($0.id, from: $0, to: nil) }
  }
}

extension UpdateReport.CarouselChanges {
  fileprivate init?(_ id: SectionID, from old: SnapshotSection?, to new: SnapshotSection?) {
    let carousels = (old?.carousel, new?.carousel)
    if carousels.0 == nil, carousels.1 == nil { return nil }
    if carousels.0 == carousels.1 { return nil }
    section = id
    before = old?.ownItems ?? Snapshot(sections: [SnapshotSection(id: id, runs: [])])
    after = new?.ownItems ?? Snapshot(sections: [SnapshotSection(id: id, runs: [])])
    changes = Changeset(from: before, to: after)
    if changes.isEmpty { return nil }
  }

  /// The inserted items, in order.
  public var insertedItems: [ItemID] {
    let arrivals = Set(changes.movedItems.map(\.to))
    return after.itemIDs(at: changes.insertedItems.filter { !arrivals.contains($0) })
  }

  /// The removed items, in their old order.
  public var removedItems: [ItemID] {
    let departures = Set(changes.movedItems.map(\.from))
    return before.itemIDs(at: changes.removedItems.filter { !departures.contains($0) })
  }

  /// The moved items, in order.
  public var movedItems: [UpdateReport.MovedItem] {
    zip(
      before.itemIDs(at: changes.movedItems.map(\.from)),
      after.itemIDs(at: changes.movedItems.map(\.to))
    ).map(UpdateReport.MovedItem.init)
  }

  /// The items that stay and whose view model has changed, in order.
  public var updatedItems: [ItemID] {
    after.itemIDs(at: changes.updatedItems.map(\.to))
  }
}

extension UpdateReport.CarouselChanges: CustomStringConvertible {
  public var description: String {
    """
    in section \(section) \(changes.insertedItemCount) inserted, \(changes.removedItemCount) removed, \
    \(changes.movedItems.count) moved, \(changes.updatedItems.count) updated
    """
  }
}

extension SnapshotSection {
  /// The items of the section as the app has declared them, as a separate list.
  fileprivate var ownItems: Snapshot {
    carousel?.snapshot ?? Snapshot(sections: [SnapshotSection(id: id, runs: runs)])
  }
}

extension UpdateReport {
  /// Returns the items, with carousels replaced by their items.
  ///
  /// - Parameters:
  ///   - items: The items of the outer list.
  ///   - list: The outer list.
  ///   - section: Returns the section of an item.
  ///   - inner: Returns the items of a carousel.
  /// - Returns: All items, in the order of the sections.
  func itemsWithCarousels<Item>(
    _ items: [Item],
    in list: Snapshot,
    section: (Item) -> SectionID,
    inner: (CarouselChanges) -> [Item]
  ) -> [Item] {
    let carouselSections = Set(
      (before.sections + after.sections).filter { $0.carousel != nil }.map(\.id)
    )
    guard !carouselSections.isEmpty else { return items }
    let all = items.filter { !carouselSections.contains(section($0)) } + carousels.flatMap(inner)
    let indices = Dictionary(
      list.sections.enumerated().map { ($1.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return zip(all.indices, all)
      .map { (index: indices[section($1)] ?? .max, number: $0, item: $1) }
      .sorted { ($0.index, $0.number) < ($1.index, $1.number) }
      .map(\.item)
  }
}
