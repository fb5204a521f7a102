/// One section of a snapshot: its identity, its items in runs, and its supplementary items.
package struct SnapshotSection: Sendable {
  /// The identity of the section.
  package internal(set) var id: SectionID

  /// The runs of items, in order; none of them is empty.
  package let runs: [Run]

  /// The index of each run's first item, and the number of all items at the end.
  package let starts: [Int]

  /// Whether some of the items are asked for when they are needed.
  package let hasLazyItems: Bool

  /// The header, footer and other supplementary items by kind, each a run of one.
  package let supplementaries: [String: Run]

  /// Makes a section of the runs that hold items; empty runs are left out.
  ///
  /// - Complexity: O(number of runs).
  package init(id: SectionID, runs: [Run], supplementaries: [String: Run] = [:]) {
    let runs = runs.filter { $0.column.count > 0 }
    var starts = [0]
    starts.reserveCapacity(runs.count + 1)
    var count = 0
    var hasLazyItems = false
    for run in runs {
      count += run.column.count
      if run.column.isLazy { hasLazyItems = true }
      starts.append(count)
    }
    self.id = id
    self.runs = runs
    self.starts = starts
    self.hasLazyItems = hasLazyItems
    self.supplementaries =
      supplementaries.isEmpty ? [:] : supplementaries.filter { $0.value.column.count > 0 }
  }

  /// The number of items.
  package var count: Int { starts[starts.count - 1] }

  /// The run that holds an item, and the item's index in it.
  ///
  /// - Complexity: O(log number of runs).
  /// - Returns: `nil` if there is no such item.
  package func runIndex(ofItem item: Int) -> (run: Int, offset: Int)? {
    guard item >= 0, item < count else { return nil }
    let run = starts.partition { $0 <= item } - 1
    return (run, item - starts[run])
  }
}

/// Neighbouring items of one controller type, declared in one place.
package struct Run: Sendable {
  /// The view models of the items.
  package let column: Column

  /// The type of the items' controllers.
  package let controller: ControllerKind

  /// The elements of the `ForEach` between the section and the run, outermost first.
  package let elements: [Identifier]

  /// The line of the app that declared the items.
  package let location: CodeLocation?

  package init(
    _ column: Column,
    controller: ControllerKind,
    elements: [Identifier] = [],
    location: CodeLocation? = nil
  ) {
    self.column = column
    self.controller = controller
    self.elements = elements
    self.location = location
  }
}

extension SnapshotSection {
  /// Whether both show the same items with the same content, in the same order.
  ///
  /// - Complexity: O(number of items).
  package func showsSameItems(as other: SnapshotSection) -> Bool {
    runs.count == other.runs.count && zip(runs, other.runs).allSatisfy { $0.showsSameItems(as: $1) }
  }
}

extension Run {
  fileprivate func showsSameItems(as other: Run) -> Bool {
    controller == other.controller && elements == other.elements
      && column.isEqual(to: other.column)
  }
}
