import Roster

/// Content that stands for that of a recording.
struct ReplayContent: ListNode {
  let sections: [ReplayedSection]

  /// The controllers of the app, by the names of their types.
  let controllers: [String: ReplayedControllers]

  let moves: ReplayedMoves

  func resolve(into resolver: inout ListResolver) {
    for section in sections {
      var content = Section(section.id) { ReplayedRuns(items: section.items, controllers, moves) }
        .layout(SectionLayout(section))
      for view in section.views {
        content = content.supplementary(view.kind, view.item, ReplayedBoundaryController.init)
      }
      content._resolve(into: &resolver)
    }
  }
}

/// The items of a section: neighbors with controllers of one type at a time.
private struct ReplayedRuns: ListNode {
  let items: [ReplayedItem]
  let controllers: [String: ReplayedControllers]
  let moves: ReplayedMoves

  init(
    items: [ReplayedItem],
    _ controllers: [String: ReplayedControllers],
    _ moves: ReplayedMoves
  ) {
    self.items = items
    self.controllers = controllers
    self.moves = moves
  }

  func resolve(into resolver: inout ListResolver) {
    var rest = items[...]
    while let first = rest.first {
      let own = controllers[first.id.controller]
      let run = Array(
        rest.prefix { item in
          own == nil
            ? controllers[item.id.controller] == nil : item.id.controller == first.id.controller
        }
      )
      rest = rest.dropFirst(run.count)
      if let own {
        own.items(run)._resolve(into: &resolver)
      } else {
        Items(run) { [moves] in ReplayedController($0, moves) }._resolve(into: &resolver)
      }
    }
  }
}

extension SectionLayout {
  fileprivate init(_ section: ReplayedSection) {
    self =
      switch section.columns {
      case 0: .flow()
      case 1: .list()
      default: .grid(columns: section.columns)
      }
    lineSpacing = section.lineSpacing
    itemSpacing = section.itemSpacing
    let insets = section.insets
    guard insets.count == 4 else { return }
    self.insets = ListInsets(
      top: insets[0],
      leading: insets[1],
      bottom: insets[2],
      trailing: insets[3]
    )
  }
}
