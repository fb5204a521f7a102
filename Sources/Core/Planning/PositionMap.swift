/// Maps the positions of items before a batch of updates to those after it.
struct PositionMap: Sendable {
  private let sections: MovingIndexMap
  private let movedItems: [Position: Position]

  /// The old indices that items leave, by old section.
  private let vacated: [Int: CountedRanges]

  /// The new indices of arriving items, by new section.
  private let taken: [Int: CountedRanges]

  /// Creates the map of a batch.
  ///
  /// - Complexity: O(m log m) in the number of operations.
  init(_ operations: Operations) {
    sections = MovingIndexMap(
      removed: operations.removedSections,
      inserted: operations.insertedSections,
      moved: operations.movedSections
    )
    let moves = operations.movedItems
    movedItems = Dictionary(moves.map { ($0.from, $0.to) }) { first, _ in first }
    vacated = operations.removedItems.merged(with: moves.map(\.from))
      .rangesBySection.mapValues(CountedRanges.init)
    taken = operations.insertedItems.merged(with: moves.map(\.to))
      .rangesBySection.mapValues(CountedRanges.init)
  }

  /// Returns the new position of an item, or `nil` if the item or its section is removed.
  ///
  /// - Complexity: O(log(number of operations)).
  subscript(old: Position) -> Position? {
    if let destination = movedItems[old] { return destination }
    guard let section = sections[old.section] else { return nil }
    let items = IndexMap(
      vacated: vacated[old.section] ?? CountedRanges(),
      taken: taken[section] ?? CountedRanges()
    )
    return items[old.item].map { Position(section: section, item: $0) }
  }

  /// What happens to neighboring items.
  enum Destination {
    /// They are removed.
    case gone

    /// They stay neighbors, with the first of them at this position.
    case together(Position)

    /// Some are removed or moved, or others come between them.
    case apart
  }

  /// Returns where neighboring items go; there has to be at least one.
  ///
  /// - Complexity: O(log(number of operations)).
  func destination(ofItems items: Range<Int>, inSection old: Int) -> Destination {
    let vacated = vacated[old] ?? CountedRanges()
    let next = vacated.ranges.partition { $0.indices.upperBound <= items.lowerBound }
    if next < vacated.ranges.count, vacated.ranges[next].indices.overlaps(items) {
      let isDeleted = movedItems.isEmpty && vacated.ranges[next].indices.clamped(to: items) == items
      return isDeleted ? .gone : .apart
    }
    guard let section = sections[old] else { return .gone }
    let map = IndexMap(vacated: vacated, taken: taken[section] ?? CountedRanges())
    guard
      let first = map[items.lowerBound], let last = map[items.upperBound - 1],
      last - first == items.count - 1
    else { return .apart }
    return .together(Position(section: section, item: first))
  }
}

/// Maps the indices of elements in one list after some were removed and others inserted.
///
/// Elements that stay keep their order: the n-th element that stays gets the n-th index that is not
/// taken by an insertion.
struct IndexMap: Sendable {
  /// The old indices that are vacated.
  private let vacated: CountedRanges

  /// The new indices that are taken by arrivals.
  private let taken: CountedRanges

  init(vacated: CountedRanges, taken: CountedRanges) {
    self.vacated = vacated
    self.taken = taken
  }

  /// The new index of an element that stays, or `nil` if the element leaves.
  ///
  /// - Complexity: O(log(number of ranges that leave or arrive)).
  subscript(index: Int) -> Int? {
    let before = vacated.ranges.partition { $0.indices.lowerBound <= index }
    if before > 0, vacated.ranges[before - 1].indices.contains(index) { return nil }
    let rank = index - vacated.count(ofFirst: before)
    // All indices of a range have the same number of free places before them.
    let skipped = taken.ranges.partition { $0.indices.lowerBound - $0.before <= rank }
    return rank + taken.count(ofFirst: skipped)
  }
}

extension RandomAccessCollection {
  /// The end of the leading elements that satisfy a condition, if no later element does.
  ///
  /// - Complexity: O(log n).
  func partition(where isLeading: (Element) -> Bool) -> Index {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if isLeading(self[middle]) {
        low = index(after: middle)
      } else {
        high = middle
      }
    }
    return low
  }
}

/// Maps the indices of elements in one list after deletions, insertions and moves within it.
struct MovingIndexMap {
  private let moved: [Int: Int]
  private let staying: IndexMap

  init(removed: [Int], inserted: [Int], moved: [Move<Int>]) {
    self.moved = Dictionary(moved.map { ($0.from, $0.to) }) { first, _ in first }
    staying = IndexMap(
      vacated: CountedRanges(indices: (removed + moved.map(\.from)).sorted()),
      taken: CountedRanges(indices: (inserted + moved.map(\.to)).sorted())
    )
  }

  /// The new index of an element, or `nil` if the element is removed.
  subscript(index: Int) -> Int? {
    moved[index] ?? staying[index]
  }
}

/// Ascending ranges that know the number of indices in the ranges before them.
struct CountedRanges: Sendable {
  private(set) var ranges: [(indices: Range<Int>, before: Int)] = []

  init(_ ascending: [Range<Int>] = []) {
    ranges.reserveCapacity(ascending.count)
    var count = 0
    for indices in ascending {
      ranges.append((indices, count))
      count += indices.count
    }
  }

  /// Creates a range for each of ascending indices.
  init(indices: [Int]) {
    self.init(indices.map { $0..<$0 + 1 })
  }

  /// The number of indices in the first few ranges.
  func count(ofFirst number: Int) -> Int {
    guard number > 0 else { return 0 }
    let last = ranges[number - 1]
    return last.before + last.indices.count
  }
}
