/// What happens to a header, a footer or another supplementary view of a section that stays.
public struct SupplementaryChange: Hashable, Sendable {
  /// What happens.
  public enum What: Hashable, Sendable {
    /// The section had no such view before.
    case inserted

    /// The section has no such view afterwards.
    case deleted

    /// Another item takes the view's place: its controller type or its identifier differs.
    case replaced

    /// The same item has other content.
    case updated
  }

  /// The kind of the supplementary view, as the layout names it.
  public let kind: String

  /// The index of the section before the change; `nil` if it had no such view.
  public let oldSection: Int?

  /// The index of the section after the change; `nil` if it has no such view.
  public let newSection: Int?

  /// What happens.
  public let what: What

  package init(kind: String, oldSection: Int?, newSection: Int?, what: What) {
    self.kind = kind
    self.oldSection = oldSection
    self.newSection = newSection
    self.what = what
  }
}

/// Compares the supplementary items of a section that stays.
struct SupplementaryComparison {
  let section: Move<Int>
  let old: [String: Run]
  let new: [String: Run]

  /// The differences, ascending by kind.
  var changes: [SupplementaryChange] {
    Set(old.keys).union(new.keys).sorted().compactMap(change)
  }

  private func change(ofKind kind: String) -> SupplementaryChange? {
    let (old, new) = (old[kind], new[kind])
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
    guard let new else { return .deleted }
    guard Scope(old) == Scope(new), old.column.isSameItem(0, as: new.column, 0) else {
      return .replaced
    }
    return old.column.isSameContent(0, as: new.column, 0) ? nil : .updated
  }
}
