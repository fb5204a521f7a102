/// The index paths of a snapshot's items; the first query costs O(items), each further one O(1).
struct PathTable<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private let snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  private var paths: [Item: IndexPath]?

  init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self.snapshot = snapshot
  }

  subscript(item: Item) -> IndexPath? {
    mutating get {
      guard snapshot.sectionOfItem[item] != nil else { return nil }
      if let paths { return paths[item] }
      var found: [Item: IndexPath] = [:]
      found.reserveCapacity(snapshot.numberOfItems)
      for (index, section) in snapshot.sections.enumerated() {
        for (place, member) in (snapshot.itemsOfSection[section] ?? []).enumerated() {
          found[member] = IndexPath(item: place, section: index)
        }
      }
      paths = found
      return found[item]
    }
  }
}

/// Finds a longest increasing subsequence of different numbers.
enum IncreasingRun {
  /// Returns the indices of the subsequence; costs O(n · log n), or O(n) if all numbers are in
  /// order.
  static func longest(_ numbers: [Int]) -> Set<Int> {
    if zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) { return Set(numbers.indices) }
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var result: Set<Int> = []
    var place = ends.last ?? -1
    while place >= 0 {
      result.insert(place)
      place = previous[place]
    }
    return result
  }
}
