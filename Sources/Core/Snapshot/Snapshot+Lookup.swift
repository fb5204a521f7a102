extension Snapshot {
  /// The run that holds an item, and the item's index in it.
  ///
  /// - Complexity: O(log number of runs).
  /// - Returns: `nil` if there is no such item.
  package func run(at position: Position) -> (section: Int, run: Int, offset: Int)? {
    guard sections.indices.contains(position.section),
      let place = sections[position.section].runIndex(ofItem: position.item)
    else { return nil }
    return (position.section, place.run, place.offset)
  }

  /// The identity of an item, with the number of its occurrence.
  ///
  /// - Complexity: O(items before it in its section).
  /// - Returns: `nil` if there is no such item.
  package func itemID(at position: Position) -> ItemID? {
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

  /// Where an item is.
  ///
  /// - Complexity: O(items of its section).
  /// - Returns: `nil` if there is no such item.
  package func position(of id: ItemID) -> Position? {
    guard id.occurrence >= 0, let section = index(of: id.section) else { return nil }
    let scope = Scope(elements: id.elements, controller: id.controller)
    return sections[section].items(id.id, in: scope).dropFirst(id.occurrence).first {
      _ in true
    }.map { Position(section: section, item: $0) }
  }

  /// Where a section is.
  ///
  /// - Complexity: O(number of sections).
  /// - Returns: `nil` if there is no such section.
  package func index(of id: SectionID) -> Int? {
    sections.firstIndex { $0.id == id }
  }
}

extension SnapshotSection {
  /// The indices of the items that share an identity, ascending, found as they are asked for.
  fileprivate func items(_ id: Identifier, in scope: Scope) -> some Sequence<Int> {
    let candidates = runs.indices.lazy.filter { Scope(runs[$0]) == scope }
    return candidates.flatMap { run in
      let column = runs[run].column
      let start = starts[run]
      return sequence(first: -1) { last in column.firstIndex(of: id, from: last + 1) }
        .lazy.dropFirst().map { start + $0 }
    }
  }
}
