/// The identifiers of a list's sections and items, in order.
///
/// An identifier occurs only once in a snapshot. Building one costs O(items); changing the order
/// within a section costs O(items of the section).
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  var sections: [SectionIdentifierType] = []
  var itemsOfSection: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  var reloadedSections = MarkedIdentifiers<SectionIdentifierType>()
  var reloadedItems = MarkedIdentifiers<ItemIdentifierType>()
  var reconfiguredItems = MarkedIdentifiers<ItemIdentifierType>()

  /// Creates an empty snapshot.
  public init() {}

  /// The number of all items.
  public var numberOfItems: Int { sectionOfItem.count }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }

  /// All items, in the order of their sections.
  public var itemIdentifiers: [ItemIdentifierType] {
    sections.flatMap { itemsOfSection[$0] ?? [] }
  }

  /// The sections that are marked to be reloaded.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.identifiers }

  /// The items that are marked to be reloaded.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.identifiers }

  /// The items that are marked to be reconfigured.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.identifiers }

  /// Returns the number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section, which must exist, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    if let items = itemsOfSection[identifier] { return items }
    DiffableFailure.missingSection()
    return []
  }

  /// Returns the section an item is in, or nil for an unknown item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }

  /// Returns the index of an item among all items, or nil for an unknown one; costs O(items).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let owner = sectionOfItem[identifier] else { return nil }
    var start = 0
    for section in sections {
      let items = itemsOfSection[section] ?? []
      if section == owner { return items.firstIndex(of: identifier).map { start + $0 } }
      start += items.count
    }
    return nil
  }

  /// Returns the index of a section, or nil for an unknown one.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    itemsOfSection[identifier] == nil ? nil : sections.firstIndex(of: identifier)
  }

  /// The snapshot without marks, as it is once it is shown.
  var withoutMarks: Self {
    var result = self
    result.reloadedSections = .init()
    result.reloadedItems = .init()
    result.reconfiguredItems = .init()
    return result
  }
}

/// Identifiers that are marked, in the order in which they were marked.
struct MarkedIdentifiers<Identifier: Hashable & Sendable>: Sendable {
  private(set) var identifiers: [Identifier] = []
  private var known: Set<Identifier> = []

  func contains(_ identifier: Identifier) -> Bool { known.contains(identifier) }

  mutating func mark(_ identifier: Identifier) {
    if known.insert(identifier).inserted { identifiers.append(identifier) }
  }

  mutating func unmark(_ gone: some Sequence<Identifier>) {
    guard !identifiers.isEmpty else { return }
    known.subtract(gone)
    identifiers.removeAll { !known.contains($0) }
  }
}
