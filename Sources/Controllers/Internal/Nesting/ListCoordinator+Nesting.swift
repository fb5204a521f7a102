import RosterPlatform

extension ListCoordinator {
  /// Follows the collection view to another window, or out of one.
  func windowDidChange() {
    if collectionView.window == nil { putBack() }
    if scrollRun != nil { scheduleWake() }
    enclosingList?.nestedLists.add(self)
    visibilityMayHaveChanged()
  }

  /// Lets the lists inside cells of this one find out what is on screen of them.
  func updateNestedLists() {
    for list in nestedLists.all where list.collectionView.isDescendant(of: collectionView) {
      list.visibilityMayHaveChanged()
    }
  }

  /// The nearest list that this one is inside of.
  var enclosingList: ListCoordinator? {
    collectionView.superview.flatMap(Self.nearest)
  }

  /// The nearest list around a view, or in it.
  static func nearest(around view: UIView) -> ListCoordinator? {
    for outer in sequence(first: view, next: \.superview) where outer is UICollectionView {
      let probe = outer.subviews.lazy.compactMap { $0 as? ListProbe }.first
      if let list = probe?.list { return list }
    }
    return nil
  }
}

/// Lists that somebody else keeps alive.
@MainActor
struct NestedLists {
  private struct Entry {
    weak var list: ListCoordinator?
  }

  private var entries: [Entry] = []

  var all: [ListCoordinator] { entries.compactMap(\.list) }

  /// Adds a list, unless it is known already, and forgets those that are gone.
  mutating func add(_ list: ListCoordinator) {
    entries.removeAll { $0.list == nil || $0.list === list }
    entries.append(Entry(list: list))
  }

  /// Forgets a list.
  mutating func remove(_ list: ListCoordinator) {
    entries.removeAll { $0.list == nil || $0.list === list }
  }
}
