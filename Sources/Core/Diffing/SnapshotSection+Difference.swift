extension SnapshotSection {
  /// What turns the items of this section into those of another state of it.
  func difference(to new: SnapshotSection) -> ListDifference {
    if runs.count == 1, new.runs.count == 1, Scope(runs[0]) == Scope(new.runs[0]),
      let difference = runs[0].column.difference(to: new.runs[0].column)
    {
      return difference
    }
    return MixedComparison(old: self, new: new).difference()
  }
}
