/// Keeps the states of items without a controller, and stores states that outlive the list.
@MainActor
final class ItemStates: ControllerFeature, RemovalFeature, UpdateFeature {
  private let stage: ListStage
  private let archive: StateArchive

  init(_ stage: ListStage, storage: (any StateStorage)?) {
    self.stage = stage
    archive = StateArchive(storage: storage) { [issues = stage.issues] in issues.report($0) }
  }

  func willCommit(_ update: Update) {
    guard !update.isUnchanged else { return }
    follow(update.changes, from: update.old, to: update.new)
  }

  func didCommit(_ update: Update) {
    guard !update.isUnchanged else { return }
    saveMoved(update.changes, from: update.old, to: update.new)
  }

  func didMake(
    _ controller: any CellControlling,
    of item: ResolvedList.Item,
    at place: ControllerPlace
  ) {
    guard item.presenter.remembersStates else { return }
    archive.restore(controller, of: item.run.controller) { stage.list.stateKey(at: place) }
  }

  /// Saves the state of a controller that may stay mounted during an animation, while another list
  /// needs the state.
  func willRemove(_ removal: Removal) {
    guard let key = removal.key else { return }
    archive.saveIfChanged(removal.controller, for: key)
  }

  func didRemove(_ removal: Removal) {
    guard let key = removal.key else { return }
    archive.retain(removal.controller, for: key)
  }

  /// Writes changed states to the storage.
  func turnEnded() {
    // The storage is the app's, and may ask for updates.
    stage.hold {
      archive.save { [stage] controller in
        if let place = stage.controllers.place(of: controller) {
          return stage.removal(of: controller, from: place).key?()
        }
        return stage.mounts.removed.first { $0.controller === controller }?.key?()
      }
    }
  }

  /// Repeats what the storage has refused, for the last time if the list has ended.
  func didDetach() {
    stage.hold { archive.repeatOverdue() }
  }

  /// Reads a stored state again that could not be read, because the state is about to change.
  func readAgain(_ controller: any CellControlling) {
    stage.hold { archive.readAgain(controller) }
  }

  /// Records that the state of a controller has changed.
  func stateDidChange(of controller: any CellControlling) {
    if archive.stateDidChange(of: controller) { stage.gate.scheduleWake() }
  }

  /// Returns the storage for the states of a list in a controller's cell.
  func storage(inside controller: any CellControlling) -> ScopedStateStorage? {
    guard
      let storage = archive.storage,
      let key = stage.controllers.place(of: controller).flatMap({ stage.list.stateKey(at: $0) })
    else { return nil }
    return ScopedStateStorage(storage, scope: name(of: controller, key))
  }

  /// Returns the name under which the state of a controller is stored.
  private func name<Controller: CellControlling>(
    of controller: Controller,
    _ key: StateKey
  ) -> String {
    archive.name(of: Controller.self, controller.viewModel, for: key)
  }

  /// Returns the kept state of an item without a controller.
  func rememberedState(
    of item: ResolvedList.Item,
    for key: () -> StateKey?
  ) -> (any ViewState)? {
    guard item.presenter.remembersStates else { return nil }
    return rememberedState(item.presenter.controllerType, of: item, for: key)
  }

  private func rememberedState<Controller: CellControlling>(
    _ type: Controller.Type,
    of item: ResolvedList.Item,
    for key: () -> StateKey?
  ) -> (any ViewState)? {
    guard let viewModel = item.viewModel(as: Controller.Model.self) else { return nil }
    return archive.state(of: type, viewModel, for: key)
  }

  /// Prepares the kept states for an update, before anything is sized for the new list.
  func follow(_ changes: Changeset, from old: ResolvedList, to new: ResolvedList) {
    guard changes.hasStructuralChanges || !changes.changedSupplementaries.isEmpty else { return }
    for move in changes.movedItems where new.snapshot.changesSection(move, from: old.snapshot) {
      guard
        let item = new.item(at: move.to), item.presenter.remembersStates,
        let oldKey = old.stateKey(at: move.from), let newKey = new.stateKey(at: move.to)
      else { continue }
      moveState(
        item.presenter.controllerType,
        of: item,
        from: oldKey,
        to: newKey,
        hasController: stage.controllers[move.from] != nil
      )
    }
    archive.follow(isPresent: new.contains)
    bringInOrphans(changes, new)
  }

  /// Gives inserted items the states that they had in another section.
  private func bringInOrphans(_ changes: Changeset, _ new: ResolvedList) {
    guard var orphans = archive.orphanedStates(isPresent: new.contains) else { return }
    for position in new.snapshot.arrivals(changes) {
      guard
        let item = new.item(at: position), item.presenter.remembersStates,
        let key = new.stateKey(at: position)
      else { continue }
      bringIn(item.presenter.controllerType, item, key, from: &orphans)
    }
  }

  private func bringIn<Controller: CellControlling>(
    _ type: Controller.Type,
    _ item: ResolvedList.Item,
    _ key: StateKey,
    from orphans: inout OrphanedStates
  ) {
    guard
      let viewModel = item.viewModel(as: Controller.Model.self),
      orphans.contains(key),
      !archive.remembers(type, viewModel, for: key),
      let old = orphans.take(key)
    else { return }
    archive.move(type, viewModel, from: old, to: key, hasController: false)
  }

  private func moveState<Controller: CellControlling>(
    _ type: Controller.Type,
    of item: ResolvedList.Item,
    from old: StateKey,
    to new: StateKey,
    hasController: Bool
  ) {
    guard let viewModel = item.viewModel(as: Controller.Model.self) else { return }
    archive.move(type, viewModel, from: old, to: new, hasController: hasController)
  }

  /// Saves the states of controllers whose items have another identity after an update.
  func saveMoved(_ changes: Changeset, from old: ResolvedList, to new: ResolvedList) {
    archive.didMove()
    for move in changes.movedItems where new.snapshot.changesSection(move, from: old.snapshot) {
      stage.controllers[move.to].map(stateDidChange)
    }
  }
}

extension Snapshot {
  /// Returns the positions of the items that were not in the list before, in order.
  ///
  /// - Complexity: O(number of such items + number of moved items).
  fileprivate func arrivals(_ changes: Changeset) -> [Position] {
    let moved = Set(changes.movedItems.map(\.to))
    let inNewSections = positions(inSections: changes.insertedSections)
    let loose = withoutLazyItems(changes.insertedItems)
    return (loose + inNewSections).filter { !moved.contains($0) }.sorted()
  }

  /// Returns whether a move takes an item to another section.
  fileprivate func changesSection(_ move: Move<Position>, from old: Snapshot) -> Bool {
    sections[move.to.section].id != old.sections[move.from.section].id
  }
}
