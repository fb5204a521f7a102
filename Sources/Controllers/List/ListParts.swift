import RosterPlatform

/// The objects behind one adapter, and their order.
///
/// Each knows those before it, and none knows all of them. Only the adapter keeps them alive.
@MainActor
final class ListParts {
  let stage: ListStage
  let clock: ListTime
  let states: ItemStates
  let sizing: Sizing
  let places: PlaceKeeper
  let scroller: Scroller
  let focus: FocusKeeper
  let visibility: Visibility
  let outerScrolling: OuterScrolling
  let selection: Selection
  let loop: UpdateLoop
  let dragging: Dragging
  let swiping: Swiping
  let editing: Editing
  let loading: (paging: Paging, refresher: Refresher, emptyState: EmptyState)

  /// Passes issues to the recorder, if the list is recorded.
  var recordedIssues: ListObservation?

  /// Creates the objects behind a list.
  init(_ services: ListServices) {
    let issues = ReportedIssues(services.issues)
    clock = services.clock
    stage = ListStage(issues: issues, gate: UpdateGate(inside: services.outer))
    states = ItemStates(stage, storage: services.stateStorage)
    sizing = Sizing(stage, states: states)
    places = PlaceKeeper(stage)
    scroller = Scroller(stage, places: places, sizing: sizing, clock: clock)
    focus = FocusKeeper(stage, places: places, scroller: scroller)
    places.didScroll = { [weak caret = focus.insets.caret] in caret?.listDidScroll() }
    visibility = Visibility(stage, focus: focus, clock: clock)
    outerScrolling = OuterScrolling(stage)
    scroller.revealOutside = { [outerScrolling] in outerScrolling.reveal($0, animated: $1) }
    selection = Selection(stage)
    loop = UpdateLoop(stage, sizing: sizing, places: places, visibility: visibility)
    let carrying = Carrying(stage, loop: loop, states: states, selection: selection)
    swiping = Swiping(stage)
    dragging = Dragging(stage, carrying: carrying, swiping: swiping, loop: loop)
    editing = Editing(stage, loop: loop, selection: selection, swiping: swiping, carrying: carrying)
    loading = (Paging(stage, loop: loop, places: places), Refresher(stage), EmptyState(stage))
    loading.paging.isOnItsWay = { [weak scroller] in scroller?.run != nil }
    loop.content.memory.storage = services.stateStorage
    loop.content.memory.report = { [issues] in issues.report($0) }
    // Interaction comes first and storage last: an update that has waited for a drop includes the
    // dropped item, a new controller is selected before it gets its state, and states are saved
    // after all changes.
    stage.features = [
      dragging, carrying, swiping, loading.paging, loading.refresher, loading.emptyState, selection,
      editing,
      focus, focus.insets, focus.keys, places, scroller, visibility, outerScrolling,
      SectionSight(stage), states,
      sizing,
      StaleDependencies(stage), InsertionFollower(stage, loop: loop, scroller: scroller),
    ]
    stage.owner = self
    stage.trace = services.trace
    stage.views.bridge = ListBridge(self)
    visibility.preloading.distance = services.preloadDistance ?? .none
    services.selectionMode.map(selection.setMode)
    services.itemDragging.map { dragging.reach = $0 }
    editing.setEditing(services.isEditing, animated: false)
    editing.carousels = { [weak self] in
      self?.innerLists.filter(\.holder.standsForItems).map(\.list.parts.editing) ?? []
    }
    selection.inner = { [weak self] in self?.innerSelection ?? [] }
    selection.didChange = { [weak self] in self?.selectionDidChange(in: nil) }
    focus.keys.selected = { [selection] in selection.positions }
    services.focusMode.map(focus.keys.setMode)
    if let policies = services.policies { loop.inheritedPolicy = policies }
  }

  /// Lets the user move items.
  var carrying: Carrying { dragging.carrying }

  /// Shows the list in a collection view, which may have shown other lists before.
  func attach(to registry: ViewRegistry) {
    takeOver(registry.collectionView)
    // A cell that is used again never left its window, so that the probe moves into that at once.
    stage.views.probe.listener = self
    stage.views.attach(to: registry)
    for feature in stage.features { feature.didAttach() }
    guard !stage.list.snapshot.sections.isEmpty else { return }
    for issue in sizing.stockLayoutIssues(of: stage.list) { stage.report(issue) }
    stage.collectionView.reloadData()
    selection.show()
  }

  /// Releases the collection view: unmounts everything, and leaves the rest as it is.
  func detach() {
    guard !stage.views.isNowhere else { return }
    visibility.hideAll()
    leaveViews {
      for (_, controller) in stage.controllers.all {
        stage.mounts.unmount(controller)
        if visibility.nearItemCount == 0 { visibility.preloading.end(controller) }
        controller.cancelExpectedDisplay()
      }
    }
    enclosingList?.visibility.inner.remove(visibility)
    stage.views.detach()
  }

  /// Ends the life of the list: all controllers are unmounted and removed, and callers that wait for an
  /// update are answered.
  ///
  /// Nothing is shown afterwards, so the gate is closed for good.
  func tearDown() {
    for feature in stage.features { feature.willDetach() }
    stage.gate.closeForGood()
    stage.views.probe.listener = nil
    loop.comparer.end()
    for feature in stage.features { feature.tearDown() }
    stage.views.release()
    stage.removeAllControllers()
    loop.endRemovedControllers()
    loop.releaseRemoved()
    for feature in stage.features { feature.didDetach() }
    loop.end()
    stage.features = []
    stage.witness = nil
    stage.views.bridge = nil
  }

  /// Notifies a cell's controller that the cell appears.
  func willDisplay(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    refreshIfNeeded(stage.willDisplay(cell, at: .item(stage.position(shownAt: indexPath))))
    stage.setNeedsVisibility()
  }

  /// Notifies a supplementary view's controller that the view appears.
  func willDisplay(
    _ view: UICollectionReusableView,
    ofKind kind: String,
    at indexPath: IndexPath
  ) {
    if let overlay = stage.overlay(ofKind: kind, at: indexPath) {
      stage.willDisplay(view, at: .overlay(overlay.number))
      refreshIfNeeded(overlay.controller)
    } else {
      let place = stage.list.place(ofKind: kind, inSection: indexPath.section)
      stage.willDisplay(view, at: place.map(ControllerPlace.supplementary))
    }
    stage.setNeedsVisibility()
  }

  /// Measures or configures a view that appears and could not be brought up to date before.
  private func refreshIfNeeded(_ controller: (any CellControlling)?) {
    guard let controller, sizing.needsMeasuring(controller) || controller.awaitsTraits else {
      return
    }
    loop.setNeedsRefresh(of: controller, animated: false)
  }

  /// Takes over a collection view from another list, which then shows nothing, or from the app,
  /// whose delegate is still notified.
  private func takeOver(_ collectionView: UICollectionView) {
    if let other = collectionView.dataSource as? ListBridge {
      stage.report(.sharedCollectionView)
      other.parts.giveUpViews()
    }
    if let delegate = collectionView.delegate, !(delegate is ListBridge) {
      stage.views.delegates.collectionView = delegate
    }
  }

  /// Leaves the collection view to a list that has taken it over.
  private func giveUpViews() {
    leaveViews {}
    stage.views.probe.removeFromSuperview()
  }

  private func leaveViews(_ unmount: () -> Void) {
    for feature in stage.features { feature.willDetach() }
    stage.hold {
      unmount()
      stage.mounts.unmountAll()
    }
    for feature in stage.features { feature.didDetach() }
  }
}

extension ListParts: ListProbeListener {
  func didLayOut() {
    stage.witness?.note(.screenMayHaveChanged)
    (stage.collectionView.collectionViewLayout as? ListLayout)?.showWhatMeasuringUncovered()
    focus.insets.didLayOut()
    places.didLayOut()
    visibility.mayHaveChanged()
    loop.refreshWithLayout()
  }

  func windowDidChange() {
    stage.witness?.note(.screenMayHaveChanged)
    if stage.collectionView.window == nil {
      carrying.putBack()
      swiping.close(animated: false)
    }
    scroller.windowDidChange()
    outerScrolling.windowDidChange()
    enclosingList?.visibility.inner.add(visibility)
    visibility.mayHaveChanged()
  }

  /// Measures what is shown again if lines have another length, and has a flow layout ask for sizes again: by itself, it
  /// only places the items again.
  func sizeWillBeLaidOut() {
    guard !(stage.collectionView.collectionViewLayout is ListLayout), hasLinesOfOtherLength else {
      return
    }
    places.anchorCells()
  }

  func sizeMayHaveChanged() {
    defer { stage.views.lineLength = lineLength }
    guard hasLinesOfOtherLength else { return }
    // A list layout keeps its place by itself, and no other layout asks for sizes again.
    if !(stage.collectionView.collectionViewLayout is ListLayout) { loop.setNeedsResize() }
    for controller in stage.mounts.controllers { refreshIfNeeded(controller) }
  }

  private var lineLength: CGFloat {
    let size = stage.collectionView.bounds.size
    return stage.collectionView.collectionViewLayout.listAxis == .vertical
      ? size.width : size.height
  }

  /// Whether lines of items have another length than when they were laid out last.
  private var hasLinesOfOtherLength: Bool {
    stage.views.lineLength.map { $0 != lineLength } ?? false
  }

  func safeAreaMayHaveChanged() {
    (stage.collectionView.collectionViewLayout as? ListLayout)?.sidesMayHaveChanged()
  }

  /// Notifies all controllers of changed traits, and lays out the list again if sizes depend on
  /// them.
  func traitsDidChange(from old: UITraitCollection?) {
    guard stage.collectionView.window != nil else { return }
    stage.witness?.note(.screenMayHaveChanged)
    let traits = stage.collectionView.traitCollection
    var early: [any CellControlling] = []
    stage.hold {
      for (_, controller) in stage.controllers.all {
        // UIKit passes traits from view to view, and gives none to cells that it has prepared off screen. A cell is
        // configured when it has them.
        let isEarly = controller.mountedView.map { $0.traitCollection != traits } ?? false
        controller.deliverTraits(from: old, configures: !isEarly)
        if isEarly { early.append(controller) }
      }
      loading.emptyState.controller?.deliverTraits(from: old)
    }
    for controller in early where controller.mountedView?.window != nil {
      loop.setNeedsRefresh(of: controller, animated: false)
    }
    guard old?.sizing != stage.collectionView.traitCollection.sizing, !stage.list.sections.isEmpty
    else { return }
    loop.setNeedsResize()
    // Self-sizing cells are measured again when they have the traits, too.
    loop.setNeedsMeasuring(animated: false)
  }
}

extension ListParts: ControllerOwner {
  var listView: UICollectionView? { stage.collectionView }

  var itemControllers: [any CellControlling] { stage.controllers.items.map(\.element) }

  func stateDidChange(of controller: any CellControlling, animated: Bool) {
    stage.witness?.note(.stateDidChange(controller, isAnimated: animated))
    states.stateDidChange(of: controller)
    loop.setNeedsRefresh(of: controller, animated: animated)
  }

  func stateWillChange(of controller: any CellControlling) {
    states.readAgain(controller)
  }

  func sizeDidChange(of controller: any CellControlling, animated: Bool) {
    loop.setNeedsRefresh(of: controller, animated: animated)
  }

  func bringUpToDate(_ controller: ListedController) {
    stage.bringUpToDate(controller)
  }

  func step(_ controller: any CellControlling, _ step: MoveStep) -> Bool {
    carrying.step(controller, step)
  }

  func itemPosition(at position: Position) -> ItemPosition? {
    stage.list.snapshot.itemPosition(at: position)
  }

  func didImpress(_ impression: Impression, by controller: ListedController) {
    visibility.impressions.didImpress(impression, by: controller)
  }

  func hold<Result>(_ body: () -> Result) -> Result {
    stage.hold(body)
  }

  func report(_ issue: ListIssue) {
    stage.report(issue)
  }

  func eventWasIgnored(_ event: Any, from controller: ListedController) {
    let sender = stage.id(of: controller).map { "\($0)" } ?? "A \(type(of: controller))"
    stage.report(.unhandledEvent(type(of: event), from: sender))
  }
}
