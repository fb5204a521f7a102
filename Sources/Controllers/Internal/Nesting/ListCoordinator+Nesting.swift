import RosterPlatform

extension ListCoordinator {
  /// Follows the collection view to another window, or out of one.
  func windowDidChange() {
    if collectionView.window == nil { putBack() }
    if scroller.run != nil { scheduleWake() }
    enclosingList?.nesting.add(self)
    visibilityMayHaveChanged()
  }

  /// Lets the lists inside cells of this one find out what is on screen of them.
  func updateNestedLists() {
    for list in nesting.inner where list.collectionView.isDescendant(of: collectionView) {
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
