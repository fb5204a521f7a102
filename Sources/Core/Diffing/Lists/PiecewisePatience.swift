/// Finds the most items that keep their order, by patience sorting that never looks into a piece.
///
/// It is `PatienceSearch` with the tails of a piece kept as one run. No item of another piece lies
/// between those of a piece in the old order, so a piece that ends sequences at earlier places takes
/// them from the heads of the runs that are there: a run loses its head or is removed, and is never
/// split.
struct PiecewisePatience: ~Copyable {
  /// Neighboring tails that belong to one piece.
  struct Run: BitwiseCopyable {
    /// The old index in the first tail; each further one is greater by 1.
    var old: Int32

    /// The number of tails before the run.
    var place: Int32

    /// The piece that the tails are of.
    var piece: Int32
  }

  /// The runs, ascending by old index and by place.
  private var runs = ScratchArray<Run>()

  /// For each piece the one before it in the longest sequence that ends with it, or -1.
  private var previous = ScratchArray<Int32>()

  /// The number of tails: the length of the longest sequence so far.
  private var length: Int32 = 0

  init() {}

  /// The memory that is taken, in bytes.
  var byteCount: Int { runs.byteCount + previous.byteCount }

  /// Marks the pieces that stay.
  ///
  /// - Returns: The number of items that stay.
  /// - Complexity: O(k log k) for k pieces, however many items they hold, and O(k²) steps of a memory
  ///   move if pieces that are long and pieces that are short cross each other.
  mutating func run(
    _ pieces: borrowing ScratchArray<MatchedOrder.Piece>,
    stays: inout ScratchArray<Bool>
  ) -> Int {
    runs.removeAll()
    length = 0
    previous.reset(to: -1, count: pieces.count)
    for index in 0..<pieces.count { enter(pieces[index], at: Int32(truncatingIfNeeded: index)) }
    stays.reset(to: false, count: pieces.count)
    var piece = runs.last?.piece ?? -1
    while piece >= 0 {
      stays[piece] = true
      piece = previous[piece]
    }
    return Int(length)
  }

  private mutating func enter(_ piece: MatchedOrder.Piece, at index: Int32) {
    let first = firstRun(after: piece.old)
    if first > 0 { previous[index] = runs[first - 1].piece }
    let place = first < runs.count ? runs[first].place : length
    let end = place + piece.count
    var next = first
    while next < runs.count, endOfRun(next) <= end { next += 1 }
    if next < runs.count, runs[next].place < end {
      runs[next].old += end - runs[next].place
      runs[next].place = end
    }
    runs.replace(first..<next, with: Run(old: piece.old, place: place, piece: index))
    length = max(length, end)
  }

  /// The number of tails up to the end of a run.
  private func endOfRun(_ index: Int) -> Int32 {
    index + 1 < runs.count ? runs[index + 1].place : length
  }

  /// The first run whose tails are greater than an old index that is in no run.
  private func firstRun(after old: Int32) -> Int {
    guard let last = runs.last, last.old > old else { return runs.count }
    return (0..<runs.count - 1).partition { runs[$0].old < old }
  }
}

/// Neighboring items of the old list that are neighbors, in the same order, in the new list.
@usableFromInline
struct Block: Equatable, BitwiseCopyable {
  /// The old index of the first item.
  var old: Int32

  /// The new index of the first item.
  var new: Int32

  /// The number of items.
  var count: Int32

  init(old: Int32, new: Int32, count: Int32) {
    self.old = old
    self.new = new
    self.count = count
  }

  @usableFromInline
  init(old: Int, new: Int, count: Int) {
    self.old = Int32(truncatingIfNeeded: old)
    self.new = Int32(truncatingIfNeeded: new)
    self.count = Int32(truncatingIfNeeded: count)
  }
}
