extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, or of the last one; items that are there already move.
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

  /// Puts items directly in front of another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  /// Puts items directly behind another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  /// Takes items out; unknown ones are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(Set(identifiers))
  }

  /// Takes all items and all sections out.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item directly in front of another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves an item directly behind another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  /// Marks items that are to get other cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      guard isKnown(identifier, for: "reload") else { return }
      reloadedItems.mark(identifier)
    }
  }

  /// Marks items whose cells are to be configured again.
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

  /// Gets items ready to be put somewhere, out of where they are; returns whether all are different.
  private mutating func take(_ identifiers: [ItemIdentifierType]) -> Bool {
    guard DiffableFailure.areUnique(identifiers, "item") else { return false }
    let present = identifiers.filter { sectionOfItem[$0] != nil }
    guard !present.isEmpty else { return true }
    DiffableFailure.warn(
      "[UIDiffableDataSource] Warning: \(present.count) inserted identifier(s) already present;"
        + " existing items will be moved into place for this current insertion. Please note this"
        + " will impact performance if items are not unique when inserted."
    )
    detach(Set(present))
    return true
  }

  /// Takes items out of their sections; their marks stay.
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
