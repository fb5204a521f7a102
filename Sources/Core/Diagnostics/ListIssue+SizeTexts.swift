extension ListIssue {
  package static func unsettledSize(
    of id: ItemID,
    _ lengths: String,
    location: CodeLocation?
  ) -> ListIssue {
    ListIssue(
      .unsettledSize(id),
      summary: """
        The cell of \(id) asks for another size each time it is measured, at last \(lengths). It \
        keeps the size it has until its content changes.
        """,
      fix: """
        let the size follow from the room that is offered and from what `configure(_:)` shows, and call \
        `invalidateSize()` when something else changes it.
        """,
      location: location
    )
  }
}
