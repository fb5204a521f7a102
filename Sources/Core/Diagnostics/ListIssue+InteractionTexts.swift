extension ListIssue {
  package static func missingItem(_ id: ItemID, asked action: String) -> ListIssue {
    ListIssue(
      .missingItem(id),
      summary: "The app asked to \(action) \(id), which is not in the list. Nothing happens.",
      fix: """
        apply the content that holds the item first, and take identities from the adapter: the \
        section and the type of the controller are parts of them.
        """
    )
  }

  package static func missingSection(_ id: SectionID, asked action: String) -> ListIssue {
    ListIssue(
      .missingSection(id),
      summary:
        "The app asked to \(action) section \(id), which is not in the list. Nothing happens.",
      fix: """
        apply the content that holds the section first; a section inside a `ForEach` has the \
        identities of the elements in its own.
        """
    )
  }

  package static let sharedCollectionView = ListIssue(
    .sharedCollectionView,
    summary: """
      Two adapters were made for one collection view. The later one shows its list in it; the \
      earlier one keeps its items and controllers, and shows nothing.
      """,
    fix: "give each list a collection view of its own, or show both contents with one adapter."
  )
}
