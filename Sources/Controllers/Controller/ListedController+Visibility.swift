package import RosterCore

extension ListedController {
  /// The visible part of the item's area, from 0 to 1.
  ///
  /// It is kept up to date for every controller; override `visibleFractionDidChange(from:)` to
  /// react to changes.
  public final var visibleFraction: Double { sight.fraction }

  /// Whether a part of the item is visible.
  public final var isVisible: Bool { sight.isVisible }

  /// Whether the item is completely visible, or fills the screen.
  public final var isFullyVisible: Bool { sight.isFullyVisible }

  /// Whether the item is in the preload range, which the adapter's `preloadDistance` sets and which
  /// includes visible items.
  public final var isInPreloadRange: Bool { sight.isInPreloadRange }

  /// Records how much of the item is visible, and calls the hooks for changes.
  package final func updateVisibility(
    _ event: VisibilityEvent,
    fraction: Double,
    coverage: Double,
    at now: Duration
  ) {
    sight.fraction = fraction
    switch event {
    case .appeared:
      sight.isVisible = true
      watchForImpressions()
      trace?(.didAppear)
      didAppear()
      tasks?.begin(.visible)
      countImpressions(coverage, at: now)
    case .appearedFully:
      sight.isFullyVisible = true
      trace?(.didAppearFully)
      didAppearFully()
      countImpressions(coverage, at: now)
    case .disappearedPartially:
      sight.isFullyVisible = false
      countImpressions(coverage, at: now)
      trace?(.didDisappearPartially)
      didDisappearPartially()
    case .disappeared:
      sight.isVisible = false
      countImpressions(coverage, at: now)
      tasks?.end(.visible)
      host?.willDisappear()
      trace?(.didDisappear)
      didDisappear()
    case .fractionChanged(let old):
      countImpressions(coverage, at: now)
      if Self.observesVisibleFraction {
        visibleFractionDidChange(from: old)
      }
    }
  }

  /// The time at which the item counts as seen if nothing changes; `nil` if there is no such time.
  package final var nextImpression: Duration? { sight.impressions?.nextDeadline }

  /// Records the time, at which the item may count as seen.
  package final func countTime(to now: Duration) {
    guard let due = sight.impressions?.advance(to: now) else { return }
    tell(due)
  }

  /// Records whether the item is in the preload range, and calls the hook for it.
  package final func updatePreloadRange(isInside: Bool) {
    guard sight.isInPreloadRange != isInside else { return }
    sight.isInPreloadRange = isInside
    host?.didComeNear(isInside)
    if isInside {
      trace?(.didEnterPreloadRange)
      didEnterPreloadRange()
      tasks?.begin(.preload)
    } else {
      tasks?.end(.preload)
      trace?(.didExitPreloadRange)
      didExitPreloadRange()
    }
  }

  /// Begins a prefetch: the collection view expects the item to be shown soon.
  package final func expectDisplay() {
    guard !sight.isPrefetched, !life.isMounted, life != .removed else { return }
    sight.isPrefetched = true
    trace?(.prefetch)
    prefetch()
    host?.didExpectToBeShown(true)
  }

  /// Ends a prefetch: the collection view no longer expects the item to be shown soon.
  package final func cancelExpectedDisplay() {
    guard sight.isPrefetched else { return }
    sight.isPrefetched = false
    host?.didExpectToBeShown(false)
    trace?(.cancelPrefetch)
    cancelPrefetch()
  }

  /// Updates the impressions; those that are tracked already continue.
  private func watchForImpressions() {
    let wanted = impressions + surroundings.impressions
    if sight.impressions != nil {
      sight.impressions?.replace(with: wanted)
    } else if !wanted.isEmpty {
      sight.impressions = ImpressionTracker(wanted)
    }
  }

  private func countImpressions(_ coverage: Double, at now: Duration) {
    guard let due = sight.impressions?.update(coverage: coverage, at: now) else { return }
    tell(due)
  }

  private func tell(_ due: [Impression]) {
    for impression in due {
      owner?.didImpress(impression, by: self)
      trace?(.didImpress)
      didImpress(impression)
    }
  }
}
