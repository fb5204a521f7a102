extension Snapshot {
  /// The identities of items, in the order of the places given.
  ///
  /// Places that are not in the list are left out.
  ///
  /// - Complexity: O(number of places + items of their sections).
  package func itemIDs(at positions: some Sequence<Position>) -> [ItemID] {
    var occurrences: [Int: [Int: Int]] = [:]
    return positions.compactMap { position -> ItemID? in
      guard let place = run(at: position) else { return nil }
      let section = position.section
      let repeats = occurrences[section] ?? numbers(inSection: section)
      occurrences[section] = repeats
      let run = sections[section].runs[place.run]
      return ItemID(
        id: run.column.identifier(at: place.offset),
        controller: run.controller,
        section: sections[section].id,
        elements: run.elements,
        occurrence: repeats[position.item] ?? 0
      )
    }
  }

  /// The places of all items of some sections.
  package func positions(inSections indices: some Sequence<Int>) -> [Position] {
    indices.flatMap { section in
      (0..<sections[section].count).map { Position(section: section, item: $0) }
    }
  }

  /// How many earlier items share the identity of an item, by the item's index, where there are any.
  private func numbers(inSection section: Int) -> [Int: Int] {
    Dictionary(
      duplicates(inSection: section).map { ($0.position.item, $0.id.occurrence) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension Snapshot {
  /// The identity of a header, a footer or another supplementary item.
  ///
  /// - Returns: `nil` if the list has no such section, or the section no such item.
  /// - Complexity: O(number of sections).
  package func supplementaryID(_ kind: String, in section: SectionID) -> ItemID? {
    guard
      let index = index(of: section),
      let run = sections[index].supplementaries[kind]
    else { return nil }
    return ItemID(id: run.column.identifier(at: 0), controller: run.controller, section: section)
  }
}
