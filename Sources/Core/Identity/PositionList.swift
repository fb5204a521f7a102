/// The positions of items, stored as ranges of neighbors.
///
/// A block of a hundred thousand inserted items takes as little memory as one item, and code can
/// process it range by range. As a collection it consists of the individual positions.
struct PositionList: Sendable, Hashable {
  /// Neighboring items of a section.
  struct Stretch: Hashable, Sendable, BitwiseCopyable {
    /// The first item.
    let start: Position

    private let narrowCount: Int32

    init(start: Position, count: Int) {
      self.start = start
      narrowCount = Int32(clamping: count)
    }

    /// The number of items, at least 1.
    var count: Int { Int(narrowCount) }

    /// The index of the section.
    var section: Int { start.section }

    /// The indices of the items in their section.
    var items: Range<Int> { start.item..<start.item + count }
  }

  /// The stretches, each as long as possible.
  private(set) var stretches: [Stretch] = []

  /// The number of items.
  ///
  /// - Complexity: O(1).
  private(set) var count = 0

  /// Creates an empty list.
  init() {}
}

extension PositionList {
  /// Appends neighboring items of a section.
  ///
  /// - Complexity: O(1) on average.
  mutating func append(_ items: Range<Int>, inSection section: Int) {
    guard !items.isEmpty else { return }
    count += items.count
    let start = Position(section: section, item: items.lowerBound)
    if let last = stretches.last, last.section == section, last.items.upperBound == start.item {
      let grown = Stretch(start: last.start, count: last.count + items.count)
      stretches[stretches.count - 1] = grown
    } else {
      stretches.append(Stretch(start: start, count: items.count))
    }
  }

  /// Appends an item.
  mutating func append(_ position: Position) {
    append(position.item..<position.item + 1, inSection: position.section)
  }

  /// The items in order and without repetitions.
  ///
  /// - Complexity: O(k log k) for k stretches.
  var inOrder: PositionList {
    var result = PositionList()
    for stretch in stretches.sorted(by: { $0.start < $1.start }) {
      var items = stretch.items
      if let last = result.stretches.last, last.section == stretch.section {
        items = items.clamped(to: last.items.upperBound..<Int.max)
      }
      result.append(items, inSection: stretch.section)
    }
    return result
  }

  /// Creates a list of items.
  init(_ positions: some Sequence<Position>) {
    for position in positions { append(position) }
  }

  /// Returns the items of this list and others, in order and without repetitions.
  func merged(with others: some Sequence<Position>) -> PositionList {
    var result = self
    for position in others { result.append(position) }
    return result.inOrder
  }

  /// Returns the items of both lists, in order and without repetitions.
  func merged(withStretchesOf other: PositionList) -> PositionList {
    var result = self
    for stretch in other.stretches { result.append(stretch.items, inSection: stretch.section) }
    return result.inOrder
  }

  /// The ranges of items in each section, ascending if the items are in order.
  var rangesBySection: [Int: [Range<Int>]] {
    Dictionary(grouping: stretches, by: \.section).mapValues { $0.map(\.items) }
  }

  /// The number of items in each section.
  var countBySection: [Int: Int] {
    stretches.reduce(into: [:]) { $0[$1.section, default: 0] += $1.count }
  }

  /// Returns the items that are not in some sections.
  func withoutSections(_ sections: Set<Int>) -> PositionList {
    var result = PositionList()
    for stretch in stretches where !sections.contains(stretch.section) {
      result.append(stretch.items, inSection: stretch.section)
    }
    return result
  }

  /// Returns whether the list, which has to be in order, contains an item.
  ///
  /// - Complexity: O(log k) for k stretches.
  func holds(_ position: Position) -> Bool {
    let after = stretches.partition { $0.start <= position }
    guard after > 0 else { return false }
    let stretch = stretches[after - 1]
    return stretch.section == position.section && stretch.items.contains(position.item)
  }

  /// Returns the same items with converted section indices.
  func mapSections(_ transform: (Int) -> Int) -> PositionList {
    var result = PositionList()
    for stretch in stretches { result.append(stretch.items, inSection: transform(stretch.section)) }
    return result
  }
}

extension PositionList: ExpressibleByArrayLiteral {
  /// Creates a list from a literal.
  init(arrayLiteral elements: Position...) {
    self.init(elements)
  }
}

extension PositionList: BidirectionalCollection {
  /// An index of an item in a list of positions.
  struct Index: Comparable, Sendable {
    /// The stretch that the item is in.
    var stretch: Int

    /// The number of items before it in the stretch.
    var offset: Int

    static func < (left: Index, right: Index) -> Bool {
      (left.stretch, left.offset) < (right.stretch, right.offset)
    }
  }

  var startIndex: Index { Index(stretch: 0, offset: 0) }

  var endIndex: Index { Index(stretch: stretches.count, offset: 0) }

  func index(after index: Index) -> Index {
    let isLast = index.offset + 1 == stretches[index.stretch].count
    return isLast
      ? Index(stretch: index.stretch + 1, offset: 0)
      : Index(stretch: index.stretch, offset: index.offset + 1)
  }

  func index(before index: Index) -> Index {
    index.offset > 0
      ? Index(stretch: index.stretch, offset: index.offset - 1)
      : Index(stretch: index.stretch - 1, offset: stretches[index.stretch - 1].count - 1)
  }

  subscript(index: Index) -> Position {
    let start = stretches[index.stretch].start
    return Position(section: start.section, item: start.item + index.offset)
  }
}

extension PositionList: CustomStringConvertible {
  var description: String {
    let parts = stretches.map { stretch in
      stretch.count == 1
        ? "\(stretch.start)" : "\(stretch.start)...\(stretch.items.upperBound - 1)"
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }
}
