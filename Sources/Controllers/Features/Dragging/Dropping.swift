import Foundation
import RosterPlatform

/// Handles drops into the list: while an item of the list is dragged over it, the others make space,
/// and updates wait.
@MainActor
final class Dropping {
  /// What would happen if the finger were lifted.
  private struct Answer {
    enum Deed {
      case rule(DropRule)
      case move(any CellControlling)
      case app
    }

    let deed: Deed
    let proposal: UICollectionViewDropProposal

    /// The item that it would be dropped onto.
    var target: (any CellControlling)?

    /// The position of the item before which it would be inserted, in the list's order.
    var place = Position(section: 0, item: 0)
  }

  private let stage: ListStage
  private let carrying: Carrying
  private let loop: UpdateLoop

  /// The latest answer, as long as nothing in the list has moved.
  private var answer: Answer?

  /// The item that is shown as the drop target.
  private weak var highlighted: (any CellControlling)?

  /// The position about which the dragged item's controller was asked last, and its answer.
  private var asked: (place: Position, isAllowed: Bool)?

  init(_ stage: ListStage, carrying: Carrying, loop: UpdateLoop) {
    self.stage = stage
    self.carrying = carrying
    self.loop = loop
  }

  private var delegates: ForwardedDelegates { stage.views.delegates }

  /// The drops whose values are still being loaded.
  private var pending: PendingDrops { loop.content.memory.drops }

  /// Discards the latest answer, because items have moved.
  func forgetAnswer() {
    answer = nil
    asked = nil
  }

  /// Ends the participation in a drag.
  func end() {
    forgetAnswer()
    highlight(nil)
    guard stage.makesRoom else { return }
    stage.makesRoom = false
    stage.gate.endBatch()
  }

  /// Cancels all loading.
  func cancelLoading() {
    pending.cancel()
  }

  /// Returns whether anything in the list may accept the drag.
  func canHandle(_ cargo: DropCargo) -> Bool {
    stage.hold {
      (cargo.isWithinReach
        && (cargo.movedItem?.canMove == true
          || stage.list.sections.contains { $0.drops.contains { $0.accepts(cargo) } }))
        || delegates.canHandleDrop(stage.collectionView, cargo.session)
    }
  }

  func didEnter(_ session: any UIDropSession) {
    stage.hold { delegates.dropDidEnter(stage.collectionView, session) }
  }

  func didExit(_ session: any UIDropSession) {
    end()
    stage.hold { delegates.dropDidExit(stage.collectionView, session) }
  }

  func didEnd(_ session: any UIDropSession) {
    end()
    stage.hold { delegates.dropDidEnd(stage.collectionView, session) }
  }

  func preview(at path: IndexPath) -> UIDragPreviewParameters? {
    stage.hold {
      stage.neededController(shownAt: path)?.dragPreviewParameters
        ?? delegates.dropPreview(stage.collectionView, path)
    }
  }

  /// Returns what would happen if the finger were lifted.
  func propose(_ cargo: DropCargo, at path: IndexPath?) -> UICollectionViewDropProposal {
    let answer = stage.hold { self.answer(to: cargo, at: path) }
    self.answer = answer
    highlight(answer?.target)
    guard let answer else { return UICollectionViewDropProposal(operation: .cancel) }
    if answer.proposal.operation == .move, cargo.movedItem != nil, !stage.makesRoom,
      answer.proposal.intent == .insertAtDestinationIndexPath
    {
      stage.makesRoom = true
      stage.gate.beginBatch()
    }
    return answer.proposal
  }

  private func highlight(_ controller: (any CellControlling)?) {
    guard controller !== highlighted else { return }
    stage.hold {
      highlighted?.setDropTarget(false)
      controller?.setDropTarget(true)
    }
    highlighted = controller
  }
}

/// Determines what would happen.
extension Dropping {
  private func answer(to cargo: DropCargo, at path: IndexPath?) -> Answer? {
    guard cargo.isWithinReach else { return appAnswer(cargo, path) }
    let between = answerBetween(cargo, path)
    if let onto = answerOnto(cargo, path),
      between == nil || cargo.isInMiddle(of: path, in: stage.collectionView)
    {
      return onto
    }
    return between ?? appAnswer(cargo, path)
  }

  private func appAnswer(_ cargo: DropCargo, _ path: IndexPath?) -> Answer? {
    delegates.dropProposal(stage.collectionView, cargo.session, path)
      .map { Answer(deed: .app, proposal: $0) }
  }

  /// Returns the answer for a drop onto the item under the finger.
  private func answerOnto(_ cargo: DropCargo, _ path: IndexPath?) -> Answer? {
    guard let path else { return nil }
    let position = stage.position(laidOutAt: Position(path))
    guard
      let item = stage.list.item(at: position), let section = stage.list.section(position.section),
      let rule = section.drops.first(where: {
        $0.target == item.run.controller && $0.accepts(cargo)
      }),
      let controller = stage.neededController(at: position), controller.acceptsDrops,
      !cargo.contains(controller)
    else { return nil }
    return Answer(
      deed: .rule(rule),
      proposal: UICollectionViewDropProposal(
        operation: operation(of: rule, cargo),
        intent: .insertIntoDestinationIndexPath
      ),
      target: controller,
      place: position
    )
  }

  /// Returns the answer for a drop between items, or into an empty section.
  private func answerBetween(_ cargo: DropCargo, _ path: IndexPath?) -> Answer? {
    let point = cargo.session.location(in: stage.collectionView)
    let shown = path.map { Position($0) }
    let isOnItem = shown.map { stage.list.item(at: $0) != nil } ?? false
    let boundary = isOnItem ? nil : boundary(at: point)
    guard let place = boundary ?? shown ?? endOfLastSection(for: cargo),
      let section = stage.list.section(place.section)
    else { return nil }
    let source = cargo.movedItem.flatMap(stage.controllers.position)
    let before = insertion(at: place, from: source)
    // The item that the collection view reports under the finger would make space there.
    let isElsewhere = boundary != nil && shown != nil
    if let rule = section.drops.first(where: { $0.target == nil && $0.accepts(cargo) }) {
      let isSeveral = cargo.origin == .sameList && source == nil
      let proposal = UICollectionViewDropProposal(
        operation: operation(of: rule, cargo),
        intent: isSeveral || isElsewhere ? .unspecified : .insertAtDestinationIndexPath
      )
      return Answer(deed: .rule(rule), proposal: proposal, place: before)
    }
    guard let controller = cargo.movedItem, controller.canMove, let source,
      mayMove(controller, from: source, to: landing(before, from: source))
    else { return nil }
    let proposal = UICollectionViewDropProposal(
      operation: .move,
      intent: isElsewhere ? .unspecified : .insertAtDestinationIndexPath
    )
    return Answer(deed: .move(controller), proposal: proposal, place: before)
  }

  private func operation(of rule: DropRule, _ cargo: DropCargo) -> UIDropOperation {
    rule.takesItems && cargo.session.allowsMoveOperation ? .move : .copy
  }

  /// Returns the beginning or the end of the section whose header or footer is under the finger.
  private func boundary(at point: CGPoint) -> Position? {
    let layout = stage.collectionView.collectionViewLayout
    for (section, content) in stage.list.snapshot.sections.enumerated() {
      let path = IndexPath(item: 0, section: section)
      let header = UICollectionView.elementKindSectionHeader
      let ends = [(header, 0), (UICollectionView.elementKindSectionFooter, content.count)]
      for (kind, item) in ends where content.supplementaries[kind] != nil {
        let frame = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
        if frame?.contains(point) == true { return Position(section: section, item: item) }
      }
    }
    return nil
  }

  /// Returns the end of the last section that accepts the drag, for a finger that is over nothing.
  private func endOfLastSection(for cargo: DropCargo) -> Position? {
    let sections = stage.list.sections
    let last = sections.lastIndex { section in
      section.drops.contains { $0.target == nil && $0.accepts(cargo) }
    }
    return (last ?? (cargo.movedItem == nil ? nil : sections.indices.last)).map {
      Position(section: $0, item: stage.list.snapshot.sections[$0].count)
    }
  }

  /// Returns the item before which a drop is inserted at a position.
  ///
  /// The position of an item that moves in the list is counted without it, because the others make
  /// space.
  private func insertion(at place: Position, from source: Position?) -> Position {
    var place = place
    if let source, source.section == place.section, place.item > source.item { place.item += 1 }
    place.item = min(max(0, place.item), stage.list.snapshot.sections[place.section].count)
    return place
  }

  /// Returns the position of an item after it has moved before another one.
  private func landing(_ before: Position, from source: Position) -> Position {
    var place = before
    if source.section == place.section, source.item < place.item { place.item -= 1 }
    return place
  }

  private func mayMove(
    _ controller: any CellControlling,
    from source: Position,
    to target: Position
  ) -> Bool {
    guard source != target else { return true }
    if let asked, asked.place == target { return asked.isAllowed }
    let isAllowed = carrying.allows(controller, source, target)
    asked = (target, isAllowed)
    return isAllowed
  }
}

/// Performs a drop.
extension Dropping {
  func perform(_ coordinator: any UICollectionViewDropCoordinator, _ cargo: DropCargo) {
    let known = answer ?? stage.hold { answer(to: cargo, at: coordinator.destinationIndexPath) }
    guard let answer = known else { return end() }
    let place = place(of: answer, cargo)
    let before = stage.list.snapshot
    end()
    switch answer.deed {
    case .app:
      stage.gate.batch { delegates.performDrop(stage.collectionView, coordinator) }
      return
    case .move(let controller):
      move(controller, to: place, cargo)
    case .rule(let rule):
      guard cargo.movedItem == nil || answer.target != nil || isElsewhere(cargo, place) else {
        break
      }
      take(cargo, by: rule, at: place, onto: answer.target, coordinator.items.map(\.previewSize))
    }
    bringToRest(coordinator, place, onto: answer.target, before)
  }

  /// Returns the place of a drop, between items that stay.
  private func place(of answer: Answer, _ cargo: DropCargo) -> DropPlace {
    let snapshot = stage.list.snapshot
    let section = answer.place.section
    guard snapshot.sections.indices.contains(section) else {
      let none = SectionID(name: .loose(section), elements: [])
      return DropPlace(section: none, previous: nil, next: nil, origin: cargo.origin)
    }
    func staying(_ items: some Sequence<Int>) -> ItemID? {
      let item = items.first { item in
        let controller = stage.controllers[Position(section: section, item: item)]
        return controller.map { !cargo.contains($0) } ?? true
      }
      return item.flatMap { snapshot.itemID(at: Position(section: section, item: $0)) }
    }
    let item = answer.place.item
    return DropPlace(
      section: snapshot.sections[section].id,
      previous: staying((0..<item).reversed()),
      next: staying(item..<snapshot.sections[section].count),
      origin: cargo.origin
    )
  }

  /// Returns whether the item that moves in the list would change its position.
  private func isElsewhere(_ cargo: DropCargo, _ place: DropPlace) -> Bool {
    guard let source = cargo.movedItem.flatMap(stage.controllers.position) else { return true }
    return target(of: place, from: source) != source
  }

  /// Returns the position of an item of the list after it has moved to a place.
  private func target(of place: DropPlace, from source: Position) -> Position? {
    let snapshot = stage.list.snapshot
    guard let section = stage.list.index(of: place.section) else { return nil }
    let start = Position(section: section, item: snapshot.sections[section].count)
    let before =
      place.previous.flatMap(snapshot.position).map {
        Position(section: $0.section, item: $0.item + 1)
      } ?? place.next.flatMap(snapshot.position) ?? start
    return landing(before, from: source)
  }

  private func move(_ controller: any CellControlling, to place: DropPlace, _ cargo: DropCargo) {
    guard
      let source = stage.controllers.position(of: controller),
      let target = target(of: place, from: source), target != source
    else { return }
    if carrying.moveDragged(source, to: target) { cargo.dragged?.end(.moved) }
  }

  private func take(
    _ cargo: DropCargo,
    by rule: DropRule,
    at place: DropPlace,
    onto target: (any CellControlling)?,
    _ sizes: [CGSize]
  ) {
    switch rule.way {
    case .items(let perform):
      // Both lists wait, so that dragged items hear of the end of the drag before they are removed.
      let source = cargo.dragged?.takeSource()
      source?.waitForDrop()
      stage.gate.beginBatch()
      perform(cargo, place, target)
      stage.gate.endBatch()
      if let dragged = cargo.dragged { source?.endDrag(of: dragged, .moved) }
    case .loading(let placeholder, let load):
      let drop = pending.add(sizes, at: place, onto: target, placeholder)
      drop.parts = load(cargo) { [weak self] action in self?.finish(drop, action) }
      cargo.dragged?.end(.copied)
      cargo.session.progressIndicatorStyle = .none
      if placeholder != nil { loop.reapply(isAnimated: true) }
    }
  }

  /// Passes the loaded values to the app, in place of the placeholders.
  private func finish(_ drop: PendingDrop, _ action: DropRule.Action?) {
    guard pending.remove(drop) else { return }
    stage.gate.batch {
      action?(drop.place, drop.target)
      if drop.maker != nil { loop.reapply() }
    }
  }

  /// Animates the dropped items to where the list shows them.
  private func bringToRest(
    _ coordinator: any UICollectionViewDropCoordinator,
    _ place: DropPlace,
    onto target: (any CellControlling)?,
    _ before: Snapshot
  ) {
    let snapshot = stage.list.snapshot
    if let target {
      guard let path = stage.controllers.position(of: target).map({ IndexPath($0) }) else { return }
      let size = target.mountedView?.bounds.size ?? .zero
      let middle = CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0)
      for item in coordinator.items {
        coordinator.drop(item.dragItem, intoItemAt: path, rect: middle)
      }
      return
    }
    guard let section = stage.list.index(of: place.section) else { return }
    var next = place.previous.flatMap(snapshot.position).map { $0.item + 1 } ?? 0
    for item in coordinator.items {
      let position = Position(section: section, item: next)
      guard let id = snapshot.itemID(at: position), id != place.next,
        place.origin == .sameList || before.position(of: id) == nil
      else { return }
      coordinator.drop(item.dragItem, toItemAt: IndexPath(position))
      next += 1
    }
  }
}
