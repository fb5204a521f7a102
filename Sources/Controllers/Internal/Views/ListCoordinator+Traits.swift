import RosterCore
import RosterLayout
import RosterPlatform

extension ListCoordinator {
  /// Begins to follow the traits of the collection view.
  func followTraits() {
    probe.traitsDidChange = { [weak self] old in self?.traitsDidChange(from: old) }
    collectionView.addSubview(probe)
  }

  /// Tells all controllers of changed traits, and lays the list out anew if sizes depend on them.
  private func traitsDidChange(from old: UITraitCollection?) {
    guard collectionView.window != nil else { return }
    hold {
      for (_, controller) in controllers.all {
        controller.deliverTraits(from: old)
      }
      for controller in controllers.allSupplementary.values {
        controller.deliverTraits(from: old)
      }
      emptyState.controller?.deliverTraits(from: old)
    }
    guard old?.sizing != collectionView.traitCollection.sizing else { return }
    _ = measure(mounts.controllers.filter { !$0.measured.isEmpty })
    pendingResize = PendingResize(anchor: anchorOfCells())
    scheduleRefresh()
  }

  /// Has a list layout keep out of the safe area as it is.
  func safeAreaMayHaveChanged() {
    (collectionView.collectionViewLayout as? ListLayout)?.sidesMayHaveChanged()
  }

  /// The first cell on the screen and where it stands, if there is nothing else to be held.
  ///
  /// It goes by the cells: the layout may know of the new traits already.
  private func anchorOfCells() -> ScrollAnchor? {
    guard scroller.endKeeper?.isAtEnd != true else { return nil }
    let places = mounts.all.compactMap { view, controller in
      controllers.position(of: controller).map { (position: $0, frame: view.frame) }
    }
    return ScrollAnchor(places.sorted { $0.position < $1.position }, in: collectionView)
  }
}
