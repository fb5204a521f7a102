/// One batch of updates of a plan.
package struct Stage: Equatable, Sendable {
  /// What the collection view is told.
  package let operations: Operations

  /// The sections of the list once the batch is done.
  package let sections: [SectionSource]
}

extension Stage {
  /// The number of items in each section once the batch is done.
  func counts(from old: [Int], to new: [Int]) -> [Int] {
    sections.map { source in
      switch source {
      case .old(let index): old[index]
      case .new(let index): new[index]
      case .emptied, .vacated: 0
      }
    }
  }
}
