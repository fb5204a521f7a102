/// The length of a longest increasing subsequence, by patience sorting.
package func longestIncreasing(_ values: [Int]) -> Int {
  var tails: [Int] = []
  for value in values {
    var (low, high) = (0, tails.count)
    while low < high {
      let middle = (low + high) / 2
      if tails[middle] < value { low = middle + 1 } else { high = middle }
    }
    if low == tails.count { tails.append(value) } else { tails[low] = value }
  }
  return tails.count
}
