import RosterCore
import RosterLayout
import RosterPlatform

extension ListCoordinator: _ControllerOwner {
  func _stateDidChange(of controller: any CellControlling, animated: Bool) {
    if animated, UIView.areAnimationsEnabled {
      animatedStates.insert(controller)
    } else {
      changedStates.insert(controller)
    }
    if states.stateDidChange(of: controller) {
      scheduleWake()
    }
    let action = machine.stateChanged()
    if case .schedule = action {
      probe.setNeedsLayout()
    }
    perform(action)
  }

  func _hold(_ body: () -> Void) {
    hold(body)
  }

  /// Shows changes of state in the layout pass that comes before the end of the turn.
  func showStatesWithLayout() {
    perform(machine.wakeForRefresh())
  }

  /// Shows the changes of state that have been collected: each cell is configured, and the list laid
  /// out if sizes differ, in one animation if a change asks for one.
  func refresh() -> UpdateMachine<UpdateRequest>.Action {
    if !animatedStates.isEmpty, collectionView.window != nil, UIView.areAnimationsEnabled {
      UIView.animate(
        withDuration: Self.stateAnimationDuration,
        delay: 0,
        options: [.beginFromCurrentState, .allowUserInteraction]
      ) { [self] in
        showChangedStates()
        collectionView.layoutIfNeeded()
      }
    } else {
      showChangedStates()
    }
    machine.didCommit()
    updateVisibility()
    disturbScroll()
    return machine.didSettle()
  }

  /// In seconds; it is about what a collection view takes for an update.
  private static var stateAnimationDuration: TimeInterval { 0.3 }

  /// Configures the cells, then makes for one layout.
  ///
  /// Configuring a cell may change a state again, which makes for another pass. The passes are
  /// bounded, so that a controller that never comes to rest does not hang the app.
  private func showChangedStates() {
    let passes = 8
    var needsLayout = false
    var needsAnimatedLayout = false
    var resized: [any CellControlling] = []
    for _ in 0..<passes where !(animatedStates.isEmpty && changedStates.isEmpty) {
      let animated = animatedStates.takeAll()
      let others = changedStates.takeAll()
      for controller in animated where controller._refresh(in: container(of: controller)) {
        needsAnimatedLayout = true
        resized.append(controller)
      }
      UIView.performWithoutAnimation {
        for controller in others where controller._refresh(in: container(of: controller)) {
          needsLayout = true
          resized.append(controller)
        }
      }
    }
    for controller in animatedStates.takeAll() + changedStates.takeAll() {
      guard let id = id(of: controller) else { continue }
      report(.endlessConfiguration(id, passes: passes))
    }
    if needsAnimatedLayout {
      anchored(policy.anchor) { invalidateLayout(of: resized) }
    } else if needsLayout {
      UIView.performWithoutAnimation {
        anchored(policy.anchor) { invalidateLayout(of: resized) }
      }
    }
  }

  /// Makes the collection view lay out anew, animated where animations are enabled.
  ///
  /// The layout is invalidated inside the batch: a collection view brings itself up to date before a
  /// batch, so what was invalidated earlier would be laid out there, and cells that are pushed off
  /// screen would vanish at once.
  ///
  /// - Parameter resized: The controllers whose items have changed their size; `nil` if that is not
  ///   known.
  func invalidateLayout(of resized: [any CellControlling]? = nil) {
    let layout = collectionView.collectionViewLayout
    guard collectionView.window != nil, !collectionView.bounds.isEmpty else {
      layout.invalidateLayout()
      return
    }
    collectionView.performBatchUpdates { [self] in
      if let layout = layout as? ListLayout, let paths = resized.flatMap(indexPaths) {
        layout.limitInvalidation(to: paths)
      }
      layout.invalidateLayout()
    }
  }

  /// Where the items of controllers stand; `nil` if one of them belongs to a header or footer.
  private func indexPaths(of owners: [any CellControlling]) -> [IndexPath]? {
    let paths = owners.compactMap { controllers.position(of: $0).map(IndexPath.init) }
    return paths.count == owners.count ? paths : nil
  }
}
