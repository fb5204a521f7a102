import Foundation
import RosterCore
import RosterLayout

extension ListCoordinator {
  /// The sizes of neighbouring items in the list that is shown, for a list layout to use.
  ///
  /// - Complexity: O(items · log runs), except that a run with an estimated size costs O(its
  ///   controllers).
  func sizes(
    ofItems items: Range<Int>,
    inSection section: Int,
    in container: Container
  ) -> ItemSizes {
    setNeedsVisibility()
    var sizes = ItemSizes()
    var next = items.lowerBound
    while next < items.upperBound {
      let position = position(shownAt: Position(section: section, item: next))
      guard moves.carried == nil, let run = estimatedRun(at: position, container) else {
        sizes.append(size(at: position, in: container))
        next += 1
        continue
      }
      let end = min(run.end, items.upperBound)
      for entry in controllers.items(next..<end, inSection: section) {
        sizes.append(run.size, count: entry.position.item - next)
        sizes.append(size(at: entry.position, in: container))
        next = entry.position.item + 1
      }
      sizes.append(run.size, count: end - next)
      next = end
    }
    return sizes
  }

  private func size(at position: Position, in container: Container) -> CGSize {
    guard let item = list.item(at: position) else { return .zero }
    let controller = controllers[position]
    controller?.recordLayout()
    return size(of: item, controller, in: container) { list.stateKey(at: position) }
  }

  /// Where the run of an item ends whose items have an estimated size, and that size.
  private func estimatedRun(
    at position: Position,
    _ container: Container
  ) -> (end: Int, size: CGSize)? {
    guard
      let estimate = list.item(at: position)?.presenter.estimatedSize(container),
      let place = list.snapshot.run(at: position)
    else { return nil }
    let end = list.snapshot.sections[position.section].starts[place.run + 1]
    let size = estimate.resolved(in: container).showable(in: container.size)
    return (end, container.fitting(size) ?? size)
  }
}
