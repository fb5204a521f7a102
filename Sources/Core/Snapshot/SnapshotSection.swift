/// One section of a snapshot: its identity, its items in runs, and its supplementary items.
///
/// It is an immutable object, so that a section that was reused is equal without comparing its items.
package final class SnapshotSection {
  /// The identity of the section.
  package let id: SectionID

  /// A number that sections with equal identities have in common, and others rarely.
  let fingerprint: UInt64

  /// The runs of items, in order; none of them is empty.
  let runs: [Run]

  /// The index of each run's first item, and the number of all items at the end.
  let starts: [Int]

  /// The number of items.
  package let count: Int

  /// Whether some of the items are loaded when they are needed.
  let hasLazyItems: Bool

  /// The header, footer and other supplementary items by kind, each a run of one.
  let supplementaries: ByKind<Run>

  /// Creates a section from runs, leaving out empty ones.
  ///
  /// - Complexity: O(number of runs).
  init(id: SectionID, runs: [Run], supplementaries: ByKind<Run> = ByKind()) {
    let runs = runs.filter { $0.column.count > 0 }
    self.id = id
    fingerprint = id.fingerprint
    self.runs = runs
    var count = 0
    starts =
      runs.map { run in
        defer { count += run.column.count }
        return count
      } + [count]
    self.count = count
    hasLazyItems = runs.contains { $0.column.isLazy }
    let hasEmpty = supplementaries.contains { $0.value.column.count == 0 }
    self.supplementaries =
      hasEmpty ? supplementaries.filter { $0.value.column.count > 0 } : supplementaries
  }

  /// Returns the run that contains an item, and the item's index in it.
  ///
  /// - Complexity: O(log number of runs).
  /// - Returns: `nil` if there is no such item.
  func runIndex(ofItem item: Int) -> (run: Int, offset: Int)? {
    guard item >= 0, item < count else { return nil }
    let run = starts.partition { $0 <= item } - 1
    return (run, item - starts[run])
  }
}

/// Neighboring items of one controller type, declared in one place.
///
/// It is an immutable object, which passes from the content to the list.
@usableFromInline
final class Run {
  /// The view models of the items.
  let column: Column

  /// The type of the items' controllers.
  let controller: ControllerKind

  /// The elements of the `ForEach` between the section and the run, outermost first.
  let elements: [ListIdentifier]

  /// The line of the app that declared the items.
  let location: CodeLocation?

  @usableFromInline
  init(
    _ column: Column,
    controller: ControllerKind,
    elements: [ListIdentifier] = [],
    location: CodeLocation? = nil
  ) {
    self.column = column
    self.controller = controller
    self.elements = elements
    self.location = location
  }

  /// Returns the same items inside elements of `ForEach`.
  func inside(_ elements: [ListIdentifier]) -> Run {
    Run(column, controller: controller, elements: elements, location: location)
  }
}

extension SnapshotSection {
  /// Returns whether a section of some runs and supplementary items would have the very same content as this one.
  ///
  /// It is known without comparing items if the runs are the same, or their arrays share their storage.
  ///
  /// - Complexity: O(number of runs).
  func isMade(of runs: [Run], and supplementaries: ByKind<Run>) -> Bool {
    guard runs.count == self.runs.count, supplementaries.count == self.supplementaries.count else {
      return false
    }
    for index in runs.indices where !self.runs[index].isSame(as: runs[index]) { return false }
    for (entry, other) in zip(supplementaries, self.supplementaries)
    where entry.key != other.key || !entry.value.isSame(as: other.value) {
      return false
    }
    return true
  }

  /// Returns whether both show the same items with the same content, in the same order.
  ///
  /// - Complexity: O(number of items).
  func showsSameItems(as other: SnapshotSection) -> Bool {
    runs.count == other.runs.count && zip(runs, other.runs).allSatisfy { $0.showsSameItems(as: $1) }
  }
}

extension Run {
  /// Returns whether both contain the same array, declared in the same place.
  fileprivate func isSame(as other: Run) -> Bool {
    self === other
      || hasScope(of: other) && column.isSameStorage(as: other.column) && location == other.location
  }

  fileprivate func showsSameItems(as other: Run) -> Bool {
    controller == other.controller && elements == other.elements
      && column.isEqual(to: other.column)
  }
}
