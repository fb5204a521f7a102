import RosterPlatform

/// How controllers end whose items are gone.
///
/// A cell whose item is removed may be seen for the rest of an animation. Its controller stays on it for
/// that time, so that nothing vanishes from the cell that the controller clears when it gives it up; but
/// it has no part in the list any longer.
extension ListCoordinator {
  /// Ends the lives of controllers whose items are gone, or lets them end with an animation.
  func releaseRemoved() {
    for departure in traffic.takeDepartures() {
      endEditing(of: departure.controller, isRestored: false)
      if isAnimatedAway(departure.controller) {
        saveState(of: departure)
        mounts.letFade(departure)
      } else {
        mounts.unmount(departure.controller)
        end(departure)
      }
    }
  }

  /// Ends the lives of controllers that have stayed for an animation.
  func releaseDeparting(where isReleased: (Departure) -> Bool = { _ in true }) {
    let released = mounts.departing.filter(isReleased)
    guard !released.isEmpty else { return }
    hold {
      for departure in released { mounts.unmount(departure.controller) }
    }
  }

  /// Ends the lives of controllers whose states the next list may ask for.
  func releaseRememberedDeparting() {
    releaseDeparting { $0.key != nil }
  }

  /// Ends the life of a controller that has given up its view.
  func end(_ departure: Departure) {
    endPreload(of: departure.controller)
    retainState(of: departure)
    departure.controller.remove()
  }

  private func isAnimatedAway(_ controller: any CellControlling) -> Bool {
    !animations.isEmpty && controller.isDisplayed
  }
}
