/// Marks the members of a longest increasing subsequence.
///
/// Patience sorting: `tails[k]` is where the best subsequence of length `k + 1` ends, and each value
/// points back to the one before it.
///
/// - Parameter values: Distinct numbers; negative ones are ignored and never marked.
/// - Returns: For each value whether it is a member.
/// - Complexity: O(n log n), O(n) if the values ascend.
@inlinable
func longestIncreasingSubsequence(of values: [Int32]) -> [Bool] {
  var tails: [Int] = []
  var previous = Array(repeating: -1, count: values.count)
  for (index, value) in values.enumerated() where value >= 0 {
    var low = 0
    var high = tails.count
    if let last = tails.last, values[last] < value {
      low = high
    }
    while low < high {
      let middle = (low + high) / 2
      if values[tails[middle]] < value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    if low > 0 { previous[index] = tails[low - 1] }
    if low == tails.count {
      tails.append(index)
    } else {
      tails[low] = index
    }
  }
  var isMember = Array(repeating: false, count: values.count)
  var index = tails.last ?? -1
  while index >= 0 {
    isMember[index] = true
    index = previous[index]
  }
  return isMember
}
