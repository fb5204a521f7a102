import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// Ends the life of the list: all controllers are unmounted and removed, and whoever waits for an
  /// update is answered.
  ///
  /// Nothing is shown any longer, so the machine is held for good.
  func tearDown() {
    putBack()
    scroller.end(.interrupted)
    machine.hold()
    isTornDown = true
    probe.list = nil
    visibility.sceneObservation?.cancel()
    comparer.end()
    setPageLoaders([])
    refresher?.cancel()
    endEmptyState()
    probe.removeFromSuperview()
    release()
    traffic.note(departed: controllers.all.map { departure(of: $0.element, from: $0.position) })
    for (place, controller) in controllers.allSupplementary {
      traffic.note(departed: [departure(ofSupplementary: controller, from: place)])
    }
    controllers.removeAll()
    releaseRemoved()
    releaseDeparting()
    focus.forget()
    reports.abandon()
    answerIfAtRest()
  }
}
