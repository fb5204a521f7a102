import RosterPlatform

/// The state of what is shown: the list, its controllers, and the views on which they are mounted.
///
/// The stage does not know when things happen; that is the task of `UpdateLoop` and of the
/// features. It calls user code through its gate, so that changes made by that code wait.
@MainActor
final class ListStage {
  /// Where mistakes are reported.
  let issues: ReportedIssues

  /// Lets updates wait while user code runs.
  let gate: UpdateGate

  /// The collection view, and the objects connected to it.
  let views = ListViews()

  /// The features of the list, in the order in which they are called.
  ///
  /// Features know the stage; the list's end releases them.
  var features: [any ListFeature] {
    get { listeners.all }
    set {
      listeners = ListListeners(newValue)
      mounts.listeners = listeners
    }
  }

  /// The features, and those that are notified of single controllers.
  private(set) var listeners = ListListeners([])

  private(set) var ownerReference: OwnerReference?

  /// The list that the collection view shows, or is about to show.
  private(set) var list = ResolvedList.empty

  /// The controllers that were needed so far.
  let controllers = ControllerStore()

  /// Which controller is mounted on which view.
  let mounts = MountTable()

  /// The record of what the present update does to controllers.
  let traffic = TrafficRecord()

  /// The position of an item that the user is moving; until it is dropped, it is shown at another
  /// position than in the list.
  var carriedPlace: CarriedPlace?

  /// Whether items may be shown at other positions than in the list because they make space for a
  /// drag; only the collection view knows where.
  var makesRoom = false

  /// The list in its role for controllers.
  var owner: (any ControllerOwner)? {
    get { ownerReference?.owner }
    set {
      ownerReference = newValue.map(OwnerReference.init)
      passOnHooks()
    }
  }

  /// Receives the hooks of all controllers, if there is an observer.
  var trace: ((ControllerHook, any CellControlling) -> Void)? {
    didSet { passOnHooks() }
  }

  /// Receives what happens in the list, if the app has asked for a recording.
  var witness: (any ListWitness)? {
    didSet { passOnHooks() }
  }

  init(issues: ReportedIssues, gate: UpdateGate) {
    self.issues = issues
    self.gate = gate
    // The table is used only by the stage and its list, which keep the stage alive. Without weak references to it, the
    // stage has no side table, which would make each of its many retains slower.
    mounts.didUnmountRemoved = { [unowned self] in end($0) }
  }

  /// The collection view that shows the list; an invisible one if it is in no cell at present.
  var collectionView: UICollectionView { views.collectionView }

  /// Reports an issue, unless it is reported already and persists.
  func report(_ issue: ListIssue) {
    issues.report(issue)
  }

  /// Runs user code that the collection view calls for, and lets updates wait for it to return.
  func hold<Result>(_ body: () -> Result) -> Result {
    gate.hold(body)
  }

  /// Determines visibility after the present or the next layout pass.
  ///
  /// Cells are in place only when the pass is over.
  func setNeedsVisibility() {
    views.probe.setNeedsReport()
  }
}

/// What is requested for each section, without a copy of the list.
extension ListStage {
  /// The number of sections.
  var sectionCount: Int { list.sections.count }

  /// Returns the number of items in a section; 0 if there is no such section.
  func itemCount(inSection section: Int) -> Int {
    list.snapshot.itemCount(inSection: section)
  }

  /// Returns the layout of a section, if it exists.
  func layout(ofSection section: Int) -> SectionLayout? {
    list.sections.indices.contains(section) ? list.sections[section].layout : nil
  }
}

extension ListStage {
  /// Replaces the present list by one with the same positions.
  func show(_ next: ResolvedList) {
    list = next
    controllers.listDidChange()
  }

  /// Replaces the present list by one with the very same values, which all controllers have already.
  func showSame(_ next: ResolvedList) {
    list = next
  }

  /// Replaces the present list, and moves everything that is stored by position.
  func show(_ next: ResolvedList, after operations: Operations) {
    let map = PositionMap(operations)
    noteMovedItems(gone: controllers.apply(map, from: list.snapshot)) { map[$0] }
    show(next)
  }

  /// Replaces the present list, and finds items by their identities, because there are no valid operations.
  ///
  /// - Parameters:
  ///   - next: The list.
  ///   - moves: The items that have left for another section, and so have another identity.
  func showByIdentity(_ next: ResolvedList, moves: [Move<Position>]) {
    let old = list.snapshot
    let targets = Dictionary(moves.map { ($0.from, $0.to) }) { first, _ in first }
    let place = { (position: Position) in
      old.itemID(at: position).flatMap(next.snapshot.position(of:)) ?? targets[position]
    }
    noteMovedItems(gone: controllers.apply(from: list.snapshot, place), place)
    show(next)
  }

  private func noteMovedItems(
    gone: Departure.Controllers,
    _ place: (Position) -> Position?
  ) {
    traffic.note(removed: gone, from: list)
    dropOverlays(on: gone)
    for feature in features { feature.itemsMoved(place) }
  }

  /// Releases all controllers, which are notified later.
  func removeAllControllers() {
    let others = controllers.others.map { removal(of: $0.controller, from: $0.place) }
    traffic.note(removed: controllers.removeAll(from: list.snapshot), from: list)
    traffic.note(removed: others)
  }

  /// Converts the index path of a shown item to its position in the list, which differs while an item is moved.
  func position(shownAt indexPath: IndexPath) -> Position {
    position(shownAt: Position(indexPath))
  }

  /// Converts the position of a shown item to that in the list, which differs while an item is moved.
  func position(shownAt position: Position) -> Position {
    carriedPlace?.origin(ofShown: position) ?? position
  }

  /// Whether the layout may show items at other positions than in the list.
  var isRearranged: Bool { carriedPlace != nil || makesRoom }

  /// Converts a position in a `ListLayout` to that in the list, which differs while an item is moved or dragged.
  ///
  /// UIKit's own layouts use positions in the data for dragged items.
  func position(laidOutAt position: Position) -> Position {
    guard makesRoom else { return self.position(shownAt: position) }
    let path = collectionView.dataSourceIndexPath(
      forPresentationIndexPath: IndexPath(position)
    )
    return path.map { Position($0) } ?? position
  }

  /// Converts a position in the list to that in a `ListLayout`, as `position(laidOutAt:)` converts it back.
  func positionInLayout(_ position: Position) -> Position? {
    guard makesRoom else { return carriedPlace?.place(ofItemAt: position) ?? position }
    return collectionView.presentationIndexPath(forDataSourceIndexPath: IndexPath(position))
      .map { Position($0) }
  }

  /// Returns the position of an item that the app has named, and reports one that is not in the list.
  func position(of id: ItemID, toBe action: String) -> Position? {
    if let position = hold({ list.snapshot.position(of: id) }) { return position }
    report(.missingItem(id, asked: action))
    return nil
  }

  /// The identity of a controller's item, or of the section it is the header or footer of.
  func id(of controller: ListedController) -> ItemID? {
    switch controllers.place(of: controller) {
    case .item(let position): list.snapshot.itemID(at: position)
    case .overlay(let number): controllers.overlays[number].flatMap(id)
    case let place?: list.stateKey(at: place)?.id
    case nil: nil
    }
  }
}
