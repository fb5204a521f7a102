/// Where the indices of an ordered collection go when elements are removed and inserted.
///
/// Elements that are neither removed nor inserted keep their order and fill the remaining indices.
/// Only the removed and inserted indices are stored, so building costs O(k log k) and each query
/// O(log k) for k of them, however long the collection is.
struct IndexMapping: Equatable, Sendable {
  /// Indices before the update that are removed, ascending.
  private let leaving: [Int]

  /// Indices after the update that are inserted, ascending.
  private let arriving: [Int]

  init(leaving: some Sequence<Int> = [], arriving: some Sequence<Int> = []) {
    self.leaving = Self.sortedUniquely(leaving)
    self.arriving = Self.sortedUniquely(arriving)
  }

  /// Returns the index after the update of the element at `oldIndex`, or nil if it was removed.
  func newIndex(ofOldIndex oldIndex: Int) -> Int? {
    Self.translate(oldIndex, from: leaving, to: arriving)
  }

  /// Returns the index before the update of the element at `newIndex`, or nil if it was inserted.
  func oldIndex(ofNewIndex newIndex: Int) -> Int? {
    Self.translate(newIndex, from: arriving, to: leaving)
  }

  /// Calls a function with neighbors that stay neighbors: the index of the first one before and after
  /// the update, and their number.
  func forEachStretch(
    oldCount: Int,
    newCount: Int,
    _ body: (_ old: Int, _ new: Int, _ count: Int) -> Void
  ) {
    var (old, new) = (0, 0)
    var (left, arrived) = (0, 0)
    while true {
      while left < leaving.count, leaving[left] == old { (left, old) = (left + 1, old + 1) }
      while arrived < arriving.count, arriving[arrived] == new {
        (arrived, new) = (arrived + 1, new + 1)
      }
      let staying = (left < leaving.count ? leaving[left] : oldCount) - old
      let places = (arrived < arriving.count ? arriving[arrived] : newCount) - new
      let count = min(staying, places)
      guard count > 0 else { return }
      body(old, new, count)
      (old, new) = (old + count, new + count)
    }
  }

  /// Counts the remaining elements before an index on one side, and finds the same element on the
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
  /// Returns the first index whose element passes, or `count`; elements that pass must come last.
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
