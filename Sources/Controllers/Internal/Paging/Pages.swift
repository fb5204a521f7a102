/// What loads a list page by page.
@MainActor
final class Pages {
  private(set) var loaders: [PageLoader] = []

  /// Whether the loaders have to find out how near they are to their ends.
  private(set) var needsUpdate = false

  /// Has other loaders load the pages of a list; each loads those of one list at a time.
  func replaceLoaders(with new: [PageLoader], of list: ListCoordinator) {
    for loader in loaders where !new.contains(where: { $0 === loader }) {
      loader.stop()
      loader.list = nil
    }
    for loader in new where loader.list !== list {
      loader.list?.pages.loaders.removeAll { $0 === loader }
      loader.list = list
    }
    loaders = new
  }

  /// Notes that the loaders have to find out how near they are to their ends.
  ///
  /// - Returns: Whether there are any.
  func setNeedsUpdate() -> Bool {
    guard !loaders.isEmpty else { return false }
    needsUpdate = true
    return true
  }

  /// Tells the loaders how near they are to their ends; `nil` if nothing of the list is on screen.
  func update(_ extent: ScrollExtent?, itemCount: Int) {
    needsUpdate = false
    guard let extent else { return }
    for loader in loaders {
      loader.update(
        isNear: extent.isNear(loader.edge, within: loader.threshold),
        itemCount: itemCount
      )
    }
  }
}
