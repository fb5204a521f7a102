import Roster

extension ListHarness {
  /// Pulls the list down until its refresh control spins, and lets go, as a person does.
  ///
  /// - Returns: Whether that began a refresh: not without `onRefresh`, and not while one is under way.
  @discardableResult
  public func pullToRefresh() -> Bool {
    step("pull to refresh") {
      collectionView.pullToRefresh()
    }
  }

  /// Whether the spinner above the list turns.
  public var isRefreshing: Bool { collectionView.refreshControl?.isRefreshing == true }
}

extension UICollectionView {
  fileprivate func pullToRefresh() -> Bool {
    #if canImport(UIKit)
    guard let refreshControl, !refreshControl.isRefreshing else { return false }
    refreshControl.beginRefreshing()
    refreshControl.sendActions(for: .valueChanged)
    return true
    #else
    return Headless.pullToRefresh(self)
    #endif
  }
}
