/// Where the elements of one list are after some of them left and others arrived.
///
/// What stays keeps its order: the n-th element that does not leave takes the n-th place that no
/// arrival has taken.
struct IndexMap {
  /// The old indices that are vacated, ascending.
  private let vacated: ArraySlice<Int>

  /// The new indices that are taken by arrivals, ascending.
  private let taken: ArraySlice<Int>

  init(vacated: ArraySlice<Int>, taken: ArraySlice<Int>) {
    self.vacated = vacated
    self.taken = taken
  }

  /// The new index of an element that stays, or `nil` if the element leaves.
  ///
  /// - Complexity: O(log(number of elements that leave or arrive)).
  subscript(index: Int) -> Int? {
    let before = vacated.partition { $0 < index }
    if before < vacated.endIndex, vacated[before] == index { return nil }
    let rank = index - (before - vacated.startIndex)
    let start = taken.startIndex
    let skipped = taken.indices.partition { taken[$0] - ($0 - start) <= rank }
    return rank + (skipped - start)
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
