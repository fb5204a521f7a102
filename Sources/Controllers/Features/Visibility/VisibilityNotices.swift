/// Notifies first the observers and then the controller of a change of visibility.
///
/// An observer may take the list off the screen or release it. Then the controller is notified before it learns of
/// anything that follows from that.
@MainActor
final class VisibilityNotices {
  private struct Notice {
    let controller: any CellControlling
    let event: ListAdapter.VisibilityEvent
    let exposure: Exposure
    let time: Duration?
  }

  let observers = Observers<(any CellControlling, ListAdapter.VisibilityEvent)>()

  private let impressions: Impressions

  /// What the observers are being told, and the controller is to be told after them.
  private var pending: Notice?

  init(_ impressions: Impressions) {
    self.impressions = impressions
  }

  /// Notifies the observers, and the controller, of a change at a time; by default, at present.
  func tell(
    _ controller: any CellControlling,
    _ event: ListAdapter.VisibilityEvent,
    _ exposure: Exposure,
    at time: Duration?
  ) {
    deliverPending()
    if observers.isEmpty {
      if case .fractionChanged = event, controller.recordFraction(exposure.fraction) { return }
    } else if !controller.standsForItems {
      pending = Notice(controller: controller, event: event, exposure: exposure, time: time)
      observers.tell((controller, event))
      guard pending != nil else { return }
      pending = nil
    }
    deliver(controller, event, exposure, at: time)
  }

  /// Notifies the controller of what the observers were told, unless that was done while they were.
  func deliverPending() {
    guard let notice = pending else { return }
    pending = nil
    deliver(notice.controller, notice.event, notice.exposure, at: notice.time)
  }

  private func deliver(
    _ controller: any CellControlling,
    _ event: ListAdapter.VisibilityEvent,
    _ exposure: Exposure,
    at time: Duration?
  ) {
    controller.updateVisibility(event, exposure) { time ?? impressions.clock.now }
    if case .appeared = event, controller.countsImpressions { impressions.areCounted = true }
  }
}
