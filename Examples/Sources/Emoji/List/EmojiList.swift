import Roster

/// The emoji of a catalog that match a query, in a grid for each subgroup.
///
/// There are as many columns as have room. The title of a subgroup stays at the top of the screen for as
/// long as there is something of it.
struct EmojiList: ListContent {
  let catalog: EmojiCatalog
  let query: String

  var body: some ListContent {
    if catalog.groups.isEmpty {
      Item(
        NoResults(query: query),
        cell: NoResultsCell.self,
        size: .automatic(estimated: 160)
      ) { cell, results in
        cell.label.text = "No emoji is called “\(results.query)”."
      }
    } else {
      ForEach(catalog.groups) { group in
        GroupContent(group: group)
      }
    }
  }
}

/// A title, and the subgroups below it; the index beside the list has the first emoji of each group.
private struct GroupContent: ListContent {
  let group: EmojiCatalog.Group

  var body: some ListContent {
    // A section may have a header and nothing else.
    Section("title") {}
      .header(
        Heading(level: .group, title: group.id, count: group.count),
        HeadingController.init
      )
      .indexTitle(group.subgroups.first?.emoji.first?.id ?? group.id)

    ForEach(group.subgroups) { subgroup in
      Section("emoji") {
        Items(subgroup.emoji, EmojiController.init)
      }
      .header(
        Heading(level: .subgroup, title: subgroup.title, count: subgroup.emoji.count),
        HeadingController.init
      )
      .layout(
        .adaptive { container in
          .grid(minimumWidth: container.width < 600 ? 40 : 56, spacing: 4)
            .insets(ListInsets(horizontal: 12)).stickyHeader()
        }
      )
    }
  }
}
