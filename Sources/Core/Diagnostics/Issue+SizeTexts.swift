extension Issue {
  package static func unsettledSize(
    of id: ItemID,
    _ heights: String,
    location: SourceLocation?
  ) -> Issue {
    Issue(
      .unsettledSize(id),
      summary: """
        The cell of \(id) asks for another height each time it is measured, at last \(heights). It \
        keeps the height it has until its content changes.
        """,
      fix: """
        let the height follow from the width and from what `configure(_:)` shows, and call \
        `invalidateSize()` when something else changes it.
        """,
      location: location
    )
  }
}
