/// Two lists of items of many types.
///
/// Two items are the same if they agree on their scope, on their type and on their identifier.
struct MixedComparison: ListComparison {
  private(set) var old: ItemList
  private(set) var new: ItemList

  init(old: ItemList, new: ItemList) {
    self.old = old
    self.new = new
  }

  var oldCount: Int { old.count }

  var newCount: Int { new.count }

  func isSameItem(old: Int, new: Int) -> Bool {
    let (left, right) = (self.old.segment(of: old), self.new.segment(of: new))
    let (oldSegment, newSegment) = (self.old.segments[left], self.new.segments[right])
    return oldSegment.column.isSameItem(
      oldSegment.offset + old - self.old.starts[left],
      as: newSegment.column,
      newSegment.offset + new - self.new.starts[right]
    ) && oldSegment.scope == newSegment.scope
  }

  func isSameContent(old: Int, new: Int) -> Bool {
    let (left, right) = (self.old.segment(of: old), self.new.segment(of: new))
    let (oldSegment, newSegment) = (self.old.segments[left], self.new.segments[right])
    return oldSegment.column.isSameContent(
      oldSegment.offset + old - self.old.starts[left],
      as: newSegment.column,
      newSegment.offset + new - self.new.starts[right]
    )
  }

  mutating func prepareToHash() {
    old.prepareToHash()
    new.prepareToHash()
  }

  func oldHash(at index: Int) -> UInt64 { old.hash(at: index) }

  func newHash(at index: Int) -> UInt64 { new.hash(at: index) }
}

extension MixedComparison {
  /// Counts matches segment by segment, each in one call where the type is known.
  func matches(fromOld old: Int, new: Int, limit: Int, changes: inout ItemChanges) -> Int {
    var count = 0
    while count < limit {
      let overlap = Overlap(self, old: old + count, new: new + count)
      let size = min(overlap.following, limit - count)
      let matched = overlap.matches(.from, limit: size, changes: &changes)
      count += matched
      if matched < size { return count }
    }
    return count
  }

  func matches(beforeOld old: Int, new: Int, limit: Int, changes: inout ItemChanges) -> Int {
    var count = 0
    while count < limit {
      let overlap = Overlap(self, old: old - count - 1, new: new - count - 1)
      let size = min(overlap.preceding, limit - count)
      let matched = overlap.matches(.before, limit: size, changes: &changes)
      count += matched
      if matched < size { return count }
    }
    return count
  }
}

/// The segments of an old and a new item, aligned at the two items.
private struct Overlap {
  private let old: ItemList.Segment
  private let new: ItemList.Segment
  private let oldItem: Int
  private let newItem: Int
  private let oldOffset: Int
  private let newOffset: Int

  /// The number of pairs from these items on.
  let following: Int

  /// The number of pairs up to and including these items.
  let preceding: Int

  init(_ comparison: MixedComparison, old oldItem: Int, new newItem: Int) {
    let (left, right) = (comparison.old, comparison.new)
    let (oldSegment, newSegment) = (left.segment(of: oldItem), right.segment(of: newItem))
    let oldDistance = oldItem - left.starts[oldSegment]
    let newDistance = newItem - right.starts[newSegment]
    old = left.segments[oldSegment]
    new = right.segments[newSegment]
    self.oldItem = oldItem
    self.newItem = newItem
    oldOffset = old.offset + oldDistance
    newOffset = new.offset + newDistance
    following = min(
      left.starts[oldSegment + 1] - oldItem,
      right.starts[newSegment + 1] - newItem
    )
    preceding = min(oldDistance, newDistance) + 1
  }

  func matches(
    _ direction: PairOfIndices.Direction,
    limit: Int,
    changes: inout ItemChanges
  ) -> Int {
    guard old.scope == new.scope else { return 0 }
    changes.base = (oldItem - oldOffset, newItem - newOffset)
    defer { changes.base = (0, 0) }
    let step = direction == .from ? 0 : 1
    return old.column.matches(
      PairOfIndices(direction, old: oldOffset + step, new: newOffset + step),
      in: new.column,
      limit: limit,
      changes: &changes
    )
  }
}

/// Items of any number of runs in one flat order.
struct ItemList {
  /// Neighboring items of one run.
  struct Segment {
    let column: Column
    let scope: Scope

    /// The index in the column of the segment's first item.
    let offset: Int
  }

  private(set) var segments: [Segment] = []

  /// The index of each segment's first item, and the number of all items at the end.
  private(set) var starts = [0]

  /// A hash of each segment's scope; empty until it is needed.
  private(set) var scopeHashes: [UInt64] = []

  /// The number of items.
  var count: Int { starts[starts.count - 1] }

  /// Adds neighboring items of a run.
  mutating func append(_ offsets: Range<Int>, of run: Run) {
    segments.append(
      Segment(column: run.column, scope: Scope(run), offset: offsets.lowerBound)
    )
    starts.append(count + offsets.count)
  }

  /// The segment that holds an item.
  ///
  /// - Complexity: O(log number of segments).
  func segment(of index: Int) -> Int {
    starts.partition { $0 <= index } - 1
  }

  mutating func prepareToHash() {
    scopeHashes = segments.map { FastHash.shared.hash(of: $0.scope) }
  }

  func hash(at index: Int) -> UInt64 {
    let segment = segment(of: index)
    let offset = segments[segment].offset + index - starts[segment]
    return segments[segment].column.hash(at: offset) ^ scopeHashes[segment]
  }
}

extension ItemList {
  /// All items of a section.
  init(_ section: SnapshotSection) {
    for run in section.runs { append(0..<run.column.count, of: run) }
  }
}

/// The parts of an item's identity within a section besides its identifier.
struct Scope: Hashable {
  let elements: [ListIdentifier]
  let controller: ControllerKind
}

extension Scope {
  init(_ run: Run) {
    self.init(elements: run.elements, controller: run.controller)
  }
}

extension Run {
  /// Returns whether items of both runs are the same if their identifiers are.
  func hasScope(of other: Run) -> Bool {
    controller == other.controller && elements == other.elements
  }
}
