import Foundation
import RosterCore
import RosterLayout

extension ListCoordinator {
  /// The sizes of neighbouring items in the list that is shown, for a list layout to use.
  ///
  /// - Complexity: O(items + runs of the section + controllers of the list).
  func sizes(
    ofItems items: Range<Int>,
    inSection section: Int,
    in container: Container
  ) -> ItemSizes {
    setNeedsVisibility()
    var sizes = ItemSizes()
    for index in items {
      let position = position(shownAt: Position(section: section, item: index))
      guard let item = list.item(at: position) else {
        sizes.append(.zero)
        continue
      }
      let controller = controllers[position]
      controller?._didLayOut()
      sizes.append(
        size(of: item, controller, in: container) { list.stateKey(at: position) }
      )
    }
    return sizes
  }
}
