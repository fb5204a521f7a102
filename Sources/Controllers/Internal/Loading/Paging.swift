import RosterCore

/// Has loaders load a list page by page.
@MainActor
final class Paging: ListFeature {
  private(set) var loaders: [PageLoader] = []

  private let stage: ListStage
  private let loop: UpdateLoop

  /// Whether the loaders have to find out how near they are to their ends.
  private var needsUpdate = false

  init(_ stage: ListStage, loop: UpdateLoop) {
    self.stage = stage
    self.loop = loop
  }

  func tearDown() {
    setLoaders([])
  }

  func screenDidChange() {
    setNeedsUpdate()
  }

  /// Notifies the loaders how near they are to their ends, if the list is on screen and at rest.
  func turnEnded() {
    guard needsUpdate, stage.gate.machine.isQuiet else { return }
    needsUpdate = false
    guard
      !stage.gate.isClosedForGood,
      let extent = ScrollExtent(of: stage.collectionView, stage.list.snapshot)
    else { return }
    let itemCount = stage.list.snapshot.itemCount
    for loader in loaders {
      loader.update(
        isNear: extent.isNear(loader.edge, within: loader.threshold),
        itemCount: itemCount
      )
    }
  }

  /// Has other loaders load the pages of the list; each loads those of one list at a time.
  func setLoaders(_ new: [PageLoader]) {
    for loader in loaders where !new.contains(where: { $0 === loader }) {
      loader.stop()
      loader.list = nil
    }
    for loader in new where loader.list !== self {
      loader.list?.loaders.removeAll { $0 === loader }
      loader.list = self
    }
    loaders = new
    setNeedsUpdate()
  }

  /// Has the loaders find out at the end of the turn how near they are to their ends.
  ///
  /// Until then the app may have scrolled the list to where it is to begin.
  func setNeedsUpdate() {
    guard !loaders.isEmpty else { return }
    needsUpdate = true
    stage.gate.scheduleWake()
  }

  /// Shows the content once more, as what loaders say about themselves has changed.
  func reapply() {
    loop.reapply()
  }

  /// Makes changes of content and loaders, and shows them together.
  func show(_ changes: () -> Void) {
    stage.gate.batch {
      changes()
      loop.reapply()
    }
    setNeedsUpdate()
  }
}
