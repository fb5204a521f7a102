import Foundation

/// Sizes of neighboring items, which a list layout requests in one call.
extension Sizing {
  /// The sizes of neighboring items in the list that is shown.
  ///
  /// - Complexity: O(items · log controllers), except that a run with an estimated size costs O(its
  ///   controllers).
  func sizes(
    ofItems items: Range<Int>,
    inSection section: Int,
    in container: ItemContainer
  ) -> ItemSizes {
    stage.setNeedsVisibility()
    var sizes = ItemSizes()
    guard !stage.isRearranged else {
      for item in items {
        let position = stage.position(laidOutAt: Position(section: section, item: item))
        guard let found = stage.list.item(at: position) else {
          sizes.append(.zero)
          continue
        }
        if found.presenter.estimatedSize(container) != nil { hasEstimates = true }
        let asked = size(of: found, at: position, in: container)
        sizes.append(found.presenter.inColumns(asked, of: container))
      }
      return sizes
    }
    var next = items.lowerBound
    while next < items.upperBound {
      let start = Position(section: section, item: next)
      guard let (first, end) = stage.list.itemInRun(at: start) else {
        sizes.append(.zero)
        next += 1
        continue
      }
      let rest = next..<min(end, items.upperBound)
      appendSizes(ofItems: rest, inSection: section, beginningWith: first, container, to: &sizes)
      next = rest.upperBound
    }
    return sizes
  }

  /// Adds the sizes of items of one run.
  private func appendSizes(
    ofItems items: Range<Int>,
    inSection section: Int,
    beginningWith first: ResolvedList.Item,
    _ container: ItemContainer,
    to sizes: inout ItemSizes
  ) {
    let columns = container
    let container = first.presenter.space(container)
    func append(_ size: CGSize, count: Int = 1) {
      sizes.append(first.presenter.inColumns(size, of: columns), count: count)
    }
    func size(ofItem item: Int) -> CGSize {
      self.size(
        of: first.neighbor(item - items.lowerBound),
        at: Position(section: section, item: item),
        in: container
      )
    }
    if first.presenter.commonSize(container) != nil {
      return append(size(ofItem: items.lowerBound), count: items.count)
    }
    /// Adds the sizes of items without controllers and states; sizes that are valid as requested
    /// need no further check.
    func appendInitialSizes(ofItems range: Range<Int>) {
      let distance = items.lowerBound - first.offset
      let offsets = range.lowerBound - distance..<range.upperBound - distance
      var next = range.lowerBound
      first.presenter.sizes(at: offsets, in: container) { asked, count in
        if let shown = container.shownSize(ofSimple: asked) {
          append(shown, count: count)
        } else {
          for item in next..<next + count { append(size(ofItem: item)) }
        }
        next += count
      }
    }
    guard let estimate = first.presenter.estimatedSize(container) else {
      guard !first.presenter.remembersStates else {
        for item in items { append(size(ofItem: item)) }
        return
      }
      var next = items.lowerBound
      for entry in stage.controllers.items(items, inSection: section) {
        appendInitialSizes(ofItems: next..<entry.position.item)
        append(size(ofItem: entry.position.item))
        next = entry.position.item + 1
      }
      return appendInitialSizes(ofItems: next..<items.upperBound)
    }
    hasEstimates = true
    let asked = estimate.resolved(in: container).showable(in: container.size)
    let estimated = container.fitting(asked) ?? asked
    var next = items.lowerBound
    for entry in stage.controllers.items(items, inSection: section) {
      append(estimated, count: entry.position.item - next)
      append(size(ofItem: entry.position.item))
      next = entry.position.item + 1
    }
    append(estimated, count: items.upperBound - next)
  }

  private func size(
    of item: ResolvedList.Item,
    at position: Position,
    in container: ItemContainer
  ) -> CGSize {
    let controller = stage.controllers[position]
    controller?.recordLayout()
    return size(of: item, controller, in: container) { stage.list.stateKey(at: position) }
  }

  /// Returns the items of a section with automatic sizes, or with sizes that are unknown until they are
  /// shown.
  ///
  /// - Complexity: O(items) if a size has been left to a cell, and else O(runs + controllers).
  func estimatedItems(ofSection section: Int, in container: ItemContainer) -> IndexSet {
    guard stage.list.snapshot.sections.indices.contains(section) else { return IndexSet() }
    let content = stage.list.snapshot.sections[section]
    var items = IndexSet()
    // Between two stages of an update, a section may have no items, and no runs.
    let presenters = stage.list.sections[section].presenters.prefix(content.runs.count)
    for (run, presenter) in presenters.enumerated() {
      let range = content.starts[run]..<content.starts[run + 1]
      if presenter.estimatedSize(container) != nil {
        hasEstimates = true
        items.insert(integersIn: range)
        for entry in stage.controllers.items(range, inSection: section)
        where !isAutomatic(entry.position, in: container) {
          items.remove(entry.position.item)
        }
      } else if hasAutomaticSizes {
        for item in range
        where isAutomatic(Position(section: section, item: item), in: container) {
          items.insert(item)
        }
      }
    }
    guard stage.isRearranged else { return items }
    return IndexSet(
      (0..<content.count).filter { item in
        let place = stage.position(laidOutAt: Position(section: section, item: item))
        return place.section == section
          ? items.contains(place.item) : isAutomatic(place, in: container)
      }
    )
  }

  /// Returns whether a section's header or footer has an automatic size.
  func isEstimated(
    _ kind: String,
    inSection section: Int,
    in container: ItemContainer
  ) -> Bool {
    guard let item = stage.list.supplementary(kind, inSection: section) else { return false }
    return isAutomatic(
      item,
      stage.controller(ofBoundary: kind, inSection: section),
      in: container
    )
  }

  /// Returns whether the size of an item depends on a cell that the item has not had yet.
  func isUnmeasured(itemAt position: Position) -> Bool {
    guard mayTakeSizes, let item = stage.list.item(at: position) else { return false }
    let container = item.presenter
      .space(container(ofSection: position.section, in: stage.list))
    let controller = stage.controllers[position]
    if item.presenter.estimatedSize(container) != nil {
      return controller?.isDisplayed != true && controller?.measured.isEmpty != false
    }
    return isAutomatic(item, controller, in: container)
      && controller?.measured.length(in: container) == nil
  }

  private func isAutomatic(_ position: Position, in container: ItemContainer) -> Bool {
    guard let item = stage.list.item(at: position) else { return false }
    return isAutomatic(item, stage.controllers[position], in: container)
  }

  /// Returns whether the size of an item is automatic.
  func isAutomatic(
    _ item: ResolvedList.Item,
    _ controller: (any CellControlling)?,
    in container: ItemContainer
  ) -> Bool {
    let size = item.presenter
      .size(at: item.offset, controller: controller, remembered: nil, in: container)
    if case .automatic = size { return true }
    return false
  }

  /// Reports that a section's arrangement has no frames for some of its items.
  func reportMissingFrames(_ count: Int, inSection index: Int) {
    guard let section = stage.list.section(index) else { return }
    let content = stage.list.snapshot.sections[index]
    stage.report(
      .missingFrames(count, of: content.count, in: content.id, location: section.location)
    )
  }
}
