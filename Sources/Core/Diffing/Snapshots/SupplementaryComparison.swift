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
