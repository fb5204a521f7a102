/// The cells that a collection view shows for items which the data do not have yet.
///
/// They count in what is shown and not in the data, so that an item may be at one place in the data
/// and at another in what is shown.
struct DropPlaceholders: Equatable, Sendable {
  /// One cell, and where it is in what is shown.
  struct Placeholder: Equatable, Sendable {
    let id: Int
    var position: ItemPosition
  }

  private(set) var all: [Placeholder] = []
  private var nextID = 0

  var isEmpty: Bool { all.isEmpty }

  /// Adds one before the item at a place of the data, and returns where it is in what is shown.
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

  /// Removes one whose cell goes; what follows it moves up.
  mutating func remove(_ id: Int) {
    guard let position = release(id) else { return }
    for index in all.indices
    where all[index].position.section == position.section && all[index].position > position {
      all[index].position.item -= 1
    }
  }

  /// Removes one whose cell becomes that of an item of the data, and returns where that is.
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

  /// Where an item of the data is in what is shown.
  func shown(_ place: ItemPosition) -> ItemPosition {
    var result = place
    for placeholder in all
    where placeholder.position.section == place.section && placeholder.position.item <= result.item
    {
      result.item += 1
    }
    return result
  }

  /// Where in the data something is that is shown; nil for what only stands in for an item.
  func place(ofShown position: ItemPosition) -> ItemPosition? {
    guard placeholder(at: position) == nil else { return nil }
    return insertionPlace(ofShown: position)
  }

  /// Where in the data something belongs that is at a place of what is shown.
  func insertionPlace(ofShown position: ItemPosition) -> ItemPosition {
    let before = all.filter {
      $0.position.section == position.section && $0.position.item < position.item
    }
    return ItemPosition(section: position.section, item: position.item - before.count)
  }

  /// The counts of what is shown.
  func adding(to counts: ItemCounts) -> ItemCounts {
    changing(counts, by: 1)
  }

  /// The counts of the data.
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
  /// An update of the data as an update of what is shown, and the cells after it.
  ///
  /// A cell stays behind the nearest item before it that stays in the section.
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
