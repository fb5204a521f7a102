import RosterCore
import RosterLayout

/// One list turning into another, and what that takes.
@MainActor
struct Update {
  let request: UpdateRequest

  /// The tickets of those who are notified when the update is done.
  let tickets: [Int]

  let old: ResolvedList
  let new: ResolvedList

  /// What is wrong with the content.
  let issues: [ListIssue]

  /// How long it has taken so far.
  var clock: UpdateClock

  /// What differs, and how a collection view accepts it; nothing until the lists have been compared.
  private(set) var comparison = Self.notCompared

  /// Whether something that stays has come into another environment, on which its size may depend.
  private(set) var changesEnvironment = false

  /// Whether the lists were compared while the old one went on.
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

  /// What differs.
  var changes: Changeset { comparison.changes }

  /// How a collection view accepts what differs.
  var plan: Plan { comparison.plan }

  /// Whether comparing takes so long that it should not hold up the main actor.
  func isLonger(than threshold: Int?) -> Bool {
    guard let threshold else { return false }
    let (before, after) = (old.snapshot.itemCount, new.snapshot.itemCount)
    return before > 0 && after > 0 && max(before, after) > threshold
  }

  /// Takes over what differs.
  ///
  /// - Complexity: O(number of runs), and that of `changesEnvironment(from:to:)`.
  mutating func take(_ comparison: Comparison, isComparedInBackground: Bool) {
    self.comparison = comparison
    self.isComparedInBackground = isComparedInBackground
    changesEnvironment = changes.changesEnvironment(from: old, to: new)
  }

  /// The places, after the update, of headers and footers that take those of others.
  var replacedSupplementaries: Set<SupplementaryPlace> {
    Set(
      changes.changedSupplementaries.compactMap { change in
        guard change.what == .replaced, let section = change.newSection else { return nil }
        return SupplementaryPlace(section: new.snapshot.sections[section].id, kind: change.kind)
      }
    )
  }

  /// What is different about the list once the content is, together with operations on places.
  func contentChange(_ operations: Operations = Operations()) -> ListChange {
    ListChange(
      operations: operations,
      resizedItems: PositionList(changes.updatedItems.lazy.map(\.to)),
      resizedBoundaries: Set(changes.changedSupplementaries.compactMap(section)).sorted()
    )
  }

  /// The section of a header or footer that changes, by its place after the update.
  private func section(of change: SupplementaryChange) -> Int? {
    change.newSection
      ?? change.oldSection.flatMap { new.index(of: old.snapshot.sections[$0].id) }
  }
}
