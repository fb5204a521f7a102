import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// Begins to follow what is on screen.
  func followVisibility() {
    probe.list = self
    probe.frame = CGRect(origin: .zero, size: collectionView.bounds.size)
    probe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    visibility.sceneObservation = SceneObservation { [weak self] in self?.visibilityMayHaveChanged()
    }
    mounts.willUnmount = { [weak self] in self?.endVisibility(of: $0) }
  }

  /// Notes that what is on screen may change with the layout pass that is to come or under way.
  ///
  /// Cells are in their places only when the pass is over; the probe is laid out after them.
  func setNeedsVisibility() {
    probe.setNeedsLayout()
  }

  /// Finds out what is on screen, unless an update is under way, which does so at its end.
  func visibilityMayHaveChanged() {
    guard machine.phase == .idle else { return }
    updateVisibility()
  }

  /// Finds out what is on screen, and tells those whom it concerns.
  ///
  /// User code that is called on the way may change what is on screen; then the rest is told by the pass
  /// that finds that out.
  func updateVisibility() {
    releaseHeldViews()
    releaseDistantViews()
    restoreFocus()
    let pass = visibility.beginPass()
    let viewport = isTornDown || !nesting.isOuterItemVisible() ? nil : collectionView.viewport
    let exposures = exposures(in: viewport)
    let range = preloadRange(around: viewport, exposures)
    guard enterPreloadRange(range, pass) else { return }
    visibility.engine.update(exposures)
    while let (key, event) = visibility.engine.next() {
      tell(event, key)
      guard visibility.isCurrent(pass) else { return }
    }
    guard leavePreloadRange(except: range, pass) else { return }
    scheduleImpressions()
    updateNestedLists()
    if viewport != nil { setNeedsPages() }
  }

  /// Tells a controller that is about to give up its view that its item is not on screen.
  func endVisibility(of controller: any CellControlling) {
    let key = ControllerReference(controller)
    visibility.engine.hide(key)
    while let event = visibility.engine.next(for: key) {
      tell(event, key)
    }
  }

  func tell(_ event: VisibilityEvent, _ key: ControllerReference) {
    let exposure = visibility.engine.exposure(of: key)
    hold {
      visibility.observers.tell((key.controller, event))
      key.controller.updateVisibility(
        event,
        fraction: exposure.fraction,
        coverage: exposure.coverage,
        at: clock.now
      )
    }
  }

  /// How much of each view is on screen, from top to bottom.
  private func exposures(
    in viewport: Viewport?
  ) -> [(key: ControllerReference, exposure: Exposure)] {
    guard let viewport else { return [] }
    let places = mounts.all.compactMap { view, controller -> (Area, any CellControlling)? in
      guard controller.isDisplayed, !view.isHidden else { return nil }
      return (Area(view.frame(in: collectionView)), controller)
    }
    let ordered = places.sorted { ($0.0.minY, $0.0.minX) < ($1.0.minY, $1.0.minX) }
    return ordered.map { (ControllerReference($0.1), viewport.exposure(of: $0.0)) }
  }
}
