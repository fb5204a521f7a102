import RosterCore
import RosterPlatform

/// How controllers are told of a commit, and how those end whose items have left the list.
///
/// A cell whose item is removed may be seen for the rest of an animation. Its controller stays on it for
/// that time, so that nothing vanishes from the cell that the controller clears when it gives it up; but
/// it has no part in the list any longer.
extension UpdateLoop {
  /// Delivers the callbacks of a commit, in which nothing is animated that the commit would not have
  /// been: a list inside a cell is changed with the list around it.
  func settle(animated isAnimated: Bool) {
    endRemovedControllers()
    if isAnimated {
      deliverUpdates()
    } else {
      UIView.performWithoutAnimation { deliverUpdates() }
    }
    let resized = sizing.measureChangedViews()
    if !resized.isEmpty { layOut(around: resized) }
    visibility.update()
  }

  private func deliverUpdates() {
    for controller in stage.traffic.takeVisited()
    where stage.controllers.place(of: controller) != nil {
      controller.deliverUpdate()
    }
  }

  /// Ends the lives of controllers whose items have left the list, or lets them end with an animation.
  func endRemovedControllers() {
    for removal in stage.traffic.takeRemovals() {
      for feature in stage.listeners.ofRemovals { feature.willRemove(removal) }
      if !animations.isEmpty && removal.controller.isDisplayed {
        stage.mounts.keep(removal)
      } else {
        if removal.controller.isMounted { stage.mounts.unmount(removal.controller) }
        stage.end(removal)
      }
    }
  }

  /// Ends the lives of controllers that have stayed for an animation.
  func releaseRemoved(where isReleased: (Removal) -> Bool = { _ in true }) {
    let released = stage.mounts.removed.filter(isReleased)
    guard !released.isEmpty else { return }
    stage.hold {
      for removal in released { stage.mounts.unmount(removal.controller) }
    }
  }
}
