extension Snapshot {
  /// Where the first item stands that has an identifier and perhaps a controller type, in whatever
  /// section.
  ///
  /// - Complexity: O(number of items of that controller type).
  /// - Returns: `nil` if there is no such item.
  package func firstPosition(
    of identifier: Identifier,
    presentedBy controller: ControllerKind? = nil
  ) -> Position? {
    for (index, section) in sections.enumerated() {
      for (run, start) in zip(section.runs, section.starts)
      where controller == nil || run.controller == controller {
        if let offset = run.column.firstIndex(of: identifier) {
          return Position(section: index, item: start + offset)
        }
      }
    }
    return nil
  }
}
