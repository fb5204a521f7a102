/// The differences between two snapshots.
///
/// "Old" positions are indices in the snapshot before the change, and "new" ones are indices in the
/// snapshot after it. A section or an item that stays is listed only if it moves or its content
/// differs.
///
/// Items that share an identity within a section are a mistake, but each old one still matches at
/// most one new one: first those that match at the beginning of both lists, then those at the end,
/// then those that keep their order where little differs, and then the rest, first with first.
struct Changeset: Sendable {
  /// The old indices of the removed sections, ascending.
  let removedSections: [Int]

  /// The new indices of the inserted sections, ascending.
  let insertedSections: [Int]

  /// The fewest sections that have to move for all others to keep their order.
  ///
  /// They ascend by destination.
  let movedSections: [Move<Int>]

  /// The old positions of the items removed from sections that stay, ascending.
  let removedItems: PositionList

  /// The new positions of the items inserted into sections that stay, ascending.
  let insertedItems: PositionList

  /// The items that move, other than because of insertions and deletions, ascending by destination.
  ///
  /// Within a section they are the fewest that have to move. An item that moves to another section
  /// is here, too, even if it leaves a removed section or enters an inserted one.
  let movedItems: [Move<Position>]

  /// The items that stay in the list, moved or not, and whose content differs.
  ///
  /// They ascend by destination.
  let updatedItems: [Move<Position>]

  /// The changes of supplementary views in sections that stay.
  ///
  /// They ascend by new section and kind.
  let changedSupplementaries: [SupplementaryChange]

  /// The number of removed items, including those of removed sections.
  let removedItemCount: Int

  /// The number of inserted items, including those of inserted sections.
  let insertedItemCount: Int

  /// Whether lazy items were replaced by others, or too many of them were inserted or removed to be
  /// reported one by one.
  let replacesLazyItems: Bool

  /// Compares two snapshots.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the change.
  ///   - new: The snapshot after the change.
  ///   - scratch: Memory for the comparison, which can be kept for the next one.
  /// - Complexity: O(n) in the number of items, except that a section with the same array of view
  ///   models as before costs O(1), and that m items out of order cost O(m log m).
  init(
    from old: Snapshot,
    to new: Snapshot,
    using scratch: DiffScratch = DiffScratch()
  ) {
    var comparison = SnapshotComparison(from: old, to: new, using: scratch)
    if !comparison.isSameStorage {
      comparison.compareSections()
      comparison.compareItems()
      comparison.findMovesBetweenSections()
    }
    self.init(comparison)
  }

  private init(_ comparison: SnapshotComparison) {
    removedSections = comparison.sections.removed
    insertedSections = comparison.sections.inserted
    movedSections = comparison.sections.moved
    removedItems = comparison.items.removed
    insertedItems = comparison.items.inserted
    movedItems = comparison.items.moved
    updatedItems = comparison.items.updated
    changedSupplementaries = comparison.supplementaries
    removedItemCount = comparison.removedCount
    insertedItemCount = comparison.insertedCount
    replacesLazyItems = comparison.items.replacesLazyItems
  }
}

extension Changeset {
  /// Whether nothing visible differs.
  var isEmpty: Bool {
    !hasStructuralChanges && updatedItems.isEmpty && changedSupplementaries.isEmpty
  }

  /// Whether sections or items are inserted, removed or moved, so that the collection view needs an
  /// update.
  var hasStructuralChanges: Bool {
    !(removedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && removedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty)
  }
}
