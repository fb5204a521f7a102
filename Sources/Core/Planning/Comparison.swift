/// Everything that is needed to turn one list into another.
///
/// It is computed from values only, and calls nothing of an app but `id` and `==` of view models.
struct Comparison: Sendable {
  /// The differences.
  let changes: Changeset

  /// The batches for a collection view.
  let plan: Plan

  /// The items that share their identity with an earlier one, in sections with insertions.
  let repeats: [RepeatedItem]

  /// Compares two lists.
  ///
  /// - Parameters:
  ///   - old: The list that is shown.
  ///   - new: The list to show.
  ///   - scratch: Memory for the comparison, which can be kept for the next one.
  init(
    from old: Snapshot,
    to new: Snapshot,
    using scratch: DiffScratch = DiffScratch()
  ) {
    changes = Changeset(from: old, to: new, using: scratch)
    plan = Plan(changes, from: old, to: new)
    repeats = new.repeats(introducedBy: changes)
  }
}

/// Two lists that can be compared off the main actor.
///
/// They are safe to send. Everything in a snapshot is immutable: the identities and places of its sections and runs can be
/// sent, and the functions of a column capture nothing. Its view models are of types that the app has declared to be
/// sendable, or contain lists of such. Lazy models are not touched by a comparison.
struct SendableLists: @unchecked Sendable {
  private let old: Snapshot
  private let new: Snapshot

  /// Creates a pair of lists.
  ///
  /// - Returns: `nil` if a list contains view models that belong to the main actor, or may.
  /// - Complexity: O(number of runs).
  init?(from old: Snapshot, to new: Snapshot) {
    guard old.firstUnsendable == nil, new.firstUnsendable == nil else { return nil }
    self.old = old
    self.new = new
  }

  /// Compares the lists.
  func compare() -> Comparison { Comparison(from: old, to: new) }
}

extension Snapshot {
  /// The type of the controllers of the first items, or of a header or footer, whose view models cannot be compared off the
  /// main actor.
  var firstUnsendable: ControllerKind? {
    for section in sections {
      for run in section.runs + section.supplementaries.map(\.value) {
        if let kind = run.column.box.firstUnsendable(for: run.controller) { return kind }
      }
    }
    return nil
  }
}
