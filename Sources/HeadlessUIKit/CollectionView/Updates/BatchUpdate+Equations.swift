extension BatchUpdate {
  func sectionCountMismatch(from old: ItemCounts, to new: ItemCounts) -> UpdateFailure? {
    let equation = UpdateFailure.SectionEquation(
      before: old.numberOfSections,
      after: new.numberOfSections,
      inserted: sections.inserts.count,
      deleted: sections.deletes.count
    )
    guard equation.after != equation.expected else { return nil }
    return equation.after > equation.expected
      ? .sectionCount(equation) : .inconsistentCounts(self, old: old, new: new)
  }

  /// Returns the first section that survives the update with an impossible count, by its new index.
  func itemCountMismatch(
    from old: ItemCounts,
    to new: ItemCounts,
    _ mapping: PositionMapping
  ) -> UpdateFailure? {
    let inserts = tally(items.inserts)
    let deletes = tally(items.deletes)
    let reloads = tally(mapping.itemReplacements.keys)
    let replacements = tally(mapping.itemReplacements.values)
    let movesIn = tally(items.moves.lazy.map(\.target))
    let movesOut = tally(items.moves.lazy.map(\.source))

    for (section, after) in new.itemsInSection.enumerated() {
      guard
        let oldSection = mapping.oldSection(ofNew: section),
        let before = old.numberOfItems(inSection: oldSection)
      else { continue }
      let equation = UpdateFailure.ItemEquation(
        section: section,
        before: before,
        after: after,
        inserted: inserts[section, default: 0] + replacements[section, default: 0],
        deleted: deletes[oldSection, default: 0] + reloads[oldSection, default: 0],
        movedIn: movesIn[section, default: 0],
        movedOut: movesOut[oldSection, default: 0]
      )
      guard equation.after != equation.expected else { continue }
      return equation.after > equation.expected
        ? .itemCount(equation) : .inconsistentCounts(self, old: old, new: new)
    }
    return nil
  }

  private func tally(_ positions: some Sequence<ItemPosition>) -> [Int: Int] {
    positions.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
  }
}
