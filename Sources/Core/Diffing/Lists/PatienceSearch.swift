/// Finds the most items that keep their order, by patience sorting.
///
/// `tails[k]` is the smallest old index in which an increasing sequence of length `k + 1` can end so
/// far. A sequence is traced back through the piece that each piece came after. The items of a piece
/// are neighbors in the old order, so that no tail lies between them and they are entered at once.
struct PatienceSearch: ~Copyable {
  /// The tails, followed by at least a window of values that are greater than any index.
  private var tails = ScratchArray<Int32>()

  /// For each tail the piece it belongs to.
  private var tailPieces = ScratchArray<Int32>()

  /// For each piece the one before it in the longest sequence that ends with it, or -1.
  private var previous = ScratchArray<Int32>()

  /// The number of tails: the length of the longest sequence so far.
  private var length = 0

  init() {}

  /// The memory that is taken, in bytes.
  var byteCount: Int { tails.byteCount + tailPieces.byteCount + previous.byteCount }

  /// Marks the pieces that stay.
  ///
  /// - Returns: The number of items that stay.
  /// - Complexity: O(n + k log n) for k pieces of n items.
  mutating func run(
    _ pieces: borrowing ScratchArray<MatchedOrder.Piece>,
    stays: inout ScratchArray<Bool>
  ) -> Int {
    tails.removeAll()
    tailPieces.removeAll()
    length = 0
    makeRoom(for: 0)
    previous.reset(to: -1, count: pieces.count)
    for index in 0..<pieces.count { enter(pieces[index], at: index) }
    stays.reset(to: false, count: pieces.count)
    var piece = length > 0 ? tailPieces[length - 1] : -1
    while piece >= 0 {
      stays[piece] = true
      piece = previous[piece]
    }
    return length
  }

  private mutating func enter(_ piece: MatchedOrder.Piece, at index: Int) {
    var place = length
    if length > 0, tails[length &- 1] > piece.old { place = sequencesEnding(before: piece.old) }
    if place > 0 { previous[index] = tailPieces[place &- 1] }
    let end = place &+ Int(piece.count)
    if end > length {
      if end &+ Self.window > tails.count { makeRoom(for: end) }
      length = end
    }
    tails[place] = piece.old
    tailPieces[place] = Int32(truncatingIfNeeded: index)
    if piece.count > 1 { enterRest(of: piece, at: index, from: place) }
  }

  /// Enters all items of a piece after the first, which most pieces of reordered lists do not have.
  @inline(never)
  private mutating func enterRest(of piece: MatchedOrder.Piece, at index: Int, from place: Int) {
    for offset in 1..<Int(piece.count) {
      tails[place &+ offset] = piece.old &+ Int32(truncatingIfNeeded: offset)
    }
    for offset in 1..<Int(piece.count) {
      tailPieces[place &+ offset] = Int32(truncatingIfNeeded: index)
    }
  }

  @inline(never)
  private mutating func makeRoom(for end: Int) {
    let count = end * 2 + Self.window
    tails.extend(with: .max, to: count)
    tailPieces.extend(with: -1, to: count)
  }

  /// Returns the number of tails below an old index.
  ///
  /// Three probes at once narrow the range, and a window of tails is counted. There are no branches
  /// on the results, because they are unpredictable, and a mispredicted branch costs more than the
  /// probes.
  private func sequencesEnding(before old: Int32) -> Int {
    var low = 0
    var size = length
    while size > Self.window {
      let quarter = size / 4
      let first = tails[low &+ quarter &- 1] < old ? 1 : 0
      let second = tails[low &+ 2 &* quarter &- 1] < old ? 1 : 0
      let third = tails[low &+ 3 &* quarter &- 1] < old ? 1 : 0
      low &+= (first &+ second &+ third) &* quarter
      size &-= 3 &* quarter
    }
    // The tails after the remaining ones are not below the index either, nor is anything after all
    // of them. The sign of the difference is counted, because the compiler turns a comparison into
    // a branch.
    var below: UInt32 = 0
    for offset in 0..<Self.window {
      below &+= UInt32(bitPattern: tails[low &+ offset] &- old) >> 31
    }
    return low &+ Int(below)
  }

  /// The number of tails that a few wide instructions count.
  private static var window: Int { 32 }
}
