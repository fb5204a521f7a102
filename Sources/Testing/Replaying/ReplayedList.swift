import Roster

/// The content of a list at a moment of a recording.
struct ReplayedList {
  /// An item, which stays the same while it is in the list.
  struct Item {
    /// The number of the item in the replay: two items with the same name are two items.
    let number: Int

    var name: RecordedItem

    /// Whether the name is the recorded one, and not a made-up one.
    var isNamed = true

    /// Counts the changes of the app's view model.
    var version = 0

    /// The event in which the item was inserted or last changed.
    var changedAt: Int
  }

  /// A header, a footer or another view of a section.
  struct Boundary {
    let kind: String
    var name: RecordedItem
    var version = 0
    var changedAt: Int
  }

  struct Section {
    var hash: UInt64
    var layout = RecordedLayout()
    var boundaries: [Boundary] = []
    var items: [Item] = []
  }

  private(set) var sections: [Section] = []

  /// The number of the next item.
  private var nextNumber = 0

  /// How many more items without names the present event can make.
  private var room = 0

  /// The most items of a list, unless all have names.
  private static let mostItems = 200_000

  init() {}

  /// Returns the item at a position; `nil` if there is none.
  subscript(position: Position) -> Item? {
    guard sections.indices.contains(position.section),
      sections[position.section].items.indices.contains(position.item)
    else { return nil }
    return sections[position.section].items[position.item]
  }

  /// Returns the position of an item.
  func position(of number: Int) -> Position? {
    for (index, section) in sections.enumerated() {
      if let item = section.items.firstIndex(where: { $0.number == number }) {
        return Position(section: index, item: item)
      }
    }
    return nil
  }

  /// Replaces the content by recorded content; items of the same name stay.
  mutating func show(_ recorded: [RecordedSection], at event: Int) {
    var earlier: [RecordedItem: [Item]] = [:]
    for item in sections.reversed().flatMap({ $0.items.reversed() }) {
      earlier[item.name, default: []].append(item)
    }
    room = Self.mostItems
    sections = recorded.map { section(of: $0, at: event) }
    for section in sections.indices {
      for index in sections[section].items.indices {
        let name = sections[section].items[index].name
        if let item = earlier[name]?.popLast() { sections[section].items[index] = item }
      }
    }
  }

  /// Notes that some items may have new content, because an update was too large to be recorded.
  mutating func update(at event: Int, where mayDiffer: (RecordedItem) -> Bool) {
    for section in sections.indices {
      for index in sections[section].items.indices
      where mayDiffer(sections[section].items[index].name) {
        sections[section].items[index].version += 1
        sections[section].items[index].changedAt = event
      }
    }
  }

  /// Names an item whose name was not recorded with the content.
  mutating func name(_ position: Position, _ name: RecordedItem) {
    guard let item = self[position], !item.isNamed, name.hash != 0 else { return }
    sections[position.section].items[position.item].name = name
    sections[position.section].items[position.item].isNamed = true
  }

  private mutating func item(
    _ name: RecordedItem,
    isNamed: Bool = true,
    at event: Int
  ) -> Item {
    defer { nextNumber += 1 }
    return Item(number: nextNumber, name: name, isNamed: isNamed, changedAt: event)
  }

  private mutating func section(of recorded: RecordedSection, at event: Int) -> Section {
    var section = Section(hash: recorded.hash, layout: recorded.layout)
    section.boundaries = recorded.supplementaries.map {
      Boundary(kind: $0.kind, name: $0.item, changedAt: event)
    }
    section.items = recorded.items.map { item($0, at: event) }
    let kind = recorded.items.last?.controller ?? "?"
    // A damaged recording may claim more items than are worth being made up.
    let made = max(0, min(recorded.count - section.items.count, room))
    room -= made
    for index in section.items.count..<section.items.count + made {
      let hash = recorded.hash &+ UInt64(index) &* 0x9E37_79B9_7F4A_7C15
      let name = RecordedItem(controller: kind, hash: hash)
      section.items.append(item(name, isNamed: false, at: event))
    }
    return section
  }
}

extension ReplayedList {
  /// Moves an item that the user has dropped.
  mutating func move(_ from: Position, to: Position) {
    guard let item = self[from], sections.indices.contains(to.section) else { return }
    sections[from.section].items.remove(at: from.item)
    let items = sections[to.section].items
    sections[to.section].items.insert(item, at: min(max(0, to.item), items.count))
  }

  /// Makes the changes of an update.
  mutating func apply(_ changes: RecordedChanges, at event: Int) {
    room = Self.mostItems - sections.reduce(0) { $0 + $1.items.count }
    var removed = Set(changes.moved.map(\.from))
    for stretch in changes.removed where sections.indices.contains(stretch.section) {
      let items = sections[stretch.section].items.indices
      for item in items.dropFirst(stretch.start).prefix(stretch.count) {
        removed.insert(Position(section: stretch.section, item: item))
      }
    }
    var arrivals: [Position: Item] = [:]
    for insertion in changes.inserted {
      for (offset, name) in insertion.items.enumerated() {
        let (start, isOverflow) = insertion.start.addingReportingOverflow(offset)
        guard !isOverflow else { break }
        let position = Position(section: insertion.section, item: start)
        arrivals[position] = item(name, at: event)
      }
    }
    for move in changes.moved {
      if let item = self[move.from] { arrivals[move.to] = item }
    }
    sections = sectionOrder(changes, at: event).enumerated().map { index, source in
      switch source {
      case .new(let section): self.section(section, at: index, arrivals: arrivals)
      case .old(let old): section(old, at: index, removed: removed, arrivals: arrivals)
      }
    }
    for change in changes.rearranged where sections.indices.contains(change.section) {
      sections[change.section].layout = change.layout
    }
    update(changes, at: event)
  }

  private enum Source {
    case old(Int)
    case new(Section)
  }

  /// Returns where each section of the next list comes from.
  private mutating func sectionOrder(_ changes: RecordedChanges, at event: Int) -> [Source] {
    let removed = Set(changes.removedSections + changes.movedSections.map(\.from))
    var kept = sections.indices.filter { !removed.contains($0) }[...]
    var placed: [Int: Source] = [:]
    for move in changes.movedSections where sections.indices.contains(move.from) {
      placed[move.to] = .old(move.from)
    }
    for inserted in changes.insertedSections {
      placed[inserted.index] = .new(section(of: inserted.section, at: event))
    }
    var order: [Source] = []
    while true {
      if let source = placed.removeValue(forKey: order.count) {
        order.append(source)
      } else if let old = kept.popFirst() {
        order.append(.old(old))
      } else {
        return order
      }
    }
  }

  /// Returns an inserted section with the items that have moved into it.
  private func section(_ new: Section, at index: Int, arrivals: [Position: Item]) -> Section {
    var section = new
    for item in section.items.indices {
      guard let arrival = arrivals[Position(section: index, item: item)] else { continue }
      section.items[item] = arrival
    }
    return section
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
    while true {
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
  private mutating func update(_ changes: RecordedChanges, at event: Int) {
    for position in changes.updated where self[position] != nil {
      sections[position.section].items[position.item].version += 1
      sections[position.section].items[position.item].changedAt = event
    }
    for change in changes.supplementaries where sections.indices.contains(change.section) {
      var boundary = sections[change.section].boundaries.first { $0.kind == change.kind }
      sections[change.section].boundaries.removeAll { $0.kind == change.kind }
      guard let name = change.item else { continue }
      if !change.isUpdated || boundary == nil {
        boundary = Boundary(kind: change.kind, name: name, changedAt: event)
      }
      boundary?.name = name
      boundary?.changedAt = event
      if change.isUpdated { boundary?.version += 1 }
      if let boundary { sections[change.section].boundaries.append(boundary) }
    }
  }
}
