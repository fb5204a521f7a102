import Foundation
import RosterCore
import RosterLayout

extension ListCoordinator {
  /// The items of a section that are as long as their views ask to be, or whose size is not known until
  /// they are shown.
  ///
  /// - Complexity: O(items) if a size has been left to a cell, and else O(runs + controllers).
  func estimatedItems(ofSection section: Int, in container: Container) -> IndexSet {
    guard list.snapshot.sections.indices.contains(section) else { return IndexSet() }
    let content = list.snapshot.sections[section]
    var items = IndexSet()
    // Between two stages of an update, a section may have lost its items, and with them their runs.
    let presenters = list.sections[section].presenters.prefix(content.runs.count)
    for (run, presenter) in presenters.enumerated() {
      let range = content.starts[run]..<content.starts[run + 1]
      if presenter.estimatedSize(container) != nil {
        items.insert(integersIn: range)
        for entry in controllers.items(range, inSection: section)
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
    guard moves.carried != nil else { return items }
    return IndexSet(
      (0..<content.count).filter { item in
        let place = position(shownAt: Position(section: section, item: item))
        return place.section == section
          ? items.contains(place.item) : isAutomatic(place, in: container)
      }
    )
  }

  /// Whether a section's header or footer is as long as its view asks to be.
  func isEstimated(
    _ kind: String,
    inSection section: Int,
    in container: Container
  ) -> Bool {
    guard let item = list.supplementary(kind, inSection: section) else { return false }
    return isAutomatic(
      item,
      controller(ofBoundary: kind, inSection: section),
      in: container
    )
  }

  private func isAutomatic(_ position: Position, in container: Container) -> Bool {
    guard let item = list.item(at: position) else { return false }
    return isAutomatic(item, controllers[position], in: container)
  }

  /// Whether an item leaves its length to its view.
  func isAutomatic(
    _ item: ResolvedList.Item,
    _ controller: (any CellControlling)?,
    in container: Container
  ) -> Bool {
    let size = item.presenter
      .size(at: item.offset, controller: controller, remembered: nil, in: container)
    if case .automatic = size { return true }
    return false
  }
}
