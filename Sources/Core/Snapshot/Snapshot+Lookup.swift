extension Snapshot {
  /// Returns the run that contains an item, and the item's index in it.
  ///
  /// - Complexity: O(log number of runs).
  /// - Returns: `nil` if there is no such item.
  func run(at position: Position) -> (section: Int, run: Int, offset: Int)? {
    guard sections.indices.contains(position.section),
      let place = sections[position.section].runIndex(ofItem: position.item)
    else { return nil }
    return (position.section, place.run, place.offset)
  }

  /// Returns the identity of an item, including its occurrence number.
  ///
  /// - Complexity: O(items before it in its section).
  /// - Returns: `nil` if there is no such item.
  @MainActor
  func itemID(at position: Position) -> ItemID? {
    guard let place = run(at: position) else { return nil }
    let section = sections[place.section]
    let run = section.runs[place.run]
    let id = run.column.identifier(at: place.offset)
    let earlier = section.items(id, in: Scope(run)).prefix { $0 < position.item }
    return ItemID(
      id: id,
      controller: run.controller,
      section: section.id,
      elements: run.elements,
      occurrence: earlier.count { _ in true }
    )
  }

  /// Returns the identity of an item as if no other one had it: its occurrence number is 0.
  ///
  /// - Complexity: O(log number of runs).
  /// - Returns: `nil` if there is no such item.
  @MainActor
  func unnumberedID(at position: Position) -> ItemID? {
    guard let place = run(at: position) else { return nil }
    let section = sections[place.section]
    let run = section.runs[place.run]
    return ItemID(
      id: run.column.identifier(at: place.offset),
      controller: run.controller,
      section: section.id,
      elements: run.elements
    )
  }

  /// Returns the position of an item.
  ///
  /// - Complexity: O(items of its section).
  /// - Returns: `nil` if there is no such item.
  @MainActor
  func position(of id: ItemID) -> Position? {
    guard id.occurrence >= 0, let section = index(of: id.section) else { return nil }
    let scope = Scope(elements: id.elements, controller: id.controller)
    return sections[section].items(id.id, in: scope).dropFirst(id.occurrence).first {
      _ in true
    }.map { Position(section: section, item: $0) }
  }

  /// Returns the index of a section.
  ///
  /// - Complexity: O(number of sections).
  /// - Returns: `nil` if there is no such section.
  func index(of id: SectionID) -> Int? {
    sections.firstIndex { $0.id == id }
  }
}

extension SnapshotSection {
  /// Returns the indices of the items that share an identity, ascending and computed lazily.
  @MainActor
  fileprivate func items(_ id: ListIdentifier, in scope: Scope) -> some Sequence<Int> {
    let candidates = runs.indices.lazy.filter { [runs] in Scope(runs[$0]) == scope }
    return candidates.flatMap { [runs, starts] run in
      let column = runs[run].column
      let start = starts[run]
      return sequence(first: -1) { last in column.firstIndex(of: id, from: last + 1) }
        .lazy.dropFirst().map { start + $0 }
    }
  }
}

extension Snapshot {
  /// Returns the identities of items, in the order of the given positions.
  ///
  /// Positions that are not in the list are left out, and so are those of lazy items.
  ///
  /// - Complexity: O(number of positions + items of their sections).
  @MainActor
  package func itemIDs(at positions: some Sequence<Position>) -> [ItemID] {
    var occurrences: [Int: [Int: Int]] = [:]
    return positions.compactMap { position -> ItemID? in
      guard let place = run(at: position) else { return nil }
      let section = position.section
      if sections[section].runs[place.run].column.isLazy { return nil }
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

  /// Returns the positions of all items of some sections, except lazy ones.
  func positions(inSections indices: some Sequence<Int>) -> [Position] {
    indices.flatMap { index in
      let section = sections[index]
      return section.runs.indices.filter { !section.runs[$0].column.isLazy }.flatMap { run in
        (section.starts[run]..<section.starts[run + 1]).map { Position(section: index, item: $0) }
      }
    }
  }

  /// Returns the positions that are not those of lazy items.
  func withoutLazyItems(_ positions: PositionList) -> PositionList {
    guard sections.contains(where: \.hasLazyItems) else { return positions }
    var result = PositionList()
    for stretch in positions.stretches {
      let section = sections[stretch.section]
      for (run, start) in zip(section.runs, section.starts) where !run.column.isLazy {
        let range = (start..<start + run.column.count).clamped(to: stretch.items)
        result.append(range, inSection: stretch.section)
      }
    }
    return result
  }

  /// Returns how many earlier items share the identity of an item, by the item's index, if there
  /// are any.
  private func numbers(inSection section: Int) -> [Int: Int] {
    Dictionary(
      repeats(inSection: section).map { ($0.position.item, $0.occurrence) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension Snapshot {
  /// The identity of a header, a footer or another supplementary item.
  ///
  /// - Returns: `nil` if the list has no such section, or the section no such item.
  /// - Complexity: O(number of sections).
  @MainActor
  func supplementaryID(_ kind: String, in section: SectionID) -> ItemID? {
    guard
      let index = index(of: section),
      let run = sections[index].supplementaries[kind]
    else { return nil }
    return ItemID(id: run.column.identifier(at: 0), controller: run.controller, section: section)
  }
}

extension Snapshot {
  /// Returns the position of the first item with an identifier, in any section.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the item's view model.
  ///   - elements: Elements of `ForEach` around the item, outermost first; there may be others
  ///     between them.
  ///   - isMeant: Returns whether the item may be in a run; by default, it may be in any.
  /// - Complexity: O(number of items of those runs).
  /// - Returns: `nil` if there is no such item.
  @MainActor
  func firstPosition(
    of identifier: ListIdentifier,
    under elements: [ListIdentifier] = [],
    where isMeant: (Run) -> Bool = { _ in true }
  ) -> Position? {
    for (index, section) in sections.enumerated() {
      for (run, start) in zip(section.runs, section.starts) where isMeant(run) {
        guard elements.isPart(of: section.id.elements + run.elements) else { continue }
        if let offset = run.column.firstIndex(of: identifier) {
          return Position(section: index, item: start + offset)
        }
      }
    }
    return nil
  }
}

extension Snapshot {
  /// Returns the positions of the first items.
  func firstPositions(_ count: Int) -> [Position] {
    var positions: [Position] = []
    for (section, content) in sections.enumerated() where positions.count < count {
      let items = 0..<min(content.count, count - positions.count)
      positions += items.map { Position(section: section, item: $0) }
    }
    return positions
  }

  /// Returns the position of an item in its section and its list.
  ///
  /// - Complexity: O(1).
  func itemPosition(at position: Position) -> ItemPosition? {
    guard sections.indices.contains(position.section) else { return nil }
    let count = sections[position.section].count
    guard (0..<count).contains(position.item) else { return nil }
    return ItemPosition(
      item: position.item,
      of: count,
      section: position.section,
      of: sections.count
    )
  }
}

extension [ListIdentifier] {
  /// Returns whether another path contains all of these, in this order.
  fileprivate func isPart(of path: @autoclosure () -> [ListIdentifier]) -> Bool {
    guard !isEmpty else { return true }
    var rest = self[...]
    for identifier in path() where rest.first == identifier { rest.removeFirst() }
    return rest.isEmpty
  }
}
