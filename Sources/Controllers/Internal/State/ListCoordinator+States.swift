import RosterCore

extension ListCoordinator {
  /// The state that is remembered of an item without a controller.
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
    return states.state(of: type, viewModel, for: key)
  }

  /// Gives a new controller the state that is remembered of its item.
  func restoreState(
    of controller: any CellControlling,
    _ item: ResolvedList.Item,
    for key: () -> StateKey?
  ) {
    guard item.presenter.remembersStates else { return }
    states.restore(controller, of: item.run.controller, for: key)
  }

  /// Remembers the state of an unmounted controller whose item has left the list.
  func retainState(of departure: Departure) {
    guard let key = departure.key else { return }
    states.retain(departure.controller, for: key)
  }

  /// Saves the state of a controller that stays on its view for the rest of an animation, where another
  /// list may ask for it meanwhile.
  func saveState(of departure: Departure) {
    guard let key = departure.key else { return }
    states.saveIfChanged(departure.controller, for: key)
  }

  /// What is to be known of an item of the list that is shown, when it has left.
  func departure(of controller: any CellControlling, from position: Position) -> Departure {
    let origin = ControllerTraffic.Origin.item(list.snapshot, position)
    guard list.item(at: position)?.presenter.remembersStates == true else {
      return Departure(controller: controller, origin: origin, key: nil)
    }
    return Departure(controller: controller, origin: origin) { [list] in
      list.stateKey(at: position)
    }
  }

  /// What is to be known of a supplementary item when it has left.
  ///
  /// The list may be the one after; the rest is known from the controller.
  func departure<Controller: CellControlling>(
    ofSupplementary controller: Controller,
    from place: SupplementaryPlace
  ) -> Departure {
    let id = ItemID(
      id: Identifier(controller.viewModel.id),
      controller: ControllerKind(Controller.self),
      section: place.section
    )
    let origin = ControllerTraffic.Origin.supplementary(id, kind: place.kind)
    guard Controller.stateRetention.isLasting else {
      return Departure(controller: controller, origin: origin, key: nil)
    }
    return Departure(controller: controller, origin: origin) { StateKey(id, kind: place.kind) }
  }

  /// Prepares remembered states for an update, before anything is sized by the new list.
  func followStates(_ changes: Changeset, from old: ResolvedList, to new: ResolvedList) {
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
        hasController: controllers[move.from] != nil
      )
    }
    states.follow(isPresent: new.contains)
    bringInStrays(changes, new)
  }

  /// Gives items that come into the list the states that they left in another section with.
  private func bringInStrays(_ changes: Changeset, _ new: ResolvedList) {
    guard var strays = states.strays(isPresent: new.contains) else { return }
    for position in new.snapshot.arrivals(changes) {
      guard
        let item = new.item(at: position), item.presenter.remembersStates,
        let key = new.stateKey(at: position)
      else { continue }
      bringIn(item.presenter.controllerType, item, key, from: &strays)
    }
  }

  private func bringIn<Controller: CellControlling>(
    _ type: Controller.Type,
    _ item: ResolvedList.Item,
    _ key: StateKey,
    from strays: inout StrayStates
  ) {
    guard
      let viewModel = item.viewModel(as: Controller.Model.self),
      strays.contains(key),
      !states.remembers(type, viewModel, for: key),
      let old = strays.take(key)
    else { return }
    states.move(type, viewModel, from: old, to: key, hasController: false)
  }

  private func moveState<Controller: CellControlling>(
    _ type: Controller.Type,
    of item: ResolvedList.Item,
    from old: StateKey,
    to new: StateKey,
    hasController: Bool
  ) {
    guard let viewModel = item.viewModel(as: Controller.Model.self) else { return }
    states.move(type, viewModel, from: old, to: new, hasController: hasController)
  }

  /// Saves the states of controllers whose items have another identity after an update.
  func saveMovedStates(_ changes: Changeset, from old: ResolvedList, to new: ResolvedList) {
    states.didMove()
    for move in changes.movedItems where new.snapshot.changesSection(move, from: old.snapshot) {
      guard let controller = controllers[move.to] else { continue }
      if states.stateDidChange(of: controller) { scheduleWake() }
    }
  }

  /// Writes changed states to the storage.
  func saveStates() {
    states.save { [self] controller in
      switch controllers.place(of: controller) {
      case .item(let position): list.stateKey(at: position)
      case .supplementary(let place): departure(ofSupplementary: controller, from: place).key?()
      case nil: mounts.departing.first { $0.controller === controller }?.key?()
      }
    }
  }
}

extension Snapshot {
  /// The places of the items that were not in the list before, in order.
  ///
  /// - Complexity: O(number of such items + number of moved items).
  fileprivate func arrivals(_ changes: Changeset) -> [Position] {
    let moved = Set(changes.movedItems.map(\.to))
    let inNewSections = positions(inSections: changes.insertedSections)
    return (changes.insertedItems + inNewSections).filter { !moved.contains($0) }.sorted()
  }

  /// Whether a move takes an item to a section of another identity.
  fileprivate func changesSection(_ move: Move<Position>, from old: Snapshot) -> Bool {
    sections[move.to.section].id != old.sections[move.from.section].id
  }
}

extension ResolvedList.Item {
  /// The item's view model, if it is of the given type.
  fileprivate func viewModel<Model: ViewModel>(as type: Model.Type) -> Model? {
    run.column.models(as: type)?[offset]
  }
}
