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
    let expected = expectedCounts(from: old, to: new, mapping)
    guard expected != new else { return nil }
    for section in new.itemsInSection.indices {
      let (before, after) = (expected.itemsInSection[section], new.itemsInSection[section])
      guard before != after, let equation = equation(of: section, from: old, to: new, mapping)
      else { continue }
      return equation.after > equation.expected
        ? .itemCount(equation) : .inconsistentCounts(self, old: old, new: new)
    }
    return nil
  }

  /// Returns the counts to which the operations lead; a section that is inserted or reloaded may
  /// have any.
  ///
  /// Wraps around instead of trapping: a data source may report any number.
  private func expectedCounts(
    from old: ItemCounts,
    to new: ItemCounts,
    _ mapping: PositionMapping
  ) -> ItemCounts {
    var result = sections.isEmpty ? old : mapping.carry(old, to: new)
    func add(_ difference: Int, _ section: Int?) {
      guard let section, result.contains(section: section),
        mapping.oldSection(ofNew: section) != nil
      else { return }
      result.itemsInSection[section] &+= difference
    }
    for item in items.inserts { add(1, item.section) }
    for item in items.deletes { add(-1, mapping.newSection(ofOld: item.section)) }
    for move in items.moves {
      add(-1, mapping.newSection(ofOld: move.source.section))
      add(1, move.target.section)
    }
    return result
  }

  /// Returns the equation of a section, by its new index; nil for one that was not there before.
  private func equation(
    of section: Int,
    from old: ItemCounts,
    to new: ItemCounts,
    _ mapping: PositionMapping
  ) -> UpdateFailure.ItemEquation? {
    guard let oldSection = mapping.oldSection(ofNew: section),
      let before = old.numberOfItems(inSection: oldSection)
    else { return nil }
    // A reload is a deletion and an insertion.
    let reloads = mapping.itemReplacements.keys.count { $0.section == oldSection }
    return UpdateFailure.ItemEquation(
      section: section,
      before: before,
      after: new.itemsInSection[section],
      inserted: items.inserts.count { $0.section == section } + reloads,
      deleted: items.deletes.count { $0.section == oldSection } + reloads,
      movedIn: items.moves.count { $0.target.section == section },
      movedOut: items.moves.count { $0.source.section == oldSection }
    )
  }
}
