import Roster

/// Content that stands for that of a recording.
struct ReplayContent: ListNode {
  let list: ReplayedList
  let script: ReplayScript

  /// The controllers of the app, by the names of their types.
  let controllers: [String: ReplayedControllers]

  func resolve(into resolver: inout ListResolver) {
    for section in list.sections {
      var content = Section(section.hash) {
        ReplayedRuns(items: section.items.map { script.made($0, section) }, controllers)
      }
      .layout(SectionLayout(section.layout))
      for boundary in section.boundaries {
        content = content.supplementary(
          boundary.kind,
          script.made(boundary, section),
          ReplayedBoundaryController.init
        )
      }
      content._resolve(into: &resolver)
    }
  }
}

extension ReplayScript {
  /// Makes up the view model of an item.
  func made(_ item: ReplayedList.Item, _ section: ReplayedList.Section) -> ReplayedItem {
    let content = content(of: item)
    return ReplayedItem(
      id: ReplayedItem.ID(name(of: item)),
      version: content.version,
      size: size(of: .item(item.number), after: content.changedAt),
      sizedAt: content.changedAt,
      hasWidth: section.layout.columns == 0
    )
  }

  /// Makes up the view model of a header, a footer or another view of a section.
  func made(_ boundary: ReplayedList.Boundary, _ section: ReplayedList.Section) -> ReplayedItem {
    ReplayedItem(
      id: ReplayedItem.ID(boundary.name),
      version: boundary.version,
      size: size(of: .boundary(boundary.name), after: boundary.changedAt),
      sizedAt: boundary.changedAt
    )
  }
}

extension ReplayedItem.ID {
  fileprivate init(_ name: RecordedItem) {
    self.init(controller: name.controller, hash: name.hash)
  }
}

/// The items of a section: neighbors with controllers of one type at a time.
private struct ReplayedRuns: ListNode {
  let items: [ReplayedItem]
  let controllers: [String: ReplayedControllers]

  init(items: [ReplayedItem], _ controllers: [String: ReplayedControllers]) {
    self.items = items
    self.controllers = controllers
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
        Items(run, ReplayedController.init)._resolve(into: &resolver)
      }
    }
  }
}

extension SectionLayout {
  fileprivate init(_ layout: RecordedLayout) {
    let insets = layout.insets.map { CGFloat($0) }
    self =
      switch layout.columns {
      case 0: .flow()
      case 1: .list()
      default: .grid(columns: layout.columns)
      }
    lineSpacing = CGFloat(layout.lineSpacing)
    itemSpacing = CGFloat(layout.itemSpacing)
    guard insets.count == 4 else { return }
    self.insets = Insets(
      top: insets[0],
      leading: insets[1],
      bottom: insets[2],
      trailing: insets[3]
    )
  }
}
