import RosterCore
import RosterLayout
import RosterPlatform

extension ListCoordinator {
  /// Begins to follow the traits of the collection view.
  func followTraits() {
    probe.traitsDidChange = { [weak self] old in self?.traitsDidChange(from: old) }
    collectionView.addSubview(probe)
  }

  /// Tells all controllers of changed traits; sizes may depend on them, so the list is laid out anew.
  private func traitsDidChange(from old: UITraitCollection?) {
    guard collectionView.window != nil else { return }
    hold {
      for (_, controller) in controllers.all {
        controller._traitsDidChange(from: old)
      }
      for controller in controllers.allSupplementary.values {
        controller._traitsDidChange(from: old)
      }
      emptyState.controller?._traitsDidChange(from: old)
    }
    _ = measure(mounts.controllers.filter { !$0.measured.isEmpty })
    if let layout = collectionView.collectionViewLayout as? ListLayout {
      layout.traitsDidChange()
    } else {
      collectionView.collectionViewLayout.invalidateLayout()
    }
  }
}
