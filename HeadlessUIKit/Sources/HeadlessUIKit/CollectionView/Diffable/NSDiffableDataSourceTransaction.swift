/// The changes that a user made by moving an item, in all sections.
@preconcurrency
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  /// The snapshot before the change.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The difference between all items.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// The changes of each section that changed.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The changes that a user made by moving an item, in one section.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  /// The section.
  public let sectionIdentifier: SectionIdentifierType

  /// The section before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The section after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The difference between the section's items.
  public let difference: CollectionDifference<ItemIdentifierType>
}
