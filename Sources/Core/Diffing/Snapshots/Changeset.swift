/// The differences between two snapshots.
///
/// "Old" positions are indices in the snapshot before the change, and "new" ones are indices in the
/// snapshot after it. A section or an item that stays is listed only if it moves or its content
/// differs.
///
/// Items that share an identity within a section are a mistake, but each old one still matches at
/// most one new one: first those that match at the beginning of both lists, then those at the end,
/// then those that keep their order where little differs, and then the rest, first with first.
public struct Changeset: Sendable {
  /// The old indices of the deleted sections, ascending.
  public let deletedSections: [Int]

  /// The new indices of the inserted sections, ascending.
  public let insertedSections: [Int]

  /// The fewest sections that have to move for all others to keep their order.
  ///
  /// They ascend by destination.
  public let movedSections: [Move<Int>]

  /// The old positions of the items deleted from sections that stay, ascending.
  public let deletedItems: PositionList

  /// The new positions of the items inserted into sections that stay, ascending.
  public let insertedItems: PositionList

  /// The items that move, other than because of insertions and deletions, ascending by destination.
  ///
  /// Within a section they are the fewest that have to move. An item that moves to another section
  /// is here, too, even if it leaves a deleted section or enters an inserted one.
  public let movedItems: [Move<Position>]

  /// The items that stay in the list, moved or not, and whose content differs.
  ///
  /// They ascend by destination.
  public let updatedItems: [Move<Position>]

  /// The changes of supplementary views in sections that stay.
  ///
  /// They ascend by new section and kind.
  public let changedSupplementaries: [SupplementaryChange]

  /// The number of deleted items, including those of deleted sections.
  public let deletedItemCount: Int

  /// The number of inserted items, including those of inserted sections.
  public let insertedItemCount: Int

  /// Whether lazy items were replaced by others, or too many of them were inserted or deleted to be
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
    deletedSections = comparison.sections.deleted
    insertedSections = comparison.sections.inserted
    movedSections = comparison.sections.moved
    deletedItems = comparison.items.deleted
    insertedItems = comparison.items.inserted
    movedItems = comparison.items.moved
    updatedItems = comparison.items.updated
    changedSupplementaries = comparison.supplementaries
    deletedItemCount = comparison.deletedCount
    insertedItemCount = comparison.insertedCount
    replacesLazyItems = comparison.items.replacesLazyItems
  }
}

extension Changeset {
  /// Whether nothing visible differs.
  public var isEmpty: Bool {
    !hasStructuralChanges && updatedItems.isEmpty && changedSupplementaries.isEmpty
  }

  /// Whether sections or items are inserted, deleted or moved, so that the collection view needs an
  /// update.
  public var hasStructuralChanges: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty)
  }
}
