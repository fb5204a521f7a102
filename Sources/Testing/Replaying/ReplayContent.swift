import Roster

/// Content that stands for that of a recording.
struct ReplayContent: ListNode {
  let list: ReplayedList

  /// The controllers of the app, by the names of their types.
  let controllers: [String: ReplayedControllers]

  /// Returns the size of an item.
  let size: (RecordedItem) -> CGSize

  func resolve(into resolver: inout ListResolver) {
    for section in list.sections {
      var content = Section(section.hash) {
        ReplayedRuns(items: section.items.map { item in made(item, section) }, controllers)
      }
      .layout(SectionLayout(section.layout))
      for supplementary in section.supplementaries {
        let version = section.versions[supplementary.kind] ?? 0
        let item = made(ReplayedList.Item(item: supplementary.item, version: version), section)
        content = content.supplementary(
          supplementary.kind,
          item,
          ReplayedBoundaryController.init
        )
      }
      content._resolve(into: &resolver)
    }
  }

  private func made(_ item: ReplayedList.Item, _ section: ReplayedList.Section) -> ReplayedItem {
    ReplayedItem(item.item, version: item.version, size: size(item.item), in: section.layout)
  }
}

extension ReplayedItem {
  init(_ item: RecordedItem, version: Int, size: CGSize, in layout: RecordedLayout) {
    self.init(
      id: ID(controller: item.controller, hash: item.hash),
      version: version,
      size: size,
      hasWidth: layout.columns == 0
    )
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
      resolve(run, own, &resolver)
    }
  }

  private func resolve(
    _ run: [ReplayedItem],
    _ own: ReplayedControllers?,
    _ resolver: inout ListResolver
  ) {
    if let own {
      own.items(run)._resolve(into: &resolver)
    } else {
      Items(run, ReplayedController.init)._resolve(into: &resolver)
    }
  }
}

extension SectionLayout {
  init(_ layout: RecordedLayout) {
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
