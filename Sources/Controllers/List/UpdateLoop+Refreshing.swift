import RosterPlatform

/// Changes of state and size: they are collected, and shown together before anything is drawn.
extension UpdateLoop {
  /// Records that a controller's cell or size has to be updated.
  func setNeedsRefresh(of controller: any CellControlling, animated: Bool) {
    refreshes.insert(controller, animated: animated && UIView.areAnimationsEnabled)
    scheduleRefresh()
  }

  /// Lays out all items again, because their sizes may depend on changed traits.
  ///
  /// Visible items stay in place.
  func setNeedsResize() {
    _ = sizing.measureChangedViews()
    places.anchorCells()
    refreshes.resizesAll = true
    scheduleRefresh()
  }

  /// Measures all cells of automatic size again, because what takes room in them has changed.
  func setNeedsMeasuring(animated: Bool) {
    for controller in stage.mounts.controllers where !controller.measured.isEmpty {
      controller.measured.expire()
      setNeedsRefresh(of: controller, animated: animated)
    }
  }

  /// Shows changes of state in the next layout pass, before the end of the turn.
  func refreshWithLayout() {
    if !refreshes.isEmpty { content.catchUp() }
    perform(stage.gate.machine.wakeForRefresh())
  }

  /// Requests a refresh in the next layout pass, before the end of the turn.
  private func scheduleRefresh() {
    let action = stage.gate.machine.stateChanged()
    if case .schedule = action {
      stage.views.probe.setNeedsReport()
    }
    perform(action)
  }

  /// Shows the collected changes of state: each cell is configured, and the list is laid out if
  /// sizes differ, in one animation if any change is animated.
  func refresh() -> UpdateMachine<UpdateRequest>.Action {
    let signpost = Signpost.begin(.refresh)
    defer { signpost?.end() }
    if refreshes.hasAnimated, stage.collectionView.window != nil, UIView.areAnimationsEnabled {
      animations.animate(withDuration: Self.refreshDuration) { [self] in
        showRefreshes()
        stage.collectionView.layoutIfNeeded()
      }
    } else {
      showRefreshes()
    }
    stage.gate.machine.didCommit()
    visibility.update()
    for feature in stage.features { feature.didSettle() }
    return stage.gate.machine.didSettle()
  }

  /// In seconds; about the duration of a collection view's update.
  private static var refreshDuration: TimeInterval { 0.3 }

  /// Configures the cells, and then lays out once.
  ///
  /// Configuring a cell may change a state again, which leads to another pass. The passes are
  /// bounded, so that a controller that never settles does not hang the app.
  private func showRefreshes() {
    let passes = 8
    var isLayoutAnimated = false
    var resized: [any CellControlling] = []
    for _ in 0..<passes where !refreshes.isEmpty {
      let (animated, others) = refreshes.takeAll()
      for controller in animated where refresh(controller) {
        isLayoutAnimated = true
        resized.append(controller)
      }
      UIView.performWithoutAnimation {
        resized += others.filter(refresh)
      }
    }
    let (animated, others) = refreshes.takeAll()
    for controller in animated + others {
      guard let id = stage.id(of: controller) else { continue }
      stage.report(.endlessConfiguration(id, passes: passes))
    }
    if refreshes.resizesAll {
      refreshes.resizesAll = false
      UIView.performWithoutAnimation {
        places.anchoredByCells { invalidateLayout(for: nil) }
      }
    } else if isLayoutAnimated {
      layOut(around: resized)
    } else if !resized.isEmpty {
      UIView.performWithoutAnimation { layOut(around: resized) }
    }
  }

  /// Shows changes of state in the cell, and measures it if its content has changed.
  ///
  /// - Returns: Whether the item's size has changed.
  private func refresh(_ controller: any CellControlling) -> Bool {
    let isResized = controller.refresh(in: sizing.container(of: controller))
    return !sizing.measure([controller]).isEmpty || isResized
  }
}

/// Controllers with changes that were not shown yet, and whether all sizes have changed.
@MainActor
struct PendingRefresh {
  /// Whether the sizes of all items have changed.
  var resizesAll = false

  private var animated = ControllerSet()
  private var unanimated = ControllerSet()

  /// Whether no controller waits.
  var isEmpty: Bool { animated.isEmpty && unanimated.isEmpty }

  /// Whether a change is to be shown with animation.
  var hasAnimated: Bool { !animated.isEmpty }

  /// Adds a controller, unless it waits already.
  mutating func insert(_ controller: any CellControlling, animated isAnimated: Bool) {
    if isAnimated {
      animated.insert(controller)
    } else {
      unanimated.insert(controller)
    }
  }

  /// Returns and removes all controllers.
  mutating func takeAll() -> (
    animated: [any CellControlling], unanimated: [any CellControlling]
  ) {
    (animated.takeAll(), unanimated.takeAll())
  }
}
