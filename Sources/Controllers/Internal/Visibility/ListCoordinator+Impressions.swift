import RosterCore

extension ListCoordinator {
  func _didImpress(_ impression: Impression, by controller: any CellControlling) {
    guard !impressionObservers.isEmpty, let id = id(of: controller) else { return }
    impressionObservers.tell((id, impression))
  }

  /// Has the clock wake the list when the next impression is due.
  func scheduleImpressions() {
    let due = visibility.shown.compactMap { $0.controller._nextImpression }.min()
    guard let due, due < (nextImpression ?? .seconds(Int64.max)) else { return }
    nextImpression = due
    clock.wake(at: due) { [weak self] in self?.countImpressions() }
  }

  /// Tells about the impressions that are due.
  private func countImpressions() {
    nextImpression = nil
    let now = clock.now
    batch {
      for key in visibility.shown {
        key.controller._timeDidPass(to: now)
      }
    }
    scheduleImpressions()
  }
}
