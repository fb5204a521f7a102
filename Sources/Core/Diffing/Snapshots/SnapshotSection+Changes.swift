extension SnapshotSection {
  /// Finds what turns the items of this section into those of another state of it.
  func findChanges(
    to new: SnapshotSection,
    into changes: inout ItemChanges,
    using scratch: DiffScratch
  ) {
    if runs.count == 1, new.runs.count == 1, Scope(runs[0]) == Scope(new.runs[0]),
      runs[0].column.findChanges(to: new.runs[0].column, into: &changes, using: scratch)
    {
      return
    }
    var comparison = MixedComparison(old: ItemList(self), new: ItemList(new))
    comparison.findChanges(into: &changes, using: scratch)
  }
}
