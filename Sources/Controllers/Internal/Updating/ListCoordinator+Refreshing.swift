import RosterCore
import RosterLayout
import RosterPlatform

extension ListCoordinator: ControllerOwner {
  func stateDidChange(of controller: any CellControlling, animated: Bool) {
    changedStates.insert(controller, animated: animated && UIView.areAnimationsEnabled)
    if states.stateDidChange(of: controller) {
      scheduleWake()
    }
    scheduleRefresh()
  }

  /// Makes for a refresh in the layout pass that comes before the end of the turn.
  func scheduleRefresh() {
    let action = machine.stateChanged()
    if case .schedule = action {
      probe.setNeedsLayout()
    }
    perform(action)
  }

  /// Shows changes of state in the layout pass that comes before the end of the turn.
  func showStatesWithLayout() {
    perform(machine.wakeForRefresh())
  }

  /// Shows the changes of state that have been collected: each cell is configured, and the list laid
  /// out if sizes differ, in one animation if a change asks for one.
  func refresh() -> UpdateMachine<UpdateRequest>.Action {
    if changedStates.hasAnimated, collectionView.window != nil, UIView.areAnimationsEnabled {
      animate(withDuration: Self.stateAnimationDuration) { [self] in
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
    for _ in 0..<passes where !changedStates.isEmpty {
      let (animated, others) = changedStates.takeAll()
      for controller in animated where refresh(controller) {
        needsAnimatedLayout = true
        resized.append(controller)
      }
      UIView.performWithoutAnimation {
        for controller in others where refresh(controller) {
          needsLayout = true
          resized.append(controller)
        }
      }
    }
    let (animated, others) = changedStates.takeAll()
    for controller in animated + others {
      guard let id = id(of: controller) else { continue }
      report(.endlessConfiguration(id, passes: passes))
    }
    if let resize = pendingResize {
      pendingResize = nil
      UIView.performWithoutAnimation {
        scroller.anchor = resize.anchor
        invalidateLayout(for: nil)
        scroller.anchor = nil
      }
    } else if needsAnimatedLayout {
      anchored(policy.anchor) { invalidateLayout(for: change(of: resized)) }
    } else if needsLayout {
      UIView.performWithoutAnimation {
        anchored(policy.anchor) { invalidateLayout(for: change(of: resized)) }
      }
    }
  }

  /// Shows changes of state in the cell, and measures it if its content has changed.
  ///
  /// - Returns: Whether the item's size has changed.
  private func refresh(_ controller: any CellControlling) -> Bool {
    let isResized = controller.refresh(in: container(of: controller))
    return !measure([controller]).isEmpty || isResized
  }

  /// Makes the collection view lay out what has changed, animated where animations are enabled.
  ///
  /// Everything is laid out if it is not known what has changed.
  ///
  /// The layout is invalidated inside the batch: a collection view brings itself up to date before a
  /// batch, so what was invalidated earlier would be laid out there, and cells that are pushed off
  /// screen would vanish at once.
  func invalidateLayout(for change: ListChange?) {
    let layout = collectionView.collectionViewLayout
    guard collectionView.window != nil, !collectionView.bounds.isEmpty else {
      layout.invalidateLayout()
      return
    }
    performBatch { [self] in
      if let change { announce(change) }
      layout.invalidateLayout()
    }
  }

  /// Tells a list layout what the batch of updates under way is about.
  func announce(_ change: ListChange) {
    (collectionView.collectionViewLayout as? ListLayout)?.announce(change)
  }

  /// What is different about the list if some items, headers and footers have another size.
  func change(of owners: [any CellControlling]) -> ListChange {
    var change = ListChange()
    for owner in owners {
      switch controllers.place(of: owner) {
      case .item(let position):
        change.resizedItems.append(position)
      case .supplementary(let place):
        change.resizedBoundaries += [list.index(of: place.section)].compactMap(\.self)
      case nil:
        break
      }
    }
    return change
  }
}
