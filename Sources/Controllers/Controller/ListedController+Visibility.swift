extension ListedController {
  /// The visible part of the item's area, from 0 to 1.
  ///
  /// It is kept up to date for every controller; override `visibleFractionDidChange(from:)` to
  /// react to changes.
  public final var visibleFraction: Double { sight.fraction }

  /// Whether a part of the item is visible.
  public final var isVisible: Bool { sight.extent == .part || sight.extent == .whole }

  /// Whether the item is completely visible, or fills the screen.
  public final var isFullyVisible: Bool { sight.extent == .whole }

  /// Whether the item is displayed for the first time since it came into the list.
  ///
  /// It is true from the first `willDisplay(_:)` on until that display ends, so that an entrance is not repeated when
  /// the item scrolls in again:
  ///
  /// ```swift
  /// override func willDisplay(_ cell: PostCell) {
  ///   if isFirstDisplay { cell.animateEntrance() }
  /// }
  /// ```
  public final var isFirstDisplay: Bool { sight.displays == 1 && life == .displayed }

  /// Whether the item is in the preload range, which the adapter's `preloadDistance` sets and which
  /// includes visible items.
  public final var isInPreloadRange: Bool { sight.isInPreloadRange }

  /// Records how much of the item is visible, and calls the hooks for changes.
  ///
  /// - Parameters:
  ///   - event: What has changed.
  ///   - exposure: How much of the item is visible.
  ///   - now: Returns the time, which is needed only for impressions.
  package final func updateVisibility(
    _ event: ListAdapter.VisibilityEvent,
    _ exposure: Exposure,
    at now: () -> Duration
  ) {
    sight.fraction = exposure.fraction
    switch event {
    case .appeared:
      sight.extent = .part
      watchForImpressions()
      trace(.didAppear)
      didAppear()
      tasks?.begin(.visible)
      countImpressions(exposure, at: now)
    case .appearedFully:
      sight.extent = .whole
      trace(.didAppearFully)
      didAppearFully()
      countImpressions(exposure, at: now)
    case .disappearedPartially:
      sight.extent = .part
      countImpressions(exposure, at: now)
      trace(.didDisappearPartially)
      didDisappearPartially()
    case .disappeared:
      sight.extent = .nothingUntold
      countImpressions(exposure, at: now)
      tasks?.end(.visible)
      willDisappear()
      tellDisappearance()
    case .fractionChanged(let old):
      countImpressions(exposure, at: now)
      if Self.observesVisibleFraction { visibleFractionDidChange(from: old) }
    }
  }

  /// Calls `didDisappear()`, unless what is inside the cell has ended the list, and it was called before that.
  final func tellDisappearance() {
    guard sight.extent == .nothingUntold else { return }
    sight.extent = .nothing
    trace(.didDisappear)
    didDisappear()
  }

  /// Records how much of the item is visible, if nothing of the controller depends on that.
  ///
  /// - Returns: Whether it was recorded. Otherwise, hooks have to be called.
  final func recordFraction(_ fraction: Double) -> Bool {
    guard sight.impressions == nil, !Self.observesVisibleFraction else { return false }
    sight.fraction = fraction
    return true
  }

  /// Whether there are impressions to count.
  final var countsImpressions: Bool { sight.impressions != nil }

  /// The index of the item's entry in the list's `VisibilityEngine`, which sets it.
  final var visibilityIndex: Int32 {
    get { sight.index }
    set { sight.index = newValue }
  }

  /// Whether the item is near the screen, while the preload range is determined.
  final var isMarkedForPreloadRange: Bool {
    get { sight.isMarkedForPreloadRange }
    set { sight.isMarkedForPreloadRange = newValue }
  }

  /// The time at which the item counts as seen if nothing changes; `nil` if there is no such time.
  package final var nextImpression: Duration? { sight.impressions?.nextDeadline }

  /// Records the time, at which the item may count as seen.
  package final func countTime(to now: Duration) {
    guard var tracker = takeTracker() else { return }
    let due = tracker.advance(to: now)
    sight.impressions = tracker
    tell(due)
  }

  /// Records whether the item is in the preload range, and calls the hook for it.
  final func updatePreloadRange(isInside: Bool) {
    guard sight.isInPreloadRange != isInside else { return }
    // What is inside enters after the item, and leaves before it, which may end the list.
    if !isInside { didComeNear(false) }
    guard sight.isInPreloadRange != isInside else { return }
    sight.isInPreloadRange = isInside
    if isInside {
      trace(.didEnterPreloadRange)
      didEnterPreloadRange()
      tasks?.begin(.preload)
      if sight.isInPreloadRange { didComeNear(true) }
    } else {
      tasks?.end(.preload)
      trace(.didExitPreloadRange)
      didExitPreloadRange()
    }
  }

  /// Begins a prefetch: the collection view expects the item to be shown soon.
  final func expectDisplay() {
    guard !sight.isPrefetched, !life.isMounted, life != .removed else { return }
    sight.isPrefetched = true
    trace(.prefetch)
    prefetch()
    didExpectToBeShown(true)
  }

  /// Ends a prefetch: the collection view no longer expects the item to be shown soon.
  final func cancelExpectedDisplay() {
    guard sight.isPrefetched else { return }
    sight.isPrefetched = false
    didExpectToBeShown(false)
    trace(.cancelPrefetch)
    cancelPrefetch()
  }

  /// Updates the impressions; those that are tracked already continue.
  private func watchForImpressions() {
    let own = impressions
    let wanted = own.isEmpty ? surroundings.impressions : own + surroundings.impressions
    if var tracker = takeTracker() {
      tracker.replace(with: wanted)
      sight.impressions = tracker
    } else if !wanted.isEmpty {
      sight.impressions = ImpressionTracker(wanted)
    }
  }

  private func countImpressions(_ exposure: Exposure, at now: () -> Duration) {
    guard sight.impressions != nil else { return }
    let time = now()
    guard var tracker = takeTracker() else { return }
    let due = tracker.update(coverage: exposure.coverage, at: time)
    sight.impressions = tracker
    tell(due)
  }

  /// Returns the impressions to be changed and stored again, which copies nothing.
  ///
  /// They are not changed in place: an access that calls something is checked at run time, and so is each other one then.
  private func takeTracker() -> ImpressionTracker? {
    let tracker = sight.impressions
    sight.impressions = nil
    return tracker
  }

  private func tell(_ due: [Impression]) {
    for impression in due {
      owner?.didImpress(impression, by: self)
      trace(.didImpress)
      didImpress(impression)
    }
  }
}
