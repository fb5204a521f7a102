extension Snapshot {
  /// Returns the items that share their identity with an earlier one, in order.
  ///
  /// - Complexity: O(n), also if all identities are the same.
  @MainActor
  func duplicates() -> [DuplicateItem] {
    duplicates(repeats())
  }

  /// Returns the positions of the items that share their identity with an earlier one, in order.
  ///
  /// - Complexity: O(n), also if all identities are the same.
  func repeats() -> [RepeatedItem] {
    sections.indices.flatMap { repeats(inSection: $0) }
  }

  /// Returns the items that repeat others, with their identities.
  @MainActor
  func duplicates(_ repeats: [RepeatedItem]) -> [DuplicateItem] {
    repeats.compactMap { item in
      guard let place = run(at: item.position) else { return nil }
      let run = sections[place.section].runs[place.run]
      let id = ItemID(
        id: run.column.identifier(at: place.offset),
        controller: run.controller,
        section: sections[place.section].id,
        elements: run.elements,
        occurrence: item.occurrence
      )
      return DuplicateItem(id: id, position: item.position, location: run.location)
    }
  }

  /// Returns the items that share an identity which was inserted into their section, except the
  /// first of each.
  ///
  /// An inserted item may be before or after the item whose identity it shares. Without insertions
  /// there are no new duplicates, so an update that only changes, removes or reorders items is not
  /// checked at all.
  ///
  /// - Parameter changeset: The changes from the previous snapshot to this one.
  /// - Returns: The items, in order.
  /// - Complexity: O(items of the sections that items came into), with one hash for each item.
  func repeats(introducedBy changeset: Changeset) -> [RepeatedItem] {
    changeset.newcomers(to: self).flatMap { section, items in
      repeats(inSection: section, ofItems: items)
    }
  }

  /// Returns the items of a section that share their identity with an earlier one.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - items: If given, only the identities of these items are considered.
  /// - Returns: The items, in order.
  func repeats(inSection section: Int, ofItems items: [Int]? = nil) -> [RepeatedItem] {
    sections[section].repeats(ofItems: items).map { repeated in
      RepeatedItem(
        position: Position(section: section, item: repeated.index),
        occurrence: repeated.occurrence
      )
    }
  }
}

extension SnapshotSection {
  /// The items that share their identity with an earlier one of this section.
  fileprivate func repeats(ofItems items: [Int]?) -> [Repeat] {
    if runs.count == 1 { return runs[0].column.repeats(ofItems: items) }
    if hasLazyItems { return repeatsBesideLazyItems(ofItems: items) }
    var comparison = MixedComparison(old: ItemList(self), new: ItemList(self))
    return items.map { comparison.repeats(ofItems: $0) } ?? comparison.repeats()
  }
}

extension SnapshotSection {
  private func repeatsBesideLazyItems(ofItems items: [Int]?) -> [Repeat] {
    let eager = EagerItems(self)
    var comparison = MixedComparison(old: eager.list, new: eager.list)
    let meant = items.map { $0.compactMap(eager.item) }
    let repeats = meant.map { comparison.repeats(ofItems: $0) } ?? comparison.repeats()
    return repeats.map { Repeat(index: eager.place(of: $0.index), occurrence: $0.occurrence) }
  }
}

extension Changeset {
  /// Returns the sections with insertions, in order, each with the inserted items; `nil` means all
  /// items.
  fileprivate func newcomers(to snapshot: Snapshot) -> [(section: Int, items: [Int]?)] {
    var result = insertedSections.map { (section: $0, items: [Int]?.none) }
    let places = insertedItems.merged(with: movesBetweenSections.map(\.to))
    let isNew = Set(insertedSections)
    for (section, ranges) in places.rangesBySection where !isNew.contains(section) {
      // In a section that is mostly new, all items are checked without a list of them.
      let count = ranges.reduce(0) { $0 + $1.count }
      let isMostlyNew = count > snapshot.sections[section].count / 2
      result.append((section, isMostlyNew ? nil : ranges.flatMap { $0 }))
    }
    return result.sorted { $0.section < $1.section }
  }

  /// The moves that may be between sections.
  private var movesBetweenSections: some Sequence<Move<Position>> {
    let isSameList = removedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
    return movedItems.lazy.filter { !isSameList || $0.from.section != $0.to.section }
  }
}

/// The position of an item that shares its identity with an item before it, and its number among them.
struct RepeatedItem: Hashable, Sendable {
  let position: Position

  /// The number of items before it with the same identity, at least 1.
  let occurrence: Int
}

/// An item that shares its identity with an item before it, which is a mistake of the app.
struct DuplicateItem: Hashable, Sendable {
  /// The identity of the item; its occurrence number is at least 1.
  let id: ItemID

  /// The position of the item.
  let position: Position

  /// The line of the app that declared the item.
  let location: CodeLocation?
}
