import RosterPlatform

/// Notifies controllers of a commit, and ends those whose items were removed.
///
/// The cell of a removed item may stay visible during an animation. Its controller stays mounted
/// for that time, so that content does not vanish that the controller clears when it is unmounted,
/// but it is no longer part of the list.
extension UpdateLoop {
  /// Makes the callbacks of a commit.
  ///
  /// Changes inside them are animated only if the commit is: a list inside a cell changes with the
  /// list around it.
  func settle(animated isAnimated: Bool) {
    endRemovedControllers()
    if isAnimated {
      deliverUpdates()
    } else {
      UIView.performWithoutAnimation { deliverUpdates() }
    }
    let resized = sizing.measureChangedViews()
    if !resized.isEmpty { layOut(around: resized) }
    if visibility.isOutdated { visibility.update() }
  }

  private func deliverUpdates() {
    let controllers = stage.controllers
    for controller in stage.traffic.takeVisited()
    where controllers.presentPosition(of: controller) != nil
      || controllers.place(of: controller) != nil
    {
      controller.deliverUpdate()
    }
  }

  /// Notifies the controllers of items that an update has inserted, and that it has made.
  func tellInserted(_ made: [any CellControlling], _ update: Update) {
    guard reports.last != nil, !made.isEmpty else { return }
    let changes = update.changes
    let sections = changes.insertedSections
    var section: (index: Int, isNew: Bool) = (-1, false)
    for controller in made {
      guard let position = stage.controllers.presentPosition(of: controller) else { continue }
      if section.index != position.section {
        let index = sections.partition { $0 < position.section }
        let isNew = index < sections.count && sections[index] == position.section
        section = (position.section, isNew)
      }
      let isInserted =
        section.isNew
        ? !changes.movedItems.contains { $0.to == position }
        : changes.insertedItems.holds(position)
      if isInserted { controller.tellInserted() }
    }
  }

  /// Ends the lives of controllers whose items have left the list, or lets them end with an animation.
  func endRemovedControllers() {
    var departures = stage.traffic.takeDepartures()
    departures.reverse()
    while let departure = departures.popLast() {
      visibility.expire()
      switch consume departure {
      case .items(let list, let controllers): stage.end(controllers, from: list) { end($0) }
      case .one(let removal): end(removal)
      }
    }
  }

  private func end(_ removal: Removal) {
    for feature in stage.listeners.ofRemovals { feature.willRemove(removal) }
    if !animations.isEmpty && removal.controller.isDisplayed {
      stage.mounts.keep(removal)
    } else {
      if removal.controller.isMounted { stage.mounts.unmount(removal.controller) }
      stage.end(removal)
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
