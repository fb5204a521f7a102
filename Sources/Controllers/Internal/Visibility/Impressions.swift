import RosterCore

/// Counts items as seen when they have been on screen for as long as is asked.
@MainActor
final class Impressions {
  let observers = Observers<(ItemID, Impression)>()

  /// Returns the controllers of the items on screen.
  var shown: () -> [ControllerReference] = { [] }

  /// Finds out what has been on screen since a time: a view may have covered the list, which nobody tells.
  var lookAgain: (Duration) -> Void = { _ in }

  private let stage: ListStage
  private let clock: any ListClock

  /// The time at which it was found out last what is on screen.
  private var looked = Duration.zero

  /// The time at which the clock wakes the list to count impressions.
  private var next: Duration?

  init(_ stage: ListStage, clock: any ListClock) {
    self.stage = stage
    self.clock = clock
  }

  /// Notifies the observers that an item has been seen.
  func didImpress(_ impression: Impression, by controller: ListedController) {
    guard !observers.isEmpty, let id = stage.id(of: controller) else { return }
    observers.tell((id, impression))
  }

  /// Has the clock wake the list when the next impression is due.
  func schedule() {
    looked = clock.now
    let due = shown().compactMap { $0.controller.nextImpression }.min()
    guard let due, due < (next ?? .seconds(Int64.max)) else { return }
    next = due
    clock.wake(at: due) { [weak self] in self?.count() }
  }

  /// Notifies controllers of the time at which impressions are due.
  private func count() {
    next = nil
    lookAgain(looked)
    let now = clock.now
    stage.gate.batch {
      for key in shown() { key.controller.countTime(to: now) }
    }
    schedule()
  }
}
