extension NSDiffableDataSourceSnapshot {
  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers) { $0.count }
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard itemsOfSection[toIdentifier] != nil else { return DiffableFailure.missingSection() }
    insert(identifiers) { $0.firstIndex(of: toIdentifier) ?? $0.count }
  }

  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    guard itemsOfSection[toIdentifier] != nil else { return DiffableFailure.missingSection() }
    insert(identifiers) { $0.firstIndex(of: toIdentifier).map { $0 + 1 } ?? $0.count }
  }

  /// Deletes sections with their items; unknown ones are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in gone {
      if let items = itemsOfSection.removeValue(forKey: section) { remove(Set(items)) }
    }
    sections.removeAll { gone.contains($0) }
    reloadedSections.unmark(gone)
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  /// Marks sections to be reloaded, with their headers.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard itemsOfSection[identifier] != nil else { return DiffableFailure.missingSection() }
      reloadedSections.mark(identifier)
    }
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType],
    at place: ([SectionIdentifierType]) -> Int
  ) {
    guard DiffableFailure.areUnique(identifiers, "section"),
      DiffableFailure.areUnique(identifiers.filter { itemsOfSection[$0] != nil }, in: "section")
    else { return }
    sections.insert(contentsOf: identifiers, at: place(sections))
    for identifier in identifiers { itemsOfSection[identifier] = [] }
  }

  private mutating func move(
    _ identifier: SectionIdentifierType,
    beside anchor: SectionIdentifierType,
    offset: Int
  ) {
    guard itemsOfSection[identifier] != nil, itemsOfSection[anchor] != nil else {
      return DiffableFailure.missingSection()
    }
    guard identifier != anchor else { return }
    sections.removeAll { $0 == identifier }
    guard let place = sections.firstIndex(of: anchor) else { return }
    sections.insert(identifier, at: place + offset)
  }
}
