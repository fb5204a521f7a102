/// Items of any number of runs in one flat order.
struct ItemList {
  /// Neighbouring items of one run.
  struct Segment {
    let column: Column
    let scope: Scope

    /// The index in the column of the segment's first item.
    let offset: Int
  }

  private(set) var segments: [Segment] = []

  /// The index of each segment's first item, and the number of all items at the end.
  private(set) var starts = [0]

  /// A hash of each segment's scope; empty until it is asked for.
  private(set) var scopeHashes: [UInt64] = []

  /// The number of items.
  var count: Int { starts[starts.count - 1] }

  /// Adds neighbouring items of a run.
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
