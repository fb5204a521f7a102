/// Weak references to the lists in cells of a list.
@MainActor
final class InnerLists {
  private struct Shown {
    weak var visibility: Visibility?
  }

  private struct Holder {
    weak var controller: (any CellControlling)?
  }

  private var shown: [Shown] = []
  private var holders: [Holder] = []

  /// The number of controllers above which released ones are removed.
  private var limit = 16

  /// The visibility of the lists that are in cells.
  var visibilities: [Visibility] { shown.compactMap(\.visibility) }

  /// The controllers in the list whose cells contain lists, in the order in which they were made.
  var controllers: [any CellControlling] {
    holders.compactMap(\.controller).filter { !$0.isRemoved }
  }

  /// Adds a list that is in a cell.
  func add(_ visibility: Visibility) {
    remove(visibility)
    shown.append(Shown(visibility: visibility))
  }

  /// Removes a list that is no longer in a cell, and those that were released.
  func remove(_ visibility: Visibility) {
    shown.removeAll { $0.visibility == nil || $0.visibility === visibility }
  }

  /// Adds a controller whose cell contains a list.
  func add(_ controller: any CellControlling) {
    if holders.count >= limit {
      holders.removeAll { $0.controller == nil }
      limit = max(16, 2 * holders.count)
    }
    holders.append(Holder(controller: controller))
  }
}
