import RosterCore

extension ListCoordinator {
  func didImpress(_ impression: Impression, by controller: ListedController) {
    guard !visibility.impressionObservers.isEmpty, let id = id(of: controller) else { return }
    visibility.impressionObservers.tell((id, impression))
  }

  /// Has the clock wake the list when the next impression is due.
  func scheduleImpressions() {
    let due = visibility.engine.shown.compactMap { $0.controller.nextImpression }.min()
    guard let due, visibility.expectImpression(at: due) else { return }
    clock.wake(at: due) { [weak self] in self?.countImpressions() }
  }

  /// Tells about the impressions that are due.
  private func countImpressions() {
    visibility.didWakeForImpressions()
    let now = clock.now
    batch {
      for key in visibility.engine.shown {
        key.controller.countTime(to: now)
      }
    }
    scheduleImpressions()
  }
}
