/// What differs between two snapshots.
///
/// The lists name places: "old" ones are indices of the snapshot before, "new" ones of the snapshot
/// after. A section or an item that stays is named nowhere unless it moves or its content differs.
///
/// Items that share an identity within a section are a mistake, and yet each old one is at most one
/// new one: first those that match at the beginning of both lists, then those that match at the end,
/// then those that keep their order where little differs, and of the rest the first old one is the
/// first new one. So as few of them move as can be told without looking at all others.
public struct Changeset: Sendable {
  /// The old indices of the sections that are gone, ascending.
  public let deletedSections: [Int]

  /// The new indices of the sections that were not there, ascending.
  public let insertedSections: [Int]

  /// The fewest sections that have to move for all others to keep their order.
  ///
  /// They ascend by destination.
  public let movedSections: [Move<Int>]

  /// The old places of the items that are gone from sections that stay, ascending.
  public let deletedItems: PositionList

  /// The new places of the items that were not there, in sections that stay, ascending.
  public let insertedItems: PositionList

  /// The items that change their place other than by being pushed, ascending by destination.
  ///
  /// Within a section they are the fewest that have to move. An item that passes from one section to
  /// another is here too, also if it leaves a section that is deleted or enters one that is inserted.
  public let movedItems: [Move<Position>]

  /// The items that stay in the list, moved or not, and whose content differs.
  ///
  /// They ascend by destination.
  public let updatedItems: [Move<Position>]

  /// What happens to the supplementary views of sections that stay.
  ///
  /// They ascend by new section and kind.
  public let changedSupplementaries: [SupplementaryChange]

  /// The number of items that are gone, those of deleted sections included.
  public let deletedItemCount: Int

  /// The number of items that were not there, those of inserted sections included.
  public let insertedItemCount: Int

  /// Whether lazy items were replaced by others, or more of them come or go than can be told one by one.
  package let replacesLazyItems: Bool

  /// Compares two snapshots.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the change.
  ///   - new: The snapshot after the change.
  ///   - scratch: Memory to compare in, worth keeping for the next time.
  /// - Complexity: O(n) in the number of items, except that a section with the same array of view
  ///   models as before costs O(1), and that m items out of order cost O(m log m).
  package init(
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
  /// Whether the snapshots agree on everything that can be seen.
  public var isEmpty: Bool {
    !hasStructuralChanges && updatedItems.isEmpty && changedSupplementaries.isEmpty
  }

  /// Whether sections or items come, go or move, so that a collection view has to be told.
  public var hasStructuralChanges: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty)
  }
}
