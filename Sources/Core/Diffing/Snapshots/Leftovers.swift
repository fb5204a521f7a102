/// Items that found no counterpart in their own section, with their places.
struct Leftovers {
  private(set) var items = ItemList()
  private(set) var positions: [Position] = []

  /// The number of leading items that belong to sections that stay.
  private let stayingCount: Int

  /// Collects items of sections that stay and all items of other sections.
  init(_ staying: PositionList, ofSections sections: [Int], in snapshot: Snapshot) {
    stayingCount = staying.count
    positions = Array(staying)
    for stretch in staying.stretches { append(stretch, in: snapshot) }
    for index in sections {
      let section = snapshot.sections[index]
      for run in section.runs { items.append(0..<run.column.count, of: run) }
      self.positions += (0..<section.count).map { Position(section: index, item: $0) }
    }
  }

  /// Adds neighbours, those of one run at a time.
  private mutating func append(_ stretch: PositionList.Stretch, in snapshot: Snapshot) {
    var rest = stretch.items
    while let first = rest.first {
      let position = Position(section: stretch.section, item: first)
      guard let place = snapshot.run(at: position) else { return }
      let run = snapshot.sections[stretch.section].runs[place.run]
      let count = min(run.column.count - place.offset, rest.count)
      items.append(place.offset..<(place.offset + count), of: run)
      rest = first + count..<rest.upperBound
    }
  }

  /// The places in sections that stay of the items with a mark.
  func positions(where isMarked: [Bool]) -> PositionList {
    PositionList(zip(positions, isMarked).prefix(stayingCount).lazy.compactMap { $1 ? $0 : nil })
  }
}
