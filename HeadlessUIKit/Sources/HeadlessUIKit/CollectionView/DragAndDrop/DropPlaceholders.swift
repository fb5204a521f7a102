/// The placeholder cells for items that are not in the data source yet.
///
/// They count in the presentation and not in the data source, so an item may have different index
/// paths in the two.
struct DropPlaceholders: Equatable, Sendable {
  /// One placeholder, and its position in the presentation.
  struct Placeholder: Equatable, Sendable {
    let id: Int
    var position: ItemPosition
  }

  private(set) var all: [Placeholder] = []
  private var nextID = 0

  var isEmpty: Bool { all.isEmpty }

  /// Adds a placeholder before an item of the data source, and returns its position in the
  /// presentation.
  mutating func add(before place: ItemPosition) -> Placeholder {
    let position = shown(place)
    for index in all.indices
    where all[index].position.section == position.section && all[index].position >= position {
      all[index].position.item += 1
    }
    let placeholder = Placeholder(id: nextID, position: position)
    nextID += 1
    insert(placeholder)
    return placeholder
  }

  /// Removes a placeholder whose cell is deleted; later positions move up.
  mutating func remove(_ id: Int) {
    guard let position = release(id) else { return }
    for index in all.indices
    where all[index].position.section == position.section && all[index].position > position {
      all[index].position.item -= 1
    }
  }

  /// Removes a placeholder whose cell becomes that of an item, and returns the item's position in
  /// the data source.
  @discardableResult
  mutating func release(_ id: Int) -> ItemPosition? {
    guard let index = all.firstIndex(where: { $0.id == id }) else { return nil }
    return all.remove(at: index).position
  }

  func position(of id: Int) -> ItemPosition? {
    all.first { $0.id == id }?.position
  }

  func placeholder(at position: ItemPosition) -> Placeholder? {
    all.first { $0.position == position }
  }

  /// Converts a position in the data source to the presentation.
  func shown(_ place: ItemPosition) -> ItemPosition {
    var result = place
    for placeholder in all
    where placeholder.position.section == place.section && placeholder.position.item <= result.item
    {
      result.item += 1
    }
    return result
  }

  /// Converts a position in the presentation to the data source; nil for a placeholder.
  func place(ofShown position: ItemPosition) -> ItemPosition? {
    guard placeholder(at: position) == nil else { return nil }
    return insertionPlace(ofShown: position)
  }

  /// Converts a position in the presentation to the position in the data source where an item would
  /// be inserted.
  func insertionPlace(ofShown position: ItemPosition) -> ItemPosition {
    let before = all.filter {
      $0.position.section == position.section && $0.position.item < position.item
    }
    return ItemPosition(section: position.section, item: position.item - before.count)
  }

  /// Converts counts of the data source to those of the presentation.
  func adding(to counts: ItemCounts) -> ItemCounts {
    changing(counts, by: 1)
  }

  /// Converts counts of the presentation to those of the data source.
  func removing(from counts: ItemCounts) -> ItemCounts {
    changing(counts, by: -1)
  }

  private func changing(_ counts: ItemCounts, by difference: Int) -> ItemCounts {
    var result = counts
    for placeholder in all where result.contains(section: placeholder.position.section) {
      result.itemsInSection[placeholder.position.section] += difference
    }
    return result
  }

  private mutating func insert(_ placeholder: Placeholder) {
    all.append(placeholder)
    all.sort { $0.position < $1.position }
  }
}

extension DropPlaceholders {
  /// Converts an update of the data source to one of the presentation, and returns the placeholders
  /// after it.
  ///
  /// A placeholder stays after the nearest item before it that stays in the section.
  func translated(_ update: BatchUpdate) -> (update: BatchUpdate, placeholders: Self) {
    guard !isEmpty else { return (update, self) }
    let after = following(PositionMapping(update))
    var shown = update
    shown.items.deletes = update.items.deletes.map(self.shown)
    shown.items.reloads = update.items.reloads.map(self.shown)
    shown.items.inserts = update.items.inserts.map(after.shown)
    shown.items.moves = update.items.moves.map {
      .init(source: self.shown($0.source), target: after.shown($0.target))
    }
    shown.reconfiguredItems = update.reconfiguredItems.map(self.shown)
    let implied = PositionMapping(shown)
    let moves = after.all.compactMap { new -> BatchUpdate.Operations<ItemPosition>.Move? in
      position(of: new.id).map { .init(source: $0, target: new.position) }
    }
    if moves.contains(where: { implied.newPosition(ofOld: $0.source) != $0.target }) {
      shown.items.moves += moves
    }
    return (shown, after)
  }

  private func following(_ mapping: PositionMapping) -> Self {
    var result = self
    var shownBefore: [Int: Int] = [:]
    result.all = []
    let places = all.compactMap { placeholder -> (Placeholder, ItemPosition)? in
      guard let section = mapping.newSection(ofOld: placeholder.position.section) else {
        return nil
      }
      let before = insertionPlace(ofShown: placeholder.position)
      let item = (0..<before.item).reversed().lazy
        .compactMap {
          mapping.newPosition(ofOld: ItemPosition(section: before.section, item: $0))
        }
        .first { $0.section == section }
        .map { $0.item + 1 }
      return (placeholder, ItemPosition(section: section, item: item ?? 0))
    }
    for (placeholder, place) in places.sorted(by: { $0.1 < $1.1 }) {
      let count = shownBefore[place.section, default: 0]
      shownBefore[place.section] = count + 1
      let position = ItemPosition(section: place.section, item: place.item + count)
      result.insert(Placeholder(id: placeholder.id, position: position))
    }
    return result
  }
}
