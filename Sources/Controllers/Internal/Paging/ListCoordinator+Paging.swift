import RosterCore
import RosterPlatform

extension ListCoordinator {
  func setPageLoaders(_ loaders: [PageLoader]) {
    pages.replaceLoaders(with: loaders, of: self)
    setNeedsPages()
  }

  /// Shows the latest content once more, as what it reads has changed.
  func showAnew(isAnimated: Bool? = nil) {
    guard let latest = content.latest else { return }
    let request = UpdateRequest(
      isAnimated: isAnimated ?? latest.isAnimated,
      policy: latest.policy,
      resolve: latest.resolve
    )
    apply(request, answer: nil)
  }

  /// Has the loaders find out at the end of the turn how near they are to their ends.
  ///
  /// Until then the app may have scrolled the list to where it is to begin.
  func setNeedsPages() {
    if pages.setNeedsUpdate() { scheduleWake() }
  }

  /// Tells the loaders how near they are to their ends, if the list is on screen and at rest.
  func updatePages() {
    guard pages.needsUpdate, machine.isQuiet else { return }
    pages.update(
      isTornDown ? nil : ScrollExtent(of: collectionView, list.snapshot),
      itemCount: list.snapshot.itemCount
    )
  }
}
