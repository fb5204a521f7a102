extension ListIssue {
  static func missingFrames(
    _ count: Int,
    of total: Int,
    in id: SectionID,
    location: CodeLocation?
  ) -> ListIssue {
    ListIssue(
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

extension ListIssue {
  static func oversizedItem(
    _ id: ItemID,
    asked: Double,
    limit: Double,
    isHorizontal: Bool,
    location: CodeLocation?
  ) -> ListIssue {
    ListIssue(
      .oversizedItem(id),
      summary: """
        \(id) asks to be \(asked) points \(isHorizontal ? "high" : "wide"), and its section has room \
        for \(limit). It is shown \(limit) points \(isHorizontal ? "high" : "wide").
        """,
      fix: isHorizontal
        ? "return a size that is no higher than `container.height`, such as `.width(_:)`."
        : "return a size that is no wider than `container.width`, such as `.height(_:)`.",
      location: location
    )
  }

  static func unsuitableSize(
    of id: ItemID,
    width: Double,
    shownAs shown: String,
    location: CodeLocation?
  ) -> ListIssue {
    ListIssue(
      .unsuitableSize(id),
      summary: """
        \(id) asks to be \(width) points wide and says nothing about its height, in a list that grows \
        downwards. It is shown with \(shown) points, as high as the screen.
        """,
      fix: """
        return `.height(_:)`, `.fixed(width:height:)` or `.automatic(estimated:)`; `.width(_:)` is for lists \
        and carousels that scroll sideways.
        """,
      location: location
    )
  }

  static func ignoredSize(
    of controller: ControllerKind,
    asked: String,
    shown: String,
    layout: String,
    location: CodeLocation?
  ) -> ListIssue {
    ListIssue(
      .ignoredSize(controller),
      summary: """
        The items of \(controller) ask for \(asked) points, and \(layout) shows them with \(shown): it does \
        not ask the list.
        """,
      fix: """
        give the collection view a `ListLayout` or a `CompositionalListLayout`, whose sections may be UIKit's \
        own: `.layout(.compositional { … })`, `.layout(.list(appearance: …))`.
        """,
      location: location
    )
  }

  static func ignoredView(
    _ kind: String,
    of id: SectionID,
    layout: String,
    location: CodeLocation?
  ) -> ListIssue {
    ListIssue(
      .ignoredView(id, kind: kind),
      summary:
        "Section \(id) has a view of kind \(kind), and \(layout) has no place for it. It is not shown.",
      fix: """
        give the layout's section such a boundary item, or `headerMode = .supplementary`; or give the \
        collection view a `CompositionalListLayout`, whose sections have the views of the content.
        """,
      location: location
    )
  }

  static func ignoredOverlay(
    _ kind: String,
    of id: SectionID,
    layout: String,
    hasPlace: Bool,
    location: CodeLocation?
  ) -> ListIssue {
    ListIssue(
      .ignoredView(id, kind: kind),
      summary:
        "Section \(id) has a badge or an overlay of kind \(kind), and \(layout) has no place for it. It is not shown.",
      fix: hasPlace
        ? "give the collection view a `ListLayout`, a `FlowListLayout` or a `CompositionalListLayout`."
        : "return the items that it is laid over from the closure `over`.",
      location: location
    )
  }

  static func unsupportedLayout(
    _ features: [(asked: String, shown: String)],
    of id: SectionID,
    layout: String,
    location: CodeLocation?
  ) -> ListIssue {
    ListIssue(
      .unsupportedLayout(id),
      summary: """
        Section \(id) asks for \(features.map(\.asked).joined(separator: ", and for ")), which \
        \(layout) does not do: \(features.map(\.shown).joined(separator: ", ")).
        """,
      fix: layout == "ListLayout"
        ? "give the collection view a `CompositionalListLayout`."
        : "give the collection view a `ListLayout`, or a `CompositionalListLayout` for what is UIKit's own.",
      location: location
    )
  }
}

extension ListIssue {
  static func noRoomBelowItem(layout: String) -> ListIssue {
    ListIssue(
      .noRoomBelowItem,
      summary: "`itemWithRoomBelow` is set, and \(layout) makes no room below an item.",
      fix: "give the collection view a `ListLayout`."
    )
  }

  static func ignoredLayoutSettings(_ names: [String]) -> ListIssue {
    ListIssue(
      .ignoredLayoutSettings,
      summary: """
        The flow layout has values of the app's own that do not count, because items and sections say \
        the same: \(names.joined(separator: ", ")).
        """,
      fix: """
        say it in the content, as in `.layout(.list(spacing: 8).insets(ListInsets(16)))` and `size(of:state:in:)`, \
        and set "Estimate Size" to "None" in a storyboard.
        """
    )
  }
}

extension ListIssue {
  static func unsettledSize(
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
