/// The operations that lead from one snapshot to another, in a form that a collection view accepts.
///
/// Finding them costs O(items), and O(moved · log moved) for the moves, of which there are as few
/// as possible. The equal items at the ends of a section are only compared.
struct DiffableChange<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  struct Move: Equatable {
    var source: IndexPath
    var target: IndexPath
  }

  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var reloadedSections = IndexSet()
  private(set) var movedSections: [(source: Int, target: Int)] = []
  private(set) var deletedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var reloadedItems: [IndexPath] = []
  private(set) var reconfiguredItems: [IndexPath] = []
  private(set) var movedItems: [Move] = []

  /// The old and new indices of sections that are in both snapshots and are not reloaded.
  private var survivors: [Section: (old: Int, new: Int)] = [:]

  init(from old: Snapshot, to new: Snapshot) {
    compareSections(old, new)
    compareItems(old, new)
    markItems(old, new)
  }

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
      && reloadedItems.isEmpty && reconfiguredItems.isEmpty && movedItems.isEmpty
  }

  private mutating func compareSections(_ old: Snapshot, _ new: Snapshot) {
    let oldIndices = Dictionary(uniqueKeysWithValues: zip(old.sections, old.sections.indices))
    for (index, section) in old.sections.enumerated() where new.itemsOfSection[section] == nil {
      deletedSections.insert(index)
    }
    var kept: [(old: Int, new: Int)] = []
    for (index, section) in new.sections.enumerated() {
      if let oldIndex = oldIndices[section] {
        kept.append((oldIndex, index))
      } else {
        insertedSections.insert(index)
      }
    }
    let still = IncreasingRun.longest(kept.map(\.old))
    for (place, pair) in kept.enumerated() {
      let isMoved = !still.contains(place)
      if !new.reloadedSections.contains(new.sections[pair.new]) {
        survivors[new.sections[pair.new]] = pair
        if isMoved { movedSections.append((pair.old, pair.new)) }
      } else if isMoved || still.count != kept.count {
        // The index of a reloaded section does not follow moves, so its move is recorded as a
        // deletion and an insertion.
        deletedSections.insert(pair.old)
        insertedSections.insert(pair.new)
      } else {
        reloadedSections.insert(pair.old)
      }
    }
  }

  private mutating func compareItems(_ old: Snapshot, _ new: Snapshot) {
    var oldPlaces: [Item: Int] = [:]
    var oldMiddles: [Section: Range<Int>] = [:]
    for (section, pair) in survivors {
      let oldItems = old.itemsOfSection[section] ?? []
      let middle = Self.middle(oldItems, new.itemsOfSection[section] ?? [])
      oldMiddles[section] = middle
      for index in middle {
        let item = oldItems[index]
        if let target = new.sectionOfItem[item], survivors[target] != nil {
          oldPlaces[item] = index
        } else {
          deletedItems.append(IndexPath(item: index, section: pair.old))
        }
      }
    }
    for (section, pair) in survivors {
      let items = new.itemsOfSection[section] ?? []
      let middle = oldMiddles[section] ?? 0..<0
      let end = items.count - ((old.itemsOfSection[section]?.count ?? 0) - middle.upperBound)
      place(items, middle.lowerBound..<end, in: section, pair, old, oldPlaces)
    }
  }

  private mutating func place(
    _ items: [Item],
    _ range: Range<Int>,
    in section: Section,
    _ pair: (old: Int, new: Int),
    _ old: Snapshot,
    _ oldPlaces: [Item: Int]
  ) {
    var kept: [(old: Int, new: Int)] = []
    for index in range {
      let path = IndexPath(item: index, section: pair.new)
      guard let oldPlace = oldPlaces[items[index]],
        let oldSection = old.sectionOfItem[items[index]], let source = survivors[oldSection]
      else {
        insertedItems.append(path)
        continue
      }
      if oldSection == section {
        kept.append((oldPlace, index))
      } else {
        movedItems.append(
          Move(source: IndexPath(item: oldPlace, section: source.old), target: path)
        )
      }
    }
    let still = IncreasingRun.longest(kept.map(\.old))
    for (place, move) in kept.enumerated() where !still.contains(place) {
      movedItems.append(
        Move(
          source: IndexPath(item: move.old, section: pair.old),
          target: IndexPath(item: move.new, section: pair.new)
        )
      )
    }
  }

  /// Returns the old items that remain between the common items at both ends.
  private static func middle(_ old: [Item], _ new: [Item]) -> Range<Int> {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return start..<(old.count - end)
  }

  /// Finds the positions of items to reload or reconfigure.
  private mutating func markItems(_ old: Snapshot, _ new: Snapshot) {
    let hasMoves = !movedItems.isEmpty || !movedSections.isEmpty
    var oldPaths = PathTable(old)
    var newPaths = PathTable(new)
    for item in new.reloadedItems.identifiers {
      guard let target = newPaths[item], let source = oldPaths[item], isPlaced(item, old, new)
      else { continue }
      guard hasMoves else {
        reloadedItems.append(source)
        continue
      }
      // The index path of a reloaded item does not follow moves, so its move is recorded as a
      // deletion and an insertion.
      movedItems.removeAll { $0.source == source }
      deletedItems.append(source)
      insertedItems.append(target)
    }
    for item in new.reconfiguredItems.identifiers where !new.reloadedItems.contains(item) {
      if let source = oldPaths[item], isPlaced(item, old, new) { reconfiguredItems.append(source) }
    }
  }

  /// Returns whether an item is in sections that stay, so that its operations count.
  private func isPlaced(_ item: Item, _ old: Snapshot, _ new: Snapshot) -> Bool {
    guard let source = old.sectionOfItem[item], let target = new.sectionOfItem[item] else {
      return false
    }
    return survivors[source] != nil && survivors[target] != nil
  }
}
