/// The change of a header, a footer or another supplementary view in a section that stays.
struct SupplementaryChange: Hashable, Sendable {
  /// The kinds of changes.
  enum What: Hashable, Sendable {
    /// The view was inserted.
    case inserted

    /// The view was removed.
    case removed

    /// Another item replaces the view's item: its controller type or its identifier differs.
    case replaced

    /// The content of the item has changed.
    case updated
  }

  /// The kind of the supplementary view, as the layout names it.
  let kind: String

  /// The index of the section before the change; `nil` if it had no such view.
  let oldSection: Int?

  /// The index of the section after the change; `nil` if it has no such view.
  let newSection: Int?

  /// The kind of the change.
  let what: What

  init(kind: String, oldSection: Int?, newSection: Int?, what: What) {
    self.kind = kind
    self.oldSection = oldSection
    self.newSection = newSection
    self.what = what
  }
}

/// Compares the supplementary items of a section that stays.
struct SupplementaryComparison {
  let section: Move<Int>
  let old: ByKind<Run>
  let new: ByKind<Run>

  /// Memory for the comparison.
  let scratch: DiffScratch

  /// Adds the differences, ascending by kind.
  func findChanges(into changes: inout [SupplementaryChange]) {
    if old.hasKinds(of: new) {
      for (old, new) in zip(old, new) {
        if let change = change(ofKind: old.key, old.value, new.value) { changes.append(change) }
      }
    } else {
      changes += Set(old.keys).union(new.keys).sorted()
        .compactMap { change(ofKind: $0, old[$0], new[$0]) }
    }
  }

  private func change(
    ofKind kind: String,
    _ old: Run?,
    _ new: Run?
  ) -> SupplementaryChange? {
    guard let what = what(old, new) else { return nil }
    return SupplementaryChange(
      kind: kind,
      oldSection: old == nil ? nil : section.from,
      newSection: new == nil ? nil : section.to,
      what: what
    )
  }

  private func what(_ old: Run?, _ new: Run?) -> SupplementaryChange.What? {
    guard let old else { return new == nil ? nil : .inserted }
    guard let new else { return .removed }
    var changes = ItemChanges()
    guard
      old.hasScope(of: new),
      old.column.findChanges(to: new.column, into: &changes, using: scratch),
      changes.inserted.isEmpty
    else { return .replaced }
    return changes.updated.isEmpty ? nil : .updated
  }
}
