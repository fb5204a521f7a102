/// Ascending ranges that know how many indices there are in those before them.
struct CountedRanges: Sendable {
  private(set) var ranges: [(indices: Range<Int>, before: Int)] = []

  init(_ ascending: [Range<Int>] = []) {
    ranges.reserveCapacity(ascending.count)
    var count = 0
    for indices in ascending {
      ranges.append((indices, count))
      count += indices.count
    }
  }

  /// Takes ascending indices, one range for each.
  init(indices: [Int]) {
    self.init(indices.map { $0..<$0 + 1 })
  }

  /// The number of indices in the first few ranges.
  func count(ofFirst number: Int) -> Int {
    guard number > 0 else { return 0 }
    let last = ranges[number - 1]
    return last.before + last.indices.count
  }
}
