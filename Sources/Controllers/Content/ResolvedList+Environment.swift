extension Changeset {
  /// Returns whether the environment of an item, a header or a footer that stays has changed.
  ///
  /// A size may depend on the environment. Items that are inserted or moved are sized anyway. The
  /// environment of others can change, too, for example if a group now includes its neighbor's first
  /// item, or if a section moves.
  ///
  /// - Complexity: O(number of runs), and for a section that has several environments, or another,
  ///   O(changes · log changes) more.
  @MainActor
  func changesEnvironment(from old: ResolvedList, to new: ResolvedList) -> Bool {
    guard old.uses.union(new.uses).contains(.environment) else { return false }
    lazy var leaving = Dictionary(grouping: removedItems + movedItems.map(\.from), by: \.section)
    lazy var coming = Dictionary(grouping: insertedItems + movedItems.map(\.to), by: \.section)
    return old.snapshot.sections.indices.contains { section in
      guard let next = new.index(of: old.snapshot.sections[section].id) else { return false }
      if old.sections[section].headingsDiffer(from: new.sections[next]) { return true }
      if let environment = old.sections[section].onlyEnvironment,
        environment == new.sections[next].onlyEnvironment
      {
        return false
      }
      return old.environments(inSection: section, without: leaving[section] ?? [])
        != new.environments(inSection: next, without: coming[next] ?? [])
    }
  }
}

/// Neighboring items in the same environment.
private struct EnvironmentRun: Equatable {
  let environment: ListEnvironment
  var count: Int
}

extension ResolvedList {
  /// The environments of a section's items in order, except some.
  fileprivate func environments(
    inSection index: Int,
    without exceptions: [Position]
  ) -> [EnvironmentRun] {
    let starts = snapshot.sections[index].starts
    let left = exceptions.map(\.item).sorted()
    var next = 0
    var result: [EnvironmentRun] = []
    for (run, presenter) in sections[index].presenters.enumerated() {
      let first = next
      while next < left.count, left[next] < starts[run + 1] { next += 1 }
      let count = starts[run + 1] - starts[run] - (next - first)
      guard count > 0 else { continue }
      let environment = presenter.surroundings.environment
      if result.last?.environment == environment {
        result[result.count - 1].count += count
      } else {
        result.append(EnvironmentRun(environment: environment, count: count))
      }
    }
    return result
  }
}
