extension Changeset {
  /// Returns whether the environment of an item, a header or a footer that stays has changed, or whether such an item has
  /// become sticky or as wide as its section, or has ceased to be.
  ///
  /// A size may depend on that. Items that are inserted or moved are sized anyway. The surroundings of others can change,
  /// too, for example if a group now includes its neighbor's first item, or if a section moves.
  ///
  /// - Complexity: O(number of runs), and for a section that has several environments, or another,
  ///   O(changes · log changes) more.
  @MainActor
  func changesSurroundings(from old: ResolvedList, to new: ResolvedList) -> Bool {
    let uses = old.uses.union(new.uses)
    guard uses.contains(.environment) || uses.contains(.specialItems) else { return false }
    lazy var leaving = Dictionary(grouping: removedItems + movedItems.map(\.from), by: \.section)
    lazy var coming = Dictionary(grouping: insertedItems + movedItems.map(\.to), by: \.section)
    return old.snapshot.sections.indices.contains { section in
      guard let next = new.index(of: old.snapshot.sections[section].id) else { return false }
      if old.sections[section].headingsDiffer(from: new.sections[next]) { return true }
      if let placing = old.sections[section].onlyPlacing,
        placing == new.sections[next].onlyPlacing
      {
        return false
      }
      return old.placings(inSection: section, without: leaving[section] ?? [])
        != new.placings(inSection: next, without: coming[next] ?? [])
    }
  }
}

/// Neighboring items that are placed alike.
private struct PlacingRun: Equatable {
  let placing: Surroundings.Placing
  var count: Int
}

extension ResolvedList {
  /// What the places of a section's items depend on in order, except some.
  fileprivate func placings(
    inSection index: Int,
    without exceptions: [Position]
  ) -> [PlacingRun] {
    let starts = snapshot.sections[index].starts
    let left = exceptions.map(\.item).sorted()
    var next = 0
    var result: [PlacingRun] = []
    for (run, presenter) in sections[index].presenters.enumerated() {
      let first = next
      while next < left.count, left[next] < starts[run + 1] { next += 1 }
      let count = starts[run + 1] - starts[run] - (next - first)
      guard count > 0 else { continue }
      let placing = presenter.surroundings.placing
      if result.last?.placing == placing {
        result[result.count - 1].count += count
      } else {
        result.append(PlacingRun(placing: placing, count: count))
      }
    }
    return result
  }
}
