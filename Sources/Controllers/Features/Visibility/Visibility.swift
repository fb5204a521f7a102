import RosterPlatform

/// Determines what is visible or in the preload range, and notifies the controllers.
@MainActor
final class Visibility: ScreenFeature, RemovalFeature {
  let impressions: Impressions
  let preloading: Preloading
  let notices: VisibilityNotices

  /// Whether the user can see the item whose cell contains the list.
  ///
  /// It becomes true when the item's controller was notified: what is inside appears after it and
  /// disappears before it.
  var isOuterItemVisible: () -> Bool = { true }

  private let stage: ListStage
  private let focus: FocusKeeper

  /// Computes the changes of visibility.
  private var engine = VisibilityEngine<ControllerReference>()

  /// What was visible in the last pass, if everyone has been notified of it and nothing else was in the preload range;
  /// `nil` if a controller has been notified of something else since.
  private var settled: [ItemExposure<ControllerReference>]?

  /// Observes the app going to the background, while the list is in a collection view.
  private var sceneObservation: SystemObservation?

  /// The lists in cells of this one, which determine visibility after this one.
  let inner = InnerLists()

  /// The number of items at the beginning of the list to preload while it is off screen, because
  /// the item whose cell contains it is in the preload range.
  var nearItemCount = 0

  private var passes = Passes()

  init(_ stage: ListStage, focus: FocusKeeper, clock: ListTime) {
    self.stage = stage
    self.focus = focus
    impressions = Impressions(stage, clock: clock)
    notices = VisibilityNotices(impressions)
    preloading = Preloading(stage)
    impressions.shown = { [weak self] in self?.engine.shown ?? [] }
    impressions.lookAgain = { [weak self] in self?.mayHaveChanged(since: $0) }
  }

  func didAttach() {
    sceneObservation = .ofScenes { [weak self] in self?.mayHaveChanged() }
  }

  func didDetach() {
    sceneObservation?.cancel()
    // A hook may have taken the list out of the collection view, or released it.
    beginPass()
    preloading.forgetEnded()
  }

  /// Notifies a controller that is about to give up its view that its item is not on screen.
  func willLeaveScreen(_ controller: any CellControlling) {
    settled = nil
    notices.deliverPending()
    let key = ControllerReference(controller)
    engine.hide(key)
    preloading.didHide(key)
    _ = tellAll(of: key)
  }

  /// Looks again after an update if something has moved while visibility was determined at its end.
  func didSettle() {
    preloading.forgetEnded()
    if passes.isLatestOutdated { stage.setNeedsVisibility() }
  }

  func didRemove(_ removal: Removal) {
    preloading.end(removal.controller)
  }

  /// Whether visibility has to be determined at the end of an update, because views may have moved.
  var isOutdated: Bool { passes.isLatestOutdated }

  /// Has visibility determined at the end of the present update.
  func expire() {
    passes.isLatestOutdated = true
  }

  /// Determines visibility, except during an update, which determines it at its end.
  ///
  /// - Parameter time: The time from which on the result may have changed; by default, the present.
  func mayHaveChanged(since time: Duration? = nil) {
    guard stage.gate.isIdle else {
      return expire()
    }
    update(since: time)
  }

  /// Determines visibility, and notifies the controllers.
  ///
  /// User code that is called meanwhile may change what is visible; then the rest is reported by
  /// the pass for that change.
  func update(since time: Duration? = nil) {
    focus.releaseHeldViews()
    releaseDistantViews()
    focus.restoreFocus()
    let pass = beginPass()
    let isCurrent = { [self] in pass == passes.count }
    let isShown = !stage.gate.isClosedForGood && !stage.views.isCovered && isOuterItemVisible()
    let viewport = isShown ? stage.collectionView.viewport : nil
    let exposures = exposures(in: viewport)
    // A list that was just added to a cell shows nothing before its layout.
    let isPending = viewport == nil || nearItemCount > 0 && exposures.isEmpty
    let others =
      isPending
      ? preloading.controllers(ofFirst: nearItemCount) : preloading.controllers(around: exposures)
    guard isCurrent() else { return }
    if !others.isEmpty || settled != exposures {
      settled = nil
      // One call of the gate for all of them: there may be many in each step of a scroll.
      stage.hold {
        let (arrived, left) = engine.update(exposures)
        for key in left { preloading.didHide(key) }
        guard preloading.enter(arrived, others, while: isCurrent) else { return }
        while let key = engine.nextKey() {
          guard tellAll(of: key, at: time, while: isCurrent) else { return }
        }
        preloading.leave(while: isCurrent)
      }
      guard isCurrent() else { return }
      settled = others.isEmpty ? exposures : nil
    }
    impressions.schedule()
    for visibility in inner.visibilities
    where visibility.stage.collectionView.isDescendant(of: stage.collectionView) {
      visibility.mayHaveChanged()
    }
    for feature in stage.features { feature.screenDidChange(isOnScreen: viewport != nil) }
  }

  /// Notifies all controllers that their items are not on screen.
  func hideAll() {
    settled = nil
    beginPass()
    for key in engine.hideAll() { preloading.didHide(key) }
    stage.hold {
      while let key = engine.nextKey() { _ = tellAll(of: key) }
    }
    for feature in stage.features { feature.screenDidChange(isOnScreen: false) }
  }

  /// Starts a pass; passes in progress are abandoned.
  @discardableResult
  private func beginPass() -> Int {
    passes = Passes(count: passes.count + 1)
    return passes.count
  }

  /// Notifies a controller of everything that has changed for it; called while the gate holds.
  ///
  /// - Returns: Whether the pass is still the current one.
  private func tellAll(
    of key: ControllerReference,
    at time: Duration? = nil,
    while isCurrent: () -> Bool = { true }
  ) -> Bool {
    let controller = key.controller
    while let (event, exposure) = engine.next(for: key) {
      notices.tell(controller, event, exposure, at: time)
      guard isCurrent() else { return false }
    }
    return true
  }

  /// Returns how much of each view is on screen, from top to bottom.
  private func exposures(
    in viewport: Viewport?
  ) -> [ItemExposure<ControllerReference>] {
    guard let viewport else { return [] }
    let collectionView = stage.collectionView
    let mounts = stage.mounts.present
    var sights: [Sight] = []
    sights.reserveCapacity(mounts.count)
    for index in mounts.indices where mounts[index].controller.isShown {
      let view = mounts[index].view
      guard !view.isHidden else { continue }
      sights.append(Sight(area: Area(view.frame(in: collectionView)), mount: index))
    }
    sights.sort()
    var exposures: [ItemExposure<ControllerReference>] = []
    exposures.reserveCapacity(sights.count)
    for sight in sights {
      let key = ControllerReference(mounts[sight.mount].controller)
      exposures.append(ItemExposure(key, viewport.exposure(of: sight.area)))
    }
    return exposures
  }

  /// Unmounts the controllers of prefetched views that are far from the screen by now.
  ///
  /// A collection view may prefetch cells that it never shows, without reporting that. A cell that
  /// is shown after all gets its controller back.
  private func releaseDistantViews() {
    guard stage.mounts.hasPrepared else { return }
    var distant: [UICollectionReusableView] = []
    for mount in stage.mounts.present where mount.controller.isPrepared {
      let view = mount.view
      let bounds = stage.collectionView.bounds
      let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
      if !view.frame(in: stage.collectionView).intersects(near), !view.holdsFirstResponder {
        distant.append(view)
      }
    }
    guard !distant.isEmpty else { return }
    stage.hold {
      for view in distant { stage.mounts.unmount(from: view) }
    }
  }
}

/// How often visibility was determined.
private struct Passes {
  var count = 0

  /// Whether something has moved since the last time, during an update.
  var isLatestOutdated = false
}

/// Where a mounted view is; the places ascend from top to bottom.
///
/// It is compared by an operator and not by a closure: Swift checks each time a closure of the main actor is called by
/// the standard library that the call comes from there, and a list is asked at each step of a scroll.
private struct Sight: Comparable {
  let area: Area

  /// The index of the mount: comparing and moving it counts no references.
  let mount: Int

  static func < (left: Sight, right: Sight) -> Bool {
    (left.area.minY, left.area.minX) < (right.area.minY, right.area.minX)
  }

  static func == (left: Sight, right: Sight) -> Bool {
    (left.area.minY, left.area.minX) == (right.area.minY, right.area.minX)
  }
}
