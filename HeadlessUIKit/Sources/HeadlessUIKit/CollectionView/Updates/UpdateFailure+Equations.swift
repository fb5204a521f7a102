extension UpdateFailure.SectionEquation {
  var message: String {
    "Invalid update: invalid number of sections. The number of sections contained in the"
      + " collection view after the update (\(after)) must be equal to the number of sections"
      + " contained in the collection view before the update (\(before)), plus or minus the number"
      + " of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
  }
}

extension UpdateFailure.ItemEquation {
  var message: String {
    "Invalid update: invalid number of items in section \(section). The number of items contained"
      + " in an existing section after the update (\(after)) must be equal to the number of items"
      + " contained in that section before the update (\(before)), plus or minus the number of"
      + " items inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted)"
      + " and plus or minus the number of items moved into or out of that section (\(movedIn) moved"
      + " in, \(movedOut) moved out)."
  }
}

extension UpdateFailure {
  static func inconsistency(_ update: BatchUpdate, old: ItemCounts, new: ItemCounts) -> String {
    let operations = update.descriptions.map { "\t\($0)" }.joined(separator: ",\n")
    return """
      Invalid batch updates detected: the number of sections and/or items returned by the data \
      source before and/or after performing the batch updates are inconsistent with the updates.
      Data source before updates = \(old.failureText)
      Data source after updates = \(new.failureText)
      Updates = [
      \(operations)
      ]
      """
  }
}

extension ItemCounts {
  fileprivate var failureText: String {
    let noun = numberOfSections == 1 ? "section" : "sections"
    return "{ \(numberOfSections) \(noun) with item counts: \(itemsInSection) }"
  }
}

extension BatchUpdate {
  /// A line for each operation: deletions, reloads, insertions and moves, sections before items.
  ///
  /// The lines for deleted and inserted items are known from published logs; the others follow
  /// their pattern.
  fileprivate var descriptions: [String] {
    func text(_ position: ItemPosition) -> String { "(\(position.section) - \(position.item))" }
    return sections.deletes.map { "Delete section (\($0))" }
      + items.deletes.map { "Delete item \(text($0))" }
      + sections.reloads.map { "Reload section (\($0))" }
      + items.reloads.map { "Reload item \(text($0))" }
      + sections.inserts.map { "Insert section (\($0))" }
      + items.inserts.map { "Insert item \(text($0))" }
      + sections.moves.map { "Move section (\($0.source)) to (\($0.target))" }
      + items.moves.map { "Move item \(text($0.source)) to \(text($0.target))" }
  }
}
