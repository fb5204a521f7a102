/// Where sections and items go in a batch update, in both directions.
///
/// A reload is a deletion and an insertion, so reloaded items and the items of reloaded sections
/// have no counterpart; ``newPosition(ofReloaded:)`` returns the position of the replacement.
/// Building costs O(k log k) for k operations, and each query O(log k), independent of the number
/// of items.
struct PositionMapping: Equatable, Sendable {
  private var sections = IndexMapping()
  private var sectionTargets: [Int: Int] = [:]
  private var sectionSources: [Int: Int] = [:]
  private(set) var sectionReplacements: [Int: Int] = [:]

  /// Keyed by the section's index before the update; a section without operations has no entry.
  private var items: [Int: IndexMapping] = [:]
  private var itemTargets: [ItemPosition: ItemPosition] = [:]
  private var itemSources: [ItemPosition: ItemPosition] = [:]
  private(set) var itemReplacements: [ItemPosition: ItemPosition] = [:]

  init(_ update: BatchUpdate = BatchUpdate()) {
    mapSections(update.sections)
    mapItems(update.items)
  }

  /// Returns the counts of sections after the update, with those from before it for sections that stay.
  func carry(_ old: ItemCounts, to new: ItemCounts) -> ItemCounts {
    var (result, before) = (new.itemsInSection, old.itemsInSection)
    sections.forEachStretch(oldCount: before.count, newCount: result.count) { old, new, count in
      result.replaceSubrange(new..<new + count, with: before[old..<old + count])
    }
    for (source, target) in sectionTargets
    where before.indices.contains(source) && result.indices.contains(target) {
      result[target] = before[source]
    }
    return ItemCounts(itemsInSection: result)
  }

  private mutating func mapSections(_ operations: BatchUpdate.Operations<Int>) {
    let explicit = IndexMapping(leaving: operations.deletes, arriving: operations.inserts)
    for section in operations.reloads {
      sectionReplacements[section] = explicit.newIndex(ofOldIndex: section)
    }
    for move in operations.moves {
      sectionTargets[move.source] = move.target
      sectionSources[move.target] = move.source
    }
    sections = IndexMapping(
      leaving: operations.deletes + operations.reloads + operations.moves.map(\.source),
      arriving: operations.inserts + sectionReplacements.values + operations.moves.map(\.target)
    )
  }

  private mutating func mapItems(_ operations: BatchUpdate.Operations<ItemPosition>) {
    var leaving = grouped(operations.deletes) { $0 }
    var arriving = grouped(operations.inserts) { oldSection(ofNew: $0) }
    for (oldSection, reloads) in grouped(operations.reloads, by: { $0 }) {
      guard let newSection = newSection(ofOld: oldSection) else { continue }
      let explicit = IndexMapping(
        leaving: leaving[oldSection] ?? [],
        arriving: arriving[oldSection] ?? []
      )
      for reload in reloads {
        guard let index = explicit.newIndex(ofOldIndex: reload) else { continue }
        let old = ItemPosition(section: oldSection, item: reload)
        itemReplacements[old] = ItemPosition(section: newSection, item: index)
        leaving[oldSection, default: []].append(reload)
        arriving[oldSection, default: []].append(index)
      }
    }
    for move in operations.moves {
      itemTargets[move.source] = move.target
      itemSources[move.target] = move.source
      leaving[move.source.section, default: []].append(move.source.item)
      guard let section = oldSection(ofNew: move.target.section) else { continue }
      arriving[section, default: []].append(move.target.item)
    }
    for section in Set(leaving.keys).union(arriving.keys) {
      items[section] = IndexMapping(
        leaving: leaving[section] ?? [],
        arriving: arriving[section] ?? []
      )
    }
  }

  private func grouped(
    _ positions: [ItemPosition],
    by section: (Int) -> Int?
  ) -> [Int: [Int]] {
    var groups: [Int: [Int]] = [:]
    for position in positions {
      guard let key = section(position.section) else { continue }
      groups[key, default: []].append(position.item)
    }
    return groups
  }
}

extension PositionMapping {
  /// Returns the index of a section after the update, or nil if it is deleted or reloaded.
  func newSection(ofOld section: Int) -> Int? {
    sectionTargets[section] ?? sections.newIndex(ofOldIndex: section)
  }

  /// Returns the index of a section before the update, or nil if it is inserted or reloaded.
  func oldSection(ofNew section: Int) -> Int? {
    sectionSources[section] ?? sections.oldIndex(ofNewIndex: section)
  }

  /// Returns the position of an item after the update, or nil if it is deleted or reloaded.
  func newPosition(ofOld position: ItemPosition) -> ItemPosition? {
    if let target = itemTargets[position] { return target }
    guard let section = newSection(ofOld: position.section) else { return nil }
    guard let mapping = items[position.section] else {
      return ItemPosition(section: section, item: position.item)
    }
    return mapping.newIndex(ofOldIndex: position.item).map {
      ItemPosition(section: section, item: $0)
    }
  }

  /// Returns the position of an item before the update, or nil if it is inserted or reloaded.
  func oldPosition(ofNew position: ItemPosition) -> ItemPosition? {
    if let source = itemSources[position] { return source }
    guard let section = oldSection(ofNew: position.section) else { return nil }
    guard let mapping = items[section] else {
      return ItemPosition(section: section, item: position.item)
    }
    return mapping.oldIndex(ofNewIndex: position.item).map {
      ItemPosition(section: section, item: $0)
    }
  }
}
