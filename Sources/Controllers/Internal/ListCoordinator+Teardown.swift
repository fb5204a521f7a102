import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// Ends the life of the list: all controllers are unmounted and removed, and whoever waits for an
  /// update is answered.
  ///
  /// Nothing is shown any longer, so the machine is held for good.
  func tearDown() {
    putBack()
    endScroll(.interrupted)
    machine.hold()
    isTornDown = true
    probe.list = nil
    sceneObservation?.cancel()
    memoryObservation?.cancel()
    setPageLoaders([])
    refresher?.cancel()
    endEmptyState()
    deferred = nil
    probe.removeFromSuperview()
    release()
    removed += controllers.all.map { departure(of: $0.element, from: $0.position) }
    for (key, controller) in controllers.allSupplementary {
      removed.append(departure(ofSupplementary: controller, from: key))
    }
    controllers.removeAll()
    releaseRemoved()
    heldViews = []
    refocused = nil
    let waiting = answers
    answers = [:]
    for (_, answer) in waiting.sorted(by: { $0.key < $1.key }) {
      answer(.abandoned)
    }
  }
}
