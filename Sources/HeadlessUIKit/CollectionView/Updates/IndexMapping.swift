/// Where the indices of an ordered collection go when some leave and others arrive.
///
/// Whatever neither leaves nor arrives keeps its order and fills the places that arrivals do not
/// take. Only the leaving and arriving indices are stored, so building costs O(k log k) and each
/// question O(log k) for k of them, however long the collection is.
struct IndexMapping: Equatable, Sendable {
  /// Indices before the update that have no counterpart after it, ascending.
  private let leaving: [Int]

  /// Indices after the update that have no counterpart before it, ascending.
  private let arriving: [Int]

  init(leaving: some Sequence<Int> = [], arriving: some Sequence<Int> = []) {
    self.leaving = Self.sortedUniquely(leaving)
    self.arriving = Self.sortedUniquely(arriving)
  }

  /// The index after the update of what was at `oldIndex`, or nil if that left.
  func newIndex(ofOldIndex oldIndex: Int) -> Int? {
    Self.translate(oldIndex, from: leaving, to: arriving)
  }

  /// The index before the update of what is at `newIndex`, or nil if that arrived.
  func oldIndex(ofNewIndex newIndex: Int) -> Int? {
    Self.translate(newIndex, from: arriving, to: leaving)
  }

  /// Counts the stayers before an index on one side and finds the place of the same stayer on the
  /// other.
  private static func translate(_ index: Int, from taken: [Int], to occupied: [Int]) -> Int? {
    let takenBefore = taken.firstIndexOfSorted { $0 >= index }
    if takenBefore < taken.count, taken[takenBefore] == index { return nil }
    let rank = index &- takenBefore
    let skipped = occupied.firstIndexOfSorted(whereOffsetAndElement: { $1 &- $0 > rank })
    return rank &+ skipped
  }

  private static func sortedUniquely(_ indices: some Sequence<Int>) -> [Int] {
    var result: [Int] = []
    for index in indices.sorted() where result.last != index { result.append(index) }
    return result
  }
}

extension [Int] {
  /// The first index whose element passes, or `count`; elements that pass must come last.
  fileprivate func firstIndexOfSorted(where passes: (Int) -> Bool) -> Int {
    firstIndexOfSorted(whereOffsetAndElement: { passes($1) })
  }

  fileprivate func firstIndexOfSorted(
    whereOffsetAndElement passes: (_ offset: Int, _ element: Int) -> Bool
  ) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if passes(middle, self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
