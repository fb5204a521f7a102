/// Sections that are in a list before and after a change, and are neighbors in both.
///
/// A change of a few sections leaves a few stretches, however many sections there are.
struct SectionStretch: Equatable, Sendable {
  /// The old index of the first section.
  let from: Int

  /// The new index of the first section.
  let to: Int

  /// The number of sections, at least 1.
  let count: Int

  /// The sections one by one.
  var sections: some Sequence<Move<Int>> {
    (0..<count).lazy.map { Move(from: from + $0, to: to + $0) }
  }

  /// Returns whether it has a section with some old and new index.
  func holds(_ section: Move<Int>) -> Bool {
    section.from - from == section.to - to && section.from >= from && section.from < from + count
  }

  /// Finds every section that is in a list before and after a change.
  ///
  /// Sections that were neither moved nor removed keep their order, so the n-th such old section is
  /// the n-th such new one. A section that moves is a stretch of its own.
  ///
  /// - Parameters:
  ///   - removed: The old indices of the removed sections.
  ///   - inserted: The new indices of the inserted sections.
  ///   - moved: The sections that move.
  ///   - oldCount: The number of sections before the change.
  /// - Complexity: O(m log m) in the number of changes.
  /// - Returns: The sections, ascending by new index.
  static func all(
    removed: [Int],
    inserted: [Int],
    moved: [Move<Int>],
    oldCount: Int
  ) -> [SectionStretch] {
    let leaving = (removed + moved.map(\.from)).sorted()
    let arriving =
      (inserted.map { (to: $0, from: Int?.none) } + moved.map { (to: $0.to, from: $0.from) })
      .sorted { $0.to < $1.to }
    let newCount = oldCount - removed.count + inserted.count
    var result: [SectionStretch] = []
    var (old, new) = (0, 0)
    var (left, arrived) = (0, 0)
    while true {
      if left < leaving.count, leaving[left] <= old {
        old = max(old, leaving[left] + 1)
        left += 1
      } else if arrived < arriving.count, arriving[arrived].to <= new {
        if let origin = arriving[arrived].from {
          result.append(SectionStretch(from: origin, to: arriving[arrived].to, count: 1))
        }
        new = max(new, arriving[arrived].to + 1)
        arrived += 1
      } else {
        let staying = (left < leaving.count ? leaving[left] : oldCount) - old
        let places = (arrived < arriving.count ? arriving[arrived].to : newCount) - new
        let count = min(staying, places)
        guard count > 0 else { return result }
        result.append(SectionStretch(from: old, to: new, count: count))
        old += count
        new += count
      }
    }
  }
}

extension [SectionStretch] {
  /// Returns the old index of a section that was in the list before the change.
  func formerIndex(of section: Int) -> Int? {
    for stretch in self where section >= stretch.to && section < stretch.to + stretch.count {
      return section - stretch.to + stretch.from
    }
    return nil
  }
}

extension Changeset {
  /// Finds every section that is in the list before and after the changes.
  ///
  /// - Parameter oldCount: The number of sections before the changes.
  /// - Complexity: O(m log m) in the number of changes of sections.
  /// - Returns: The sections, ascending by new index.
  func stretches(oldCount: Int) -> [SectionStretch] {
    SectionStretch.all(
      removed: removedSections,
      inserted: insertedSections,
      moved: movedSections,
      oldCount: oldCount
    )
  }
}

extension Operations {
  /// Finds every section that is in a list before and after the operations.
  ///
  /// - Parameter oldCount: The number of sections before the operations.
  /// - Complexity: O(m log m) in the number of operations.
  /// - Returns: The sections, ascending by new index.
  func stretches(oldCount: Int) -> [SectionStretch] {
    SectionStretch.all(
      removed: removedSections,
      inserted: insertedSections,
      moved: movedSections,
      oldCount: oldCount
    )
  }
}
