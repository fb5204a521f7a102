extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section, or to the last one; items that are in the snapshot already move.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      DiffableFailure.refuse(
        "F-DIFF-NO-SECTION",
        "There are currently no sections in the data source. Please add a section first."
      )
      return
    }
    guard itemsOfSection[section] != nil else { return DiffableFailure.missingSection() }
    guard take(identifiers) else { return }
    itemsOfSection[section, default: []] += identifiers
    for identifier in identifiers { sectionOfItem[identifier] = section }
  }

  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  /// Deletes items; unknown ones are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(Set(identifiers))
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  /// Marks items to be reloaded with new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      guard isKnown(identifier, for: "reload") else { return }
      reloadedItems.mark(identifier)
    }
  }

  /// Marks items whose existing cells are to be configured again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      guard isKnown(identifier, for: "reconfigure") else { return }
      reconfiguredItems.mark(identifier)
    }
  }

  private func isKnown(_ identifier: ItemIdentifierType, for purpose: String) -> Bool {
    if sectionOfItem[identifier] != nil { return true }
    DiffableFailure.refuse(
      "F-DIFF-MISSING-ITEM",
      "Attempted to \(purpose) item identifier that does not exist in the snapshot: \(identifier)"
    )
    return false
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    beside anchor: ItemIdentifierType,
    offset: Int
  ) {
    guard isKnown(anchor, for: "insert beside an"), !identifiers.contains(anchor),
      take(identifiers), let section = sectionOfItem[anchor],
      let place = itemsOfSection[section]?.firstIndex(of: anchor)
    else { return }
    itemsOfSection[section]?.insert(contentsOf: identifiers, at: place + offset)
    for identifier in identifiers { sectionOfItem[identifier] = section }
  }

  private mutating func move(
    _ identifier: ItemIdentifierType,
    beside anchor: ItemIdentifierType,
    offset: Int
  ) {
    guard isKnown(identifier, for: "move"), isKnown(anchor, for: "move beside an"),
      identifier != anchor
    else { return }
    detach([identifier])
    guard let section = sectionOfItem[anchor],
      let place = itemsOfSection[section]?.firstIndex(of: anchor)
    else { return }
    itemsOfSection[section]?.insert(identifier, at: place + offset)
    sectionOfItem[identifier] = section
  }

  /// Removes items from where they are before they are inserted elsewhere; returns whether they are
  /// unique.
  private mutating func take(_ identifiers: [ItemIdentifierType]) -> Bool {
    guard DiffableFailure.areUnique(identifiers, "item") else { return false }
    let present = identifiers.filter { sectionOfItem[$0] != nil }
    guard !present.isEmpty else { return true }
    DiffableFailure.warn(
      "[UIDiffableDataSource] Warning: \(present.count) inserted identifier(s) already present;"
        + " existing items will be moved into place for this current insertion. Please note this"
        + " will impact performance if items are not unique when inserted. Break on"
        + " BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS. Identifiers: \(present)"
    )
    detach(Set(present))
    return true
  }

  /// Removes items from their sections, and keeps their marks.
  private mutating func detach(_ items: Set<ItemIdentifierType>) {
    let affected = Set(items.compactMap { sectionOfItem[$0] })
    for section in affected { itemsOfSection[section]?.removeAll { items.contains($0) } }
    for item in items { sectionOfItem[item] = nil }
  }

  mutating func remove(_ items: Set<ItemIdentifierType>) {
    detach(items)
    reloadedItems.unmark(items)
    reconfiguredItems.unmark(items)
  }
}
