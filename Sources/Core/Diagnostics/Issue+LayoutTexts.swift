extension Issue {
  package static func missingFrames(
    _ count: Int,
    of total: Int,
    in id: SectionID,
    location: SourceLocation?
  ) -> Issue {
    Issue(
      .missingFrames(id),
      summary: """
        The arrangement of section \(id) returned \(total - count) frames for \(total) items. The other \
        items are shown below them in a list.
        """,
      fix: "return a frame for each size from `frames(for:in:)`.",
      location: location
    )
  }
}
