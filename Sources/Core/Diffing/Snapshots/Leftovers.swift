/// Items that found no counterpart in their own section, with their places.
struct Leftovers {
  private(set) var items = ItemList()
  private(set) var positions: [Position] = []

  /// The number of leading items that belong to sections that stay.
  private let stayingCount: Int

  /// Collects items of sections that stay and all items of other sections.
  init(_ positions: [Position], ofSections sections: [Int], in snapshot: Snapshot) {
    stayingCount = positions.count
    self.positions = positions
    append(positions, in: snapshot)
    for index in sections {
      let section = snapshot.sections[index]
      for run in section.runs { items.append(0..<run.column.count, of: run) }
      self.positions += (0..<section.count).map { Position(section: index, item: $0) }
    }
  }

  /// Adds ascending positions, neighbours of one run at a time.
  private mutating func append(_ positions: [Position], in snapshot: Snapshot) {
    var start = positions.startIndex
    while start < positions.endIndex {
      let first = positions[start]
      guard let place = snapshot.run(at: first) else { return }
      let run = snapshot.sections[first.section].runs[place.run]
      let limit = min(run.column.count - place.offset, positions.endIndex - start)
      var count = 1
      while count < limit,
        positions[start + count] == Position(section: first.section, item: first.item + count)
      {
        count += 1
      }
      items.append(place.offset..<(place.offset + count), of: run)
      start += count
    }
  }

  /// The places in sections that stay of the items with a mark.
  func positions(where isMarked: [Bool]) -> [Position] {
    zip(positions, isMarked).prefix(stayingCount).compactMap { $1 ? $0 : nil }
  }
}
