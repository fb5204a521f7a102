/// Where the elements of one list are after some of them left and others arrived.
///
/// What stays keeps its order: the n-th element that does not leave takes the n-th place that no
/// arrival has taken.
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
    // All indices of a range have as many free places before them.
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
