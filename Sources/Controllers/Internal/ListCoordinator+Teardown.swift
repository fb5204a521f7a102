import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// Ends the life of the list: all controllers are unmounted and removed, and whoever waits for an
  /// update is answered.
  func tearDown() {
    probe.removeFromSuperview()
    if collectionView.dataSource === bridge {
      collectionView.dataSource = nil
    }
    if collectionView.delegate === bridge {
      collectionView.delegate = nil
    }
    removed += controllers.removeAll()
    for controller in removed {
      mounts.unmount(controller)
      controller._remove()
    }
    removed = []
    let waiting = answers
    answers = [:]
    for (_, answer) in waiting.sorted(by: { $0.key < $1.key }) {
      answer(.abandoned)
    }
  }
}
