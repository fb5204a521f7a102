extension ListDifference {
  /// Every element that is in both lists, ascending by new index.
  ///
  /// What neither moved nor was deleted has kept its order, so that the n-th such old element is the
  /// n-th such new one.
  ///
  /// - Complexity: O(n).
  func survivors(oldCount: Int) -> [Move<Int>] {
    var leaves = Array(repeating: false, count: oldCount)
    for index in deleted { leaves[index] = true }
    for move in moved { leaves[move.from] = true }
    var arrivals = moved[...]
    var insertions = inserted[...]
    var result: [Move<Int>] = []
    var destination = 0
    func takeArrivals() {
      while true {
        if arrivals.first?.to == destination {
          result.append(arrivals.removeFirst())
        } else if insertions.first == destination {
          insertions.removeFirst()
        } else {
          return
        }
        destination += 1
      }
    }
    takeArrivals()
    for source in leaves.indices where !leaves[source] {
      result.append(Move(from: source, to: destination))
      destination += 1
      takeArrivals()
    }
    return result
  }
}
