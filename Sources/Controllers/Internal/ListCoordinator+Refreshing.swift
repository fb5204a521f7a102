import RosterCore
import RosterPlatform

extension ListCoordinator: _ControllerOwner {
  func _stateDidChange(of controller: any CellControlling) {
    changedState.append(controller)
    perform(machine.stateChanged())
  }

  /// Shows the changes of state that have been collected.
  ///
  /// Configuring a cell may change a state again, which makes for another pass. The passes are
  /// bounded, so that a controller that never comes to rest does not hang the app.
  func refresh() -> UpdateMachine<UpdateRequest>.Action {
    let passes = 8
    var needsLayout = false
    for _ in 0..<passes where !changedState.isEmpty {
      let controllers = changedState
      changedState = []
      for controller in controllers where controller._refresh(in: container(of: controller)) {
        needsLayout = true
      }
    }
    for controller in changedState {
      guard let id = id(of: controller) else { continue }
      report(.endlessConfiguration(id, passes: passes))
    }
    changedState = []
    if needsLayout {
      anchored(policy.anchor) { invalidateLayout() }
    }
    machine.didCommit()
    return machine.didSettle()
  }

  /// Makes the collection view lay out anew, animated where animations are enabled.
  func invalidateLayout() {
    collectionView.collectionViewLayout.invalidateLayout()
    guard collectionView.window != nil, !collectionView.bounds.isEmpty else { return }
    collectionView.performBatchUpdates(nil)
  }
}
