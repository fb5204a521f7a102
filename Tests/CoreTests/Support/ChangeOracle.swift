@testable import Roster

/// Judges the way from one picture to another: the changeset, its plan, and the maps of its steps.
struct ChangeOracle {
  let old: ListPicture
  let new: ListPicture
  let changeset: Changeset
  let plan: Plan
  private let oldSnapshot: Snapshot
  private let newSnapshot: Snapshot

  init(
    _ old: ListPicture,
    _ new: ListPicture,
    storage: ListPicture.Storage = .together
  ) {
    self.old = old
    self.new = new
    oldSnapshot = old.snapshot(storage)
    newSnapshot = new.snapshot(storage)
    changeset = Changeset(from: oldSnapshot, to: newSnapshot)
    plan = Plan(changeset, from: oldSnapshot, to: newSnapshot)
  }

  /// The first thing that is wrong, or `nil`.
  func fault() -> String? {
    do throws(BatchSimulation.Violation) {
      var simulation = BatchSimulation(counts: oldSnapshot.counts)
      try simulation.perform(
        changeset.operations,
        counts: newSnapshot.counts,
        rules: .changeset
      )
      return contentFault(simulation) ?? orderFault() ?? countFault() ?? leftoverFault()
        ?? minimalityFault(simulation) ?? planFault(endingAt: simulation)
    } catch {
      return "changeset: \(error)"
    }
  }

  /// The items that stay have to be the same items with the same content, but for the updates.
  private func contentFault(_ simulation: BatchSimulation) -> String? {
    var updates: [Position: Position] = [:]
    for update in changeset.updatedItems
    where updates.updateValue(update.from, forKey: update.to) != nil {
      return "updated twice: \(update)"
    }
    for (section, tokens) in simulation.tokens.enumerated() {
      for (item, token) in tokens.enumerated() {
        let position = Position(section: section, item: item)
        guard let token else {
          if updates[position] != nil { return "an inserted item is updated: \(position)" }
          continue
        }
        let (before, after) = (old[token], new[position])
        if !before.isSame(as: after) { return "\(before) became \(after) at \(position)" }
        let expected = before.version == after.version ? nil : token
        if updates.removeValue(forKey: position) != expected {
          return "wrong update of \(position)"
        }
      }
    }
    return updates.isEmpty ? nil : "updates of nothing: \(updates)"
  }

  private func orderFault() -> String? {
    let isAscending =
      changeset.removedSections.isAscending() && changeset.insertedSections.isAscending()
      && changeset.movedSections.map(\.to).isAscending() && changeset.removedItems.isAscending()
      && changeset.insertedItems.isAscending() && changeset.movedItems.map(\.to).isAscending()
      && changeset.updatedItems.map(\.to).isAscending()
    return isAscending ? nil : "not ascending: \(changeset.words)"
  }

  /// The counts have to include the items of whole sections.
  private func countFault() -> String? {
    let balance = newSnapshot.counts.reduce(0, +) - oldSnapshot.counts.reduce(0, +)
    let removedWhole = changeset.removedSections.reduce(0) { $0 + oldSnapshot.counts[$1] }
    let removedSections = Set(changeset.removedSections)
    let rescued = changeset.movedItems.count { removedSections.contains($0.from.section) }
    let deleted = changeset.removedItems.count + removedWhole - rescued
    if changeset.removedItemCount != deleted { return "wrong number of deleted items" }
    return changeset.insertedItemCount - deleted == balance
      ? nil : "wrong number of inserted items"
  }

  /// No item may be both gone and new: it would have moved.
  private func leftoverFault() -> String? {
    var gone = changeset.removedItems.map { old[$0] }
    var come = changeset.insertedItems.map { new[$0] }
    let movedFrom = Set(changeset.movedItems.map(\.from))
    let movedTo = Set(changeset.movedItems.map(\.to))
    for section in changeset.removedSections {
      gone += old.sections[section].items.enumerated().filter {
        !movedFrom.contains(Position(section: section, item: $0.offset))
      }.map(\.element)
    }
    for section in changeset.insertedSections {
      come += new.sections[section].items.enumerated().filter {
        !movedTo.contains(Position(section: section, item: $0.offset))
      }.map(\.element)
    }
    for item in gone where come.contains(where: item.isSame) {
      return "\(item) is both deleted and inserted"
    }
    return nil
  }

  /// Within a section, and among the sections, all that stays in order must not move.
  private func minimalityFault(_ simulation: BatchSimulation) -> String? {
    for (section, tokens) in simulation.tokens.enumerated() {
      let moves = changeset.movedItems.filter { $0.to.section == section }
      for origin in Set(tokens.compactMap { $0?.section }) {
        let isHome = oldSnapshot.sections[origin].id == newSnapshot.sections[section].id
        let ranks = tokens.compactMap { $0 }.filter { $0.section == origin }.map(\.item)
        let minimum = isHome ? ranks.count - bruteForceIncreasing(ranks) : ranks.count
        let actual = moves.count { $0.from.section == origin }
        if actual != minimum { return "\(actual) moves and not \(minimum) in section \(section)" }
      }
    }
    let oldIDs = oldSnapshot.sections.map(\.id)
    let ranks = newSnapshot.sections.compactMap { oldIDs.firstIndex(of: $0.id) }
    let minimum = ranks.count - bruteForceIncreasing(ranks)
    return changeset.movedSections.count == minimum ? nil : "too many moved sections"
  }

  private func planFault(endingAt expected: BatchSimulation) -> String? {
    if let problem = plan.problem(from: oldSnapshot.counts, to: newSnapshot.counts) {
      return problem
    }
    var simulation = BatchSimulation(counts: oldSnapshot.counts)
    for (index, step) in plan.steps.enumerated() {
      let composed = newSnapshot.composed(step.sections, from: oldSnapshot)
      let before = simulation
      do throws(BatchSimulation.Violation) {
        try simulation.perform(
          step.operations,
          counts: composed.counts,
          rules: .collectionView
        )
      } catch {
        return "step \(index + 1): \(error)"
      }
      if let fault = mapFault(PositionMap(step.operations), from: before, to: simulation) {
        return "step \(index + 1): \(fault)"
      }
    }
    if let last = plan.steps.last {
      let sections = newSnapshot.composed(last.sections, from: oldSnapshot).sections
      if sections.map(\.id) != newSnapshot.sections.map(\.id) { return "ends at other sections" }
    }
    return simulation == expected ? nil : "the plan ends elsewhere than the changeset"
  }

  private func mapFault(
    _ map: PositionMap,
    from before: BatchSimulation,
    to after: BatchSimulation
  ) -> String? {
    for (section, tokens) in before.tokens.enumerated() {
      for (item, token) in tokens.enumerated() {
        guard let token else { continue }
        let mapped = map[Position(section: section, item: item)]
        let actual = after.position(of: token)
        if mapped != actual {
          return "\(section)-\(item) is mapped to \(mapped as Any) and went to \(actual as Any)"
        }
      }
    }
    return nil
  }
}

/// The length of a longest increasing subsequence, found the obvious way.
func bruteForceIncreasing(_ values: [Int]) -> Int {
  var best = Array(repeating: 1, count: values.count)
  for index in values.indices {
    for earlier in 0..<index where values[earlier] < values[index] {
      best[index] = max(best[index], best[earlier] + 1)
    }
  }
  return best.max() ?? 0
}

extension Sequence where Element: Comparable {
  fileprivate func isAscending() -> Bool {
    zip(self, dropFirst()).allSatisfy { $0 < $1 }
  }
}

/// The length of a longest increasing subsequence, by patience sorting.
func longestIncreasing(_ values: [Int]) -> Int {
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
