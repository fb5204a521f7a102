extension Plan {
  /// Says what a collection view would refuse.
  ///
  /// - Parameters:
  ///   - old: The number of items in each section before the change.
  ///   - new: The number of items in each section after the change.
  /// - Complexity: O(m log m + s) for m operations and s sections.
  /// - Returns: `nil` if every stage is legal and the last one arrives at the new counts.
  package func problem(from old: [Int], to new: [Int]) -> String? {
    var counts = old
    for (index, stage) in stages.enumerated() {
      let next = stage.counts(from: old, to: new)
      let check = OperationsCheck(stage.operations, from: counts, to: next)
      if let problem = check.problem {
        return "stage \(index + 1) of \(stages.count): \(problem)"
      }
      counts = next
    }
    if counts == new { return nil }
    return "the stages end at the item counts \(counts) instead of \(new)"
  }
}
