import RosterCore
import RosterPlatform

/// What is on show: the list, its controllers, and the views that they are mounted on.
///
/// The stage knows nothing of when something happens; that is the matter of `UpdateLoop` and of the
/// features. It calls user code through its gate, so that whatever that asks for waits.
@MainActor
final class ListStage {
  /// Where mistakes are reported.
  let issues: ReportedIssues

  /// Lets updates wait while user code runs.
  let gate: UpdateGate

  /// The collection view, and what is tied to it.
  let views = ListViews()

  /// What takes part in the moments of the list, in the order in which it is called.
  ///
  /// Features know the stage; the list's end releases them.
  var features: [any ListFeature] {
    get { listeners.all }
    set { listeners = ListListeners(newValue) }
  }

  /// The features, and those of them that hear of single controllers.
  private(set) var listeners = ListListeners([])

  /// What the collection view shows, or is about to.
  private(set) var list = ResolvedList.empty {
    didSet { controllers.listDidChange() }
  }

  /// The controllers of what has been needed.
  private(set) var controllers = ControllerStore()

  /// Which controller is mounted on which view.
  let mounts = MountTable()

  /// What the update under way does to controllers.
  var traffic = TrafficRecord()

  /// Where a person carries an item; until it is put down, it is shown elsewhere than it is in the list.
  var carriedPlace: CarriedPlace?

  /// Whether items may be shown elsewhere than in the list because they make room for one that is dragged over
  /// them; the collection view knows where.
  var makesRoom = false

  /// The list as its controllers see it.
  weak var owner: (any ControllerOwner)?

  /// Is notified of the hooks of all controllers, if somebody wants to know.
  var trace: ((ControllerHook, any CellControlling) -> Void)?

  init(issues: ReportedIssues, gate: UpdateGate) {
    self.issues = issues
    self.gate = gate
    mounts.willUnmount = { [weak self] controller in
      self?.listeners.ofControllers.forEach { $0.willLeaveScreen(controller) }
    }
    mounts.didUnmountRemoved = { [weak self] in self?.end($0) }
  }

  /// The collection view that shows the list; one that nobody sees if it is in no cell at present.
  var collectionView: UICollectionView { views.collectionView }

  /// Reports an issue, unless it is reported already and persists.
  func report(_ issue: ListIssue) {
    issues.report(issue)
  }

  /// Runs user code that the collection view calls for, and lets updates wait for it to return.
  func hold<Result>(_ body: () -> Result) -> Result {
    gate.hold(body)
  }

  /// Has the list find out what is on screen, after the layout pass that is to come or under way.
  ///
  /// Cells are in their places only when the pass is over; the probe is laid out after them.
  func setNeedsVisibility() {
    views.probe.setNeedsLayout()
  }
}

extension ListStage {
  /// Makes a list the current one whose items stand where they stood.
  func show(_ next: ResolvedList) {
    list = next
  }

  /// Makes a list the current one, and takes along with the items what is known by their places.
  func show(_ next: ResolvedList, after operations: Operations) {
    let map = PositionMap(operations)
    noteMovedItems(gone: controllers.apply(map)) { map[$0] }
    list = next
  }

  /// Makes a list the current one whose items are found by their identities, where there are no
  /// operations to trust.
  func showByIdentity(_ next: ResolvedList) {
    let old = list.snapshot
    let place = { (position: Position) in
      old.itemID(at: position).flatMap(next.snapshot.position(of:))
    }
    noteMovedItems(gone: controllers.apply(place), place)
    list = next
  }

  private func noteMovedItems(
    gone: [(position: Position, element: any CellControlling)],
    _ place: (Position) -> Position?
  ) {
    traffic.note(removed: removals(of: gone))
    for feature in features { feature.itemsMoved(place) }
  }

  /// Keeps a new controller.
  func keep(_ controller: any CellControlling, at place: ControllerPlace) {
    controllers.insert(controller, at: place)
    traffic.note(made: controller)
  }

  /// Releases all controllers; they have yet to be told.
  func removeAllControllers() {
    traffic.note(removed: controllers.all.map { removal(of: $0.controller, from: $0.place) })
    controllers.removeAll()
  }

  /// Gives controllers the view models and the surroundings of the list that is shown, and lets go of
  /// supplementary controllers whose item is gone or another.
  ///
  /// Those of items are given them that have a cell, and those for which the update makes a difference. All
  /// others are brought up to date when they are asked for or mounted next.
  ///
  /// - Parameters:
  ///   - update: What has changed the list; `nil` if nothing differs but places.
  ///   - isForAll: Whether the controllers of all items are given them.
  func replaceViewModels(for update: Update? = nil, isForAll: Bool = false) {
    let replaced = update?.replacedSupplementaries ?? []
    for (place, controller) in controllersToVisit(for: update, isForAll: isForAll) {
      if let item = list.item(at: place), presents(item, at: place, controller, replaced) {
        replaceViewModel(of: controller, item, at: place)
        traffic.note(visited: controller)
      } else if case .supplementary(let place) = place, controllers.remove(at: place) != nil {
        traffic.note(removed: [removal(of: controller, from: .supplementary(place))])
      }
    }
  }

  /// The controllers that an update has something to say to, in the order of the list; those of headers,
  /// footers and the like come last.
  private func controllersToVisit(
    for update: Update?,
    isForAll: Bool
  ) -> [(place: ControllerPlace, controller: any CellControlling)] {
    let changed = update.map { $0.changes.updatedItems.count + $0.changes.movedItems.count } ?? 0
    if isForAll || update?.changesEnvironment == true || changed >= controllers.count {
      return controllers.all
    }
    var positions = Set(mounts.controllers.compactMap(controllers.position))
    if let changes = update?.changes {
      for move in changes.updatedItems where controllers[move.to] != nil {
        positions.insert(move.to)
      }
      for move in changes.movedItems where controllers[move.to] != nil { positions.insert(move.to) }
    }
    let items = positions.sorted().compactMap { position in
      controllers[position].map { (place: ControllerPlace.item(position), controller: $0) }
    }
    return items + controllers.supplementaryItems
  }

  /// Gives a controller the view model and the surroundings of the list that is shown, unless it has them.
  func bringUpToDate(_ controller: ListedController) {
    guard
      controller.listNumber != controllers.listNumber,
      let position = controllers.position(of: controller),
      let item = list.item(at: position)
    else { return }
    replaceViewModel(of: controller, item, at: .item(position))
  }

  /// Whether a controller goes on to present what is at its place.
  private func presents(
    _ item: ResolvedList.Item,
    at place: ControllerPlace,
    _ controller: any CellControlling,
    _ replaced: Set<SupplementaryPlace>
  ) -> Bool {
    guard case .supplementary(let place) = place else { return true }
    return item.run.controller == ControllerKind(type(of: controller)) && !replaced.contains(place)
  }

  private func replaceViewModel(
    of controller: ListedController,
    _ item: ResolvedList.Item,
    at place: ControllerPlace
  ) {
    controller.listNumber = controllers.listNumber
    if controller.surround(with: item.presenter.surroundings) {
      traffic.note(surrounded: place)
    }
    let mistake = controller.replaceViewModel(from: item.run.column, at: item.offset)
    if let mistake, let position = place.position, let id = list.snapshot.itemID(at: position) {
      report(.viewModel(mistake, of: id, location: item.run.location))
    }
  }

  /// The place in the list of what is shown at a path, which differs while an item is carried.
  func position(shownAt indexPath: IndexPath) -> Position {
    position(shownAt: Position(indexPath))
  }

  /// The place in the list of what is shown at a place, which differs while an item is carried.
  func position(shownAt position: Position) -> Position {
    carriedPlace?.origin(ofShown: position) ?? position
  }

  /// Whether items may be laid out elsewhere than they are in the list.
  var isRearranged: Bool { carriedPlace != nil || makesRoom }

  /// The place in the list of what a `ListLayout` has at a place, which differs while an item is carried or dragged.
  ///
  /// UIKit's own layouts ask about dragged items by their places in the data.
  func position(laidOutAt position: Position) -> Position {
    guard makesRoom else { return self.position(shownAt: position) }
    let path = collectionView.dataSourceIndexPath(
      forPresentationIndexPath: IndexPath(position)
    )
    return path.map { Position($0) } ?? position
  }

  /// Where an item is that the app wants to do something with; reports one that is not there.
  func position(of id: ItemID, toBe action: String) -> Position? {
    if let position = list.snapshot.position(of: id) { return position }
    report(.missingItem(id, asked: action))
    return nil
  }

  /// The identity of a controller's item, or of the section it is the header or footer of.
  func id(of controller: ListedController) -> ItemID? {
    switch controllers.place(of: controller) {
    case .item(let position): list.snapshot.itemID(at: position)
    case let place?: list.stateKey(at: place)?.id
    case nil: nil
    }
  }
}
