/// Counts items as seen when they have been visible for the required time.
@MainActor
final class Impressions {
  let observers = Observers<(ItemID, Impression)>()

  /// Returns the controllers of the items on screen.
  var shown: () -> [ControllerReference] = { [] }

  /// Determines visibility again if necessary: a view may have covered the list, which is not
  /// reported.
  var lookAgain: (Duration) -> Void = { _ in }

  /// Whether an item on screen may have impressions, which few lists have.
  var areCounted = false

  /// The clock that measures impressions.
  let clock: ListTime

  private let stage: ListStage

  /// The time when visibility was last determined.
  private var looked = Duration.zero

  /// The time at which the clock wakes the list to count impressions.
  private var next: Duration?

  init(_ stage: ListStage, clock: ListTime) {
    self.stage = stage
    self.clock = clock
  }

  /// Notifies the observers that an item has been seen.
  func didImpress(_ impression: Impression, by controller: ListedController) {
    guard !observers.isEmpty, let id = stage.id(of: controller) else { return }
    observers.tell((id, impression))
  }

  /// Schedules a wake-up for the next impression.
  func schedule() {
    looked = stage.hold { clock.now }
    guard areCounted else { return }
    areCounted = false
    var due: Duration?
    for key in shown() where key.controller.countsImpressions {
      areCounted = true
      guard let next = key.controller.nextImpression else { continue }
      due = min(next, due ?? next)
    }
    guard let due, due < (next ?? .seconds(Int64.max)) else { return }
    next = due
    stage.hold { clock.wake(at: due) { [weak self] in self?.count() } }
  }

  /// Notifies controllers of the time at which impressions are due.
  private func count() {
    next = nil
    lookAgain(looked)
    stage.gate.batch {
      let now = clock.now
      for key in shown() { key.controller.countTime(to: now) }
    }
    schedule()
  }
}
