/// Starts the page loaders of a list when their ends are near.
@MainActor
final class Paging: ListFeature {
  private(set) var loaders: [PageLoader] = []

  private let stage: ListStage
  private let loop: UpdateLoop
  private let places: PlaceKeeper

  /// Whether the list is on its way to where the app scrolls it.
  var isOnItsWay: () -> Bool = { false }

  /// Whether the distances to the ends have to be determined again.
  private var needsUpdate = false

  /// A page that was received without new content being applied.
  private var unshown: Unshown?

  private struct Unshown {
    let count: Int
    let content: GivenContent
    let location: CodeLocation

    /// The number of turns of the main actor in which the app can still apply new content.
    var turns = 3
  }

  init(_ stage: ListStage, loop: UpdateLoop, places: PlaceKeeper) {
    self.stage = stage
    self.loop = loop
    self.places = places
  }

  func tearDown() {
    setLoaders([])
  }

  func screenDidChange(isOnScreen: Bool) {
    if isOnScreen { setNeedsUpdate() }
  }

  /// Notifies the loaders how near they are to their ends, if the list is on screen and at rest.
  func turnEnded() {
    reportUnshown()
    guard needsUpdate, stage.gate.machine.isQuiet, !isOnItsWay() else { return }
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

  /// Replaces the loaders; each loader belongs to one list at a time.
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

  /// Updates at the end of the turn how near the loaders are to their ends.
  ///
  /// Until then, the app may have scrolled the list to its initial position; a scroll that has to wait is waited for.
  func setNeedsUpdate() {
    guard !loaders.isEmpty else { return }
    needsUpdate = true
    stage.gate.scheduleWake()
  }

  /// Shows the content again, because the phases of loaders have changed.
  func reapply() {
    loop.reapply()
  }

  /// Performs changes of content and loaders, and shows them together.
  ///
  /// - Parameters:
  ///   - page: The size of the page, the end of the list where it belongs, and the line of its loader; `nil` if there is no
  ///     page.
  ///   - changes: Makes the changes.
  func show(
    page: (count: Int, edge: PageLoader.Edge, location: CodeLocation)? = nil,
    _ changes: () -> Void
  ) {
    if page?.edge == .end { places.pageArrives() }
    let given = loop.content.latest?.given
    stage.gate.batch {
      changes()
      if let page, let given, loop.content.latest?.given === given {
        unshown = Unshown(count: page.count, content: given, location: page.location)
      }
      loop.reapply()
    }
    setNeedsUpdate()
  }

  /// Reports a page that cannot come into view, unless the app applies new content within some turns.
  private func reportUnshown() {
    guard let unshown else { return }
    if unshown.turns > 0 {
      self.unshown?.turns -= 1
      return stage.gate.scheduleWake()
    }
    self.unshown = nil
    guard loop.content.latest?.given === unshown.content, unshown.content.holdsValuesOnly else {
      return
    }
    stage.report(
      .unshownPage(unshown.count, in: unshown.content.name, location: unshown.location)
    )
  }
}
