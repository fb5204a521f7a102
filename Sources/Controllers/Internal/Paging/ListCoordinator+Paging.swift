import RosterCore
import RosterPlatform

extension ListCoordinator {
  func setPageLoaders(_ loaders: [PageLoader]) {
    for loader in pageLoaders where !loaders.contains(where: { $0 === loader }) {
      loader.stop()
      loader.list = nil
    }
    for loader in loaders where loader.list !== self {
      loader.list?.pageLoaders.removeAll { $0 === loader }
      loader.list = self
    }
    pageLoaders = loaders
    setNeedsPages()
  }

  /// Shows the latest content once more, as what it reads has changed.
  func showAnew(isAnimated: Bool? = nil) {
    guard let latest else { return }
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
    guard !pageLoaders.isEmpty else { return }
    needsPages = true
    scheduleWake()
  }

  /// Tells the loaders how near they are to their ends, if the list is on screen and at rest.
  func updatePages() {
    guard needsPages, machine.isQuiet else { return }
    needsPages = false
    guard !isTornDown, let extent = ScrollExtent(of: collectionView, list.snapshot) else { return }
    for loader in pageLoaders {
      loader.update(
        isNear: extent.isNear(loader.edge, within: loader.threshold),
        itemCount: list.snapshot.itemCount
      )
    }
  }
}
