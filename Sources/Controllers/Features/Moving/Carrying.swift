import RosterPlatform

/// Lets the user move an item to another position.
///
/// Until the item is dropped, the collection view shows it at its new position, while the list still has
/// it at the old one. Updates wait.
@MainActor
final class Carrying: ListFeature {
  /// An item that the user is moving.
  private struct CarriedItem {
    let controller: any CellControlling

    /// The position of the finger, in the coordinates of the content.
    var point: CGPoint

    /// The distance from the finger to the center of the item.
    let touchOffset: CGPoint

    /// A position that was refused, so that the controller is not asked again for every movement of
    /// the finger.
    var refused: Position?

    /// The move, if the item was dropped at another position.
    var move: ItemMove?
  }

  let observers = Observers<ItemMove>()

  private let stage: ListStage
  private let loop: UpdateLoop
  private let states: ItemStates
  private let selection: Selection

  /// The item that the user is moving.
  private var carried: CarriedItem?

  /// The controller of an item that was put down, until it is notified of that, after all have learned their positions.
  private var landed: (any CellControlling)?

  /// The view in which a movement has ended while it was laid out: it ignores that, and still shows the movement.
  private weak var unsettledView: UICollectionView?

  /// Whether an item was dropped in this turn of the main actor; updates wait for the end of the
  /// turn.
  private var isSettling = false

  /// Steps of items that wait for user code or an update to end.
  private var waitingSteps: [(controller: any CellControlling, step: MoveStep)] = []

  init(_ stage: ListStage, loop: UpdateLoop, states: ItemStates, selection: Selection) {
    self.stage = stage
    self.loop = loop
    self.states = states
    self.selection = selection
  }

  func willDetach() {
    waitingSteps = []
    putBack()
    // An item that is dropped has no place of its own.
    _ = end()
    tellEnd()
  }

  /// Starts the updates that have waited for a movement, or the movement that has waited for them.
  func turnEnded() {
    if isSettling {
      isSettling = false
      settleView()
      endBatch()
    } else if !waitingSteps.isEmpty, !stage.gate.machine.isBlocked {
      let (controller, step) = waitingSteps.removeFirst()
      if let (from, to) = move(of: controller, step) { _ = moveDragged(from, to: to) }
    }
    if !waitingSteps.isEmpty { stage.gate.wakeWhenOpen() }
  }

  /// The item that the user is moving.
  var item: ItemID? {
    stage.carriedPlace.flatMap { stage.list.stateKey(at: $0.origin)?.id }
  }

  /// Whether the user is moving an item.
  var isUnderWay: Bool { carried != nil }

  /// Picks up an item by its center.
  func pickUp(_ id: ItemID) -> Bool {
    guard let position = stage.position(of: id, toBe: "move") else { return false }
    return pickUp(position, at: nil)
  }

  /// Picks up an item, if its controller allows it; updates wait from then on.
  ///
  /// - Parameters:
  ///   - position: The position of the item in the list.
  ///   - point: The position of the finger, in the coordinates of the content; `nil` for the item's
  ///     center.
  /// - Returns: Whether the item was picked up.
  func pickUp(_ position: Position, at point: CGPoint?) -> Bool {
    let collectionView = stage.collectionView
    guard
      carried == nil, !stage.gate.machine.isBlocked, stage.views.areOwned,
      collectionView.window != nil
    else { return false }
    let path = IndexPath(position)
    guard
      selection.ask(at: path, \.canMove), let controller = stage.controllers[position],
      let middle = collectionView.layoutAttributesForItem(at: path)?.center
    else { return false }
    guard canLeave(position) else { return false }
    let touch = point ?? middle
    stage.witness?.note(.move(.pickUp(position, x: Float(touch.x), y: Float(touch.y))))
    beginBatch()
    stage.carriedPlace = CarriedPlace(origin: position, shown: position)
    carried = CarriedItem(
      controller: controller,
      point: touch,
      touchOffset: point.map { CGPoint(x: middle.x - $0.x, y: middle.y - $0.y) } ?? .zero
    )
    let isMoved = collectionView.beginInteractiveMovementForItem(at: path)
    // The cell of an item out of sight was made meanwhile, and its controller may have ended the movement.
    guard carried != nil else {
      if isMoved { collectionView.cancelInteractiveMovement() }
      settleView()
      return false
    }
    guard isMoved else {
      forgetItem()
      endBatch()
      return false
    }
    controller.trace(.didBeginMoving)
    controller.didBeginMoving()
    return true
  }

  /// Moves the item; the others make space.
  func carry(to point: CGPoint) {
    guard let offset = carried?.touchOffset else { return }
    stage.witness?.note(.move(.carry(x: Float(point.x), y: Float(point.y))))
    carried?.point = point
    stage.collectionView.updateInteractiveMovementTargetPosition(
      CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    )
    settleView()
  }

  /// Drops the item where it is shown.
  ///
  /// - Returns: The move; `nil` if the item is where it was.
  func putDown() -> ItemMove? {
    guard carried != nil else { return nil }
    stage.witness?.note(.move(.putDown))
    let view = stage.collectionView
    view.endInteractiveMovement()
    if view.hasUncommittedUpdates { unsettledView = view }
    return end()
  }

  /// Returns the item to where it was.
  func putBack() {
    guard let place = stage.carriedPlace else { return }
    stage.witness?.note(.move(.putBack))
    stage.carriedPlace?.shown = place.origin
    let view = stage.collectionView
    view.cancelInteractiveMovement()
    if view.hasUncommittedUpdates { unsettledView = view }
    _ = end()
  }

  /// Ends the movement in a view that has ignored its end.
  private func settleView() {
    guard carried == nil, let view = unsettledView else { return }
    unsettledView = nil
    view.cancelInteractiveMovement()
  }

  /// Returns whether the collection view may move the item at an index path.
  ///
  /// Only the adapter moves items: a move that it does not know of could not be distinguished from
  /// an update.
  func canMove(at indexPath: IndexPath) -> Bool {
    stage.carriedPlace?.origin == Position(indexPath)
  }

  /// Updates the list to the order that the collection view shows after the drop.
  func take(_ from: Position, movedTo to: Position) {
    guard
      let move = ItemMove(from: from, to: to, in: stage.list.snapshot),
      let next = stage.list.moving(from, to: to)
    else { return stage.report(.unknownElement("a place for the item at \(from) at \(to)")) }
    stage.witness?.note(.move(.land(from: from, to: to)))
    let old = stage.list
    var operations = Operations()
    operations.movedItems = [Move(from: from, to: to)]
    let changes = Changeset(from: old.snapshot, to: next.snapshot)
    states.follow(changes, from: old, to: next)
    stage.show(next, after: operations)
    stage.carriedPlace = CarriedPlace(origin: to, shown: to)
    carried?.move = move
    stage.replaceViewModels()
    states.saveMoved(changes, from: old, to: next)
  }

  /// Returns where the item goes: where the layout proposes if its controller allows it, or where
  /// it is.
  func target(proposed: IndexPath, current: IndexPath) -> IndexPath {
    guard let carried, let place = stage.carriedPlace else { return current }
    let wanted = proposed == current ? emptySection(at: carried.point) ?? proposed : proposed
    let target = Position(wanted)
    guard wanted != current, target != carried.refused else { return current }
    guard target == place.origin || allows(carried.controller, place.origin, target) else {
      stage.witness?.note(.move(.refuse(target)))
      self.carried?.refused = target
      return current
    }
    self.carried?.refused = nil
    stage.carriedPlace?.shown = target
    return wanted
  }

  /// Moves an item that the user has dragged to another place.
  ///
  /// - Returns: Whether the list could be changed.
  func moveDragged(_ from: Position, to: Position) -> Bool {
    guard
      carried == nil, !stage.gate.machine.isBlocked, stage.views.areOwned,
      let controller = stage.controllers[from], canLeave(from)
    else { return false }
    stage.witness?.note(.move(.step(from: from, to: to)))
    beginBatch()
    carried = CarriedItem(controller: controller, point: .zero, touchOffset: .zero)
    controller.trace(.didBeginMoving)
    controller.didBeginMoving()
    // The hook may have ended the list, or given its collection view to another one.
    guard stage.views.areOwned else {
      _ = end()
      return false
    }
    stage.collectionView.performBatchUpdates {
      // What was laid out before the batch may have ended the movement.
      guard stage.views.areOwned, carried != nil else { return }
      take(from, movedTo: to)
      stage.collectionView.moveItem(at: IndexPath(from), to: IndexPath(to))
    }
    _ = end()
    return true
  }

  /// Moves an item past its neighbor, or into the next section that accepts it, as soon as user code and updates
  /// have ended.
  ///
  /// - Returns: Whether the item can be moved.
  func step(_ controller: any CellControlling, _ step: MoveStep) -> Bool {
    guard let (from, to) = move(of: controller, step) else { return false }
    if !stage.gate.machine.isBlocked { return moveDragged(from, to: to) }
    waitingSteps.append((controller, step))
    stage.gate.wakeWhenOpen()
    return true
  }

  private func move(of controller: any CellControlling, _ step: MoveStep) -> (Position, Position)? {
    guard
      let from = stage.controllers.position(of: controller),
      selection.ask(at: IndexPath(from), \.canMove),
      let to = targets(of: from, step).first(where: { allows(controller, from, $0) })
    else { return nil }
    return (from, to)
  }

  /// Returns the positions to which a step may move an item, nearest first.
  private func targets(of from: Position, _ step: MoveStep) -> [Position] {
    let sections = stage.list.snapshot.sections
    switch step {
    case .up where from.item > 0:
      return [Position(section: from.section, item: from.item - 1)]
    case .down where from.item + 1 < sections[from.section].count:
      return [Position(section: from.section, item: from.item + 1)]
    case .up:
      return (0..<from.section).reversed().map {
        Position(section: $0, item: sections[$0].count)
      }
    case .down:
      return (from.section + 1..<sections.count).map { Position(section: $0, item: 0) }
    }
  }

  /// Returns whether an item's controller allows a position.
  func allows(
    _ controller: any CellControlling,
    _ origin: Position,
    _ target: Position
  ) -> Bool {
    guard
      let move = ItemMove(from: origin, to: target, in: stage.list.snapshot),
      !stage.list.isAmongLazyItems(target, comingFrom: origin)
    else { return false }
    return stage.hold { controller.canMove(to: move) }
  }

  /// Returns whether an item can leave its position.
  ///
  /// A lazy item cannot, which is reported.
  private func canLeave(_ position: Position) -> Bool {
    guard let run = stage.list.item(at: position)?.run, run.column.isLazy else { return true }
    stage.report(.unmovableLazyItem(run.controller, location: run.location))
    return false
  }

  /// Returns the first position of an empty section whose header or footer is at a point.
  ///
  /// Layouts propose positions of items, so an item could not be moved there otherwise.
  private func emptySection(at point: CGPoint) -> IndexPath? {
    let collectionView = stage.collectionView
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    for section in 0..<collectionView.numberOfSections
    where collectionView.numberOfItems(inSection: section) == 0 {
      let path = IndexPath(item: 0, section: section)
      for kind in kinds where stage.list.supplementary(kind, inSection: section) != nil {
        let frame = collectionView.layoutAttributesForSupplementaryElement(
          ofKind: kind,
          at: path
        )?.frame
        if frame?.contains(point) == true { return path }
      }
    }
    return nil
  }

  /// Notifies everyone of the end of a movement.
  ///
  /// Updates wait for the next turn, because a collection view must not be changed directly after
  /// it has dropped an item.
  private func end() -> ItemMove? {
    guard let ended = carried else { return nil }
    forgetItem()
    landed = ended.controller
    loop.visibility.expire()
    loop.settle(animated: true)
    selection.align()
    selection.notifyObservers()
    tellEnd()
    if let move = ended.move {
      observers.tell(move)
    }
    isSettling = true
    stage.gate.scheduleWake()
    return ended.move
  }

  /// Notifies the controller of an item that was put down, unless the list has ended meanwhile and it was notified.
  private func tellEnd() {
    guard let controller = landed else { return }
    landed = nil
    controller.trace(.didEndMoving)
    controller.didEndMoving()
  }

  /// Lets updates wait while the user moves an item.
  private func beginBatch() {
    stage.gate.beginBatch()
    stage.gate.isHeldByPerson = true
  }

  private func endBatch() {
    stage.gate.isHeldByPerson = false
    stage.gate.endBatch()
  }

  private func forgetItem() {
    carried = nil
    stage.carriedPlace = nil
  }
}
