/// An update from one list to another.
///
/// It is an object, because many steps and closures of an update refer to it, and copies of all that it stores take time.
@MainActor
final class Update {
  let request: UpdateRequest

  /// The tickets of the callers that are notified when the update is done.
  let tickets: [Int]

  let old: ResolvedList
  let new: ResolvedList

  /// The issues of the content.
  let issues: [ListIssue]

  /// Measures the phases of the update.
  var clock: UpdateClock

  /// The differences, and the plan for the collection view; empty until the lists were compared.
  private(set) var comparison = notCompared

  /// Whether the lists have the very same values, so that only closures may differ.
  private(set) var isUnchanged = false

  /// Whether the surroundings of an item that stays have changed, on which its size or its place may depend.
  private(set) var changesSurroundings = false

  /// Whether the lists were compared in the background.
  private(set) var isComparedInBackground = false

  private static let notCompared = Comparison(from: .empty, to: .empty)

  init(
    _ request: UpdateRequest,
    tickets: [Int],
    from old: ResolvedList,
    to new: ResolvedList,
    issues: [ListIssue],
    clock: UpdateClock
  ) {
    self.request = request
    self.tickets = tickets
    self.old = old
    self.new = new
    self.issues = issues
    self.clock = clock
  }

  /// The differences.
  var changes: Changeset { comparison.changes }

  /// The plan for the collection view.
  var plan: Plan { comparison.plan }

  /// Returns whether the lists are so long that they should be compared in the background.
  func isLonger(than threshold: Int?) -> Bool {
    guard let threshold else { return false }
    let (before, after) = (old.snapshot.itemCount, new.snapshot.itemCount)
    return before > 0 && after > 0 && max(before, after) > threshold
  }

  /// Stores the result of the comparison.
  ///
  /// - Complexity: O(number of runs), and that of `changesSurroundings(from:to:)`.
  func take(_ comparison: Comparison, isComparedInBackground: Bool) {
    self.comparison = comparison
    self.isComparedInBackground = isComparedInBackground
    isUnchanged = new.isSame(as: old) && comparison.changes.isEmpty
    changesSurroundings = !isUnchanged && changes.changesSurroundings(from: old, to: new)
  }

  /// The places, after the update, of headers and footers that replace others.
  var replacedSupplementaries: Set<SupplementaryPlace> {
    Set(
      changes.changedSupplementaries.compactMap { change in
        guard change.what == .replaced, let section = change.newSection else { return nil }
        return SupplementaryPlace(section: new.snapshot.sections[section].id, kind: change.kind)
      }
    )
  }

  /// Returns the changes of the list for the layout, together with operations on positions.
  ///
  /// - Parameters:
  ///   - operations: The operations of the last step of the update.
  ///   - shown: The list before them.
  /// - Returns: The changes.
  func contentChange(
    _ operations: Operations = Operations(),
    from shown: ResolvedList
  ) -> ListChange {
    ListChange(
      operations: operations,
      resizedItems: PositionList(changes.updatedItems.lazy.map(\.to)),
      resizedBoundaries: Set(changes.changedSupplementaries.compactMap(section)).sorted(),
      rearrangedSections: new.rearrangedSections(since: shown, operations)
    )
  }

  /// The section of a header or footer that changes, by its place after the update.
  private func section(of change: SupplementaryChange) -> Int? {
    change.newSection
      ?? change.oldSection.flatMap { new.index(of: old.snapshot.sections[$0].id) }
  }
}
