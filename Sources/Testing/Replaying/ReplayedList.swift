import Roster

/// The content of a list at a moment of a recording.
struct ReplayedList: Hashable {
  struct Item: Hashable {
    var item: RecordedItem
    var version = 0
  }

  struct Section: Hashable {
    var hash: UInt64
    var layout = RecordedLayout()
    var supplementaries: [RecordedSupplementary] = []

    /// The versions of headers and footers, by kind.
    var versions: [String: Int] = [:]
    var items: [Item] = []
  }

  var sections: [Section] = []

  init() {}

  init(_ sections: [RecordedSection]) {
    self.sections = sections.map(Section.init)
  }

  /// Returns the list after the changes of an update.
  func applying(_ changes: RecordedChanges) -> ReplayedList {
    var removed = Set(changes.moved.map(\.from))
    for stretch in changes.deleted where sections.indices.contains(stretch.section) {
      let end = min(stretch.start + stretch.count, sections[stretch.section].items.count)
      guard stretch.start < end else { continue }
      for item in stretch.start..<end {
        removed.insert(Position(section: stretch.section, item: item))
      }
    }
    var arrivals: [Position: Item] = [:]
    for insertion in changes.inserted {
      for (offset, item) in insertion.items.enumerated() {
        arrivals[Position(section: insertion.section, item: insertion.start + offset)] =
          Item(item: item)
      }
    }
    for move in changes.moved {
      guard sections.indices.contains(move.from.section),
        sections[move.from.section].items.indices.contains(move.from.item)
      else { continue }
      arrivals[move.to] = sections[move.from.section].items[move.from.item]
    }
    var result = ReplayedList()
    result.sections = sectionOrder(changes).enumerated().map { index, source in
      switch source {
      case .new(let section): section
      case .old(let old): section(old, at: index, removed: removed, arrivals: arrivals)
      }
    }
    result.update(changes)
    return result
  }

  private enum Source {
    case old(Int)
    case new(Section)
  }

  /// Returns where each section of the next list comes from.
  private func sectionOrder(_ changes: RecordedChanges) -> [Source] {
    let gone = Set(changes.deletedSections + changes.movedSections.map(\.from))
    var kept = sections.indices.filter { !gone.contains($0) }[...]
    var placed: [Int: Source] = [:]
    for move in changes.movedSections where sections.indices.contains(move.from) {
      placed[move.to] = .old(move.from)
    }
    for inserted in changes.insertedSections {
      placed[inserted.index] = .new(Section(inserted.section))
    }
    var order: [Source] = []
    while !kept.isEmpty || !placed.isEmpty {
      if let source = placed.removeValue(forKey: order.count) {
        order.append(source)
      } else if let old = kept.popFirst() {
        order.append(.old(old))
      } else {
        return order
      }
    }
    return order
  }

  private func section(
    _ old: Int,
    at index: Int,
    removed: Set<Position>,
    arrivals: [Position: Item]
  ) -> Section {
    var section = sections[old]
    var kept = section.items.indices
      .filter { !removed.contains(Position(section: old, item: $0)) }
      .map { section.items[$0] }[...]
    var items: [Item] = []
    let count = kept.count + arrivals.keys.count { $0.section == index }
    while items.count < count {
      if let arrival = arrivals[Position(section: index, item: items.count)] {
        items.append(arrival)
      } else if let item = kept.popFirst() {
        items.append(item)
      } else {
        break
      }
    }
    section.items = items
    return section
  }

  /// Notes which items and views have another content.
  private mutating func update(_ changes: RecordedChanges) {
    for position in changes.updated
    where sections.indices.contains(position.section)
      && sections[position.section].items.indices.contains(position.item)
    {
      sections[position.section].items[position.item].version += 1
    }
    for change in changes.supplementaries where sections.indices.contains(change.section) {
      sections[change.section].supplementaries.removeAll { $0.kind == change.kind }
      guard let item = change.item else { continue }
      sections[change.section].supplementaries.append(
        RecordedSupplementary(kind: change.kind, item: item)
      )
      if change.isUpdated { sections[change.section].versions[change.kind, default: 0] += 1 }
    }
  }

  /// Names an item whose name was not recorded with the content.
  mutating func name(_ place: RecordedPlace) {
    guard place.item.hash != 0, sections.indices.contains(place.section),
      sections[place.section].items.indices.contains(place.index)
    else { return }
    sections[place.section].items[place.index].item = place.item
  }
}

extension ReplayedList.Section {
  fileprivate init(_ section: RecordedSection) {
    hash = section.hash
    layout = section.layout
    supplementaries = section.supplementaries
    items = section.items.map { ReplayedList.Item(item: $0) }
    let kind = section.items.last?.controller ?? "?"
    // A damaged recording may claim more items than are worth being made up.
    let most = 200_000
    for index in items.count..<max(items.count, min(section.count, most)) {
      let hash = section.hash &+ UInt64(index) &* 0x9E37_79B9_7F4A_7C15
      items.append(ReplayedList.Item(item: RecordedItem(controller: kind, hash: hash)))
    }
  }
}
