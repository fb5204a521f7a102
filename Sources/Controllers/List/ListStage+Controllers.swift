import RosterPlatform

/// The lives of controllers: they are made when they are needed, and removed when their items are removed.
extension ListStage {
  /// Returns the controller at a place of a list, and makes it if necessary.
  ///
  /// - Returns: `nil` if the app makes no new controller for the item.
  func controller(
    of item: ResolvedList.Item,
    at place: ControllerPlace
  ) -> (any CellControlling)? {
    if let controller = controllers[place] {
      return controller
    }
    // The app's initializer and `didLoad()` may ask for updates, which would move the place.
    return hold { newController(of: item, at: place) }
  }

  private func newController(
    of item: ResolvedList.Item,
    at place: ControllerPlace
  ) -> (any CellControlling)? {
    guard let controller = makeController(of: item, at: place) else { return nil }
    controllers.insert(controller, at: place)
    traffic.note(made: controller)
    listeners.didMake(controller, of: item, at: place)
    if item.run.column.isLazy { reportMistakes(of: item.run) }
    let position: ItemPosition? =
      if case .item(let position) = place { list.snapshot.itemPosition(at: position) } else { nil }
    controller.load(at: position)
    return controller
  }

  private func reportMistakes(of run: Run) {
    for mistake in run.column.takeMistakes() {
      report(.lazyModels(mistake, of: run.controller, location: run.location))
    }
  }

  /// Returns the controller of an item, and makes it if necessary.
  func neededController(at position: Position) -> (any CellControlling)? {
    list.item(at: position).flatMap { controller(of: $0, at: .item(position)) }
  }

  /// Returns the controller for an index path, and makes it if necessary.
  func neededController(shownAt indexPath: IndexPath) -> (any CellControlling)? {
    neededController(at: position(shownAt: indexPath))
  }

  /// Returns the controller of a section's header or footer, if it was needed.
  func controller(ofBoundary kind: String, inSection index: Int) -> (any CellControlling)? {
    list.place(ofKind: kind, inSection: index).flatMap { controllers[.supplementary($0)] }
  }

  /// Returns the item of a controller.
  func item(of controller: any CellControlling) -> ResolvedList.Item? {
    controllers.place(of: controller).flatMap(item)
  }

  /// Returns the item at a place, or what takes the place of one.
  func item(at place: ControllerPlace) -> ResolvedList.Item? {
    guard case .overlay(let number) = place else { return list.item(at: place) }
    return controllers.overlays[number]?.content.item
  }

  /// Makes a controller that belongs to no other item.
  ///
  /// If the closure returns a controller a second time, it is called once more, because two items must not share one.
  private func makeController(
    of item: ResolvedList.Item,
    at place: ControllerPlace
  ) -> (any CellControlling)? {
    let attempts = 2
    for _ in 0..<attempts {
      if let controller = attachedController(of: item) {
        if let mistake = item.presenter.mistake(at: item.offset) {
          report(at: place) { .viewModel(mistake, of: $0, location: item.run.location) }
        }
        return controller
      }
      report(at: place) { .reusedController($0, location: item.run.location) }
    }
    return nil
  }

  /// Reports a mistake of the item at a place.
  private func report(at place: ControllerPlace, _ issue: (ItemID) -> ListIssue) {
    if let id = list.stateKey(at: place)?.id { report(issue(id)) }
  }

  /// Makes a controller, and connects it with the list.
  ///
  /// - Returns: `nil` if the controller belongs to a list, or did.
  func attachedController(of item: ResolvedList.Item) -> (any CellControlling)? {
    guard
      let ownerReference, let controller = item.presenter.makeController(at: item.offset),
      controller.attach(to: ownerReference, in: item.presenter.surroundings)
    else { return nil }
    return controller
  }

  /// Lets the observer and the witness, if there are any, receive the hooks of all controllers.
  func passOnHooks() {
    guard trace != nil || witness != nil else {
      ownerReference?.trace = nil
      return
    }
    ownerReference?.trace = { [weak self] hook, controller in
      self?.trace?(hook, controller)
      self?.witness?.note(.hook(hook, controller))
    }
  }

  /// Returns how an inserted item appears, according to its controller, which is made for that.
  func transition(ofInsertedItemAt position: Position) -> ItemTransition {
    hold { neededController(at: position)?.insertion } ?? .fade
  }

  /// Returns how a removed item disappears, according to its controller.
  func transition(ofRemovedItemAt position: Position) -> ItemTransition {
    let controller = traffic.departures.reversed().lazy
      .compactMap { $0.controller(of: position) }.first
    return hold { controller?.removal } ?? .fade
  }

  /// Ends the life of a controller that has given up its view.
  func end(_ removal: Removal) {
    for feature in listeners.ofRemovals { feature.didRemove(removal) }
    removal.controller.remove()
  }

  /// Ends the lives of controllers whose items have left a list.
  ///
  /// - Parameters:
  ///   - departures: The controllers.
  ///   - list: The list.
  ///   - end: Ends the life of a controller that has a view, or that a feature may know.
  /// - Complexity: O(number of controllers), and O(log number of runs) for each run that they were in.
  func end(
    _ departures: consuming Departure.Controllers,
    from list: ResolvedList,
    _ end: (Removal) -> Void
  ) {
    var run: (section: Int, items: Range<Int>, remembersStates: Bool) = (0, 0..<0, false)
    departures.drain { position, controller in
      if run.section != position.section || !run.items.contains(position.item) {
        let found = list.itemInRun(at: position)
        run = (
          position.section, position.item..<max(position.item, found?.end ?? 0),
          found?.item.presenter.remembersStates ?? false
        )
      }
      if !run.remembersStates, controller.isUnnoticed {
        controller.end()
      } else {
        end(removal(of: controller, from: position, in: list, run.remembersStates))
      }
    }
  }

  private func removal(
    of controller: any CellControlling,
    from position: Position,
    in list: ResolvedList,
    _ remembersStates: Bool
  ) -> Removal {
    guard remembersStates else { return Removal(controller: controller, origin: nil, key: nil) }
    return Removal(controller: controller, origin: nil) { list.stateKey(at: position) }
  }

  /// Returns the removal of a controller whose item has left the list.
  ///
  /// For an item, the list is the one that it leaves; for a supplementary item it may be the one after.
  func removal(of controller: any CellControlling, from place: ControllerPlace) -> Removal {
    switch place {
    case .item(let position):
      let remembersStates = list.item(at: position)?.presenter.remembersStates == true
      return removal(of: controller, from: position, in: list, remembersStates)
    case .supplementary(let place):
      return removal(ofSupplementary: controller, from: place)
    case .overlay:
      return Removal(controller: controller, origin: nil, key: nil)
    }
  }

  private func removal<Controller: CellControlling>(
    ofSupplementary controller: Controller,
    from place: SupplementaryPlace
  ) -> Removal {
    let id = ItemID(
      id: ListIdentifier(of: controller.viewModel.id),
      controller: ControllerKind(Controller.self),
      section: place.section
    )
    let origin = ControllerTraffic.Origin.supplementary(id, kind: place.kind)
    guard Controller.stateRetention.isLasting else {
      return Removal(controller: controller, origin: origin, key: nil)
    }
    return Removal(controller: controller, origin: origin) { StateKey(id, kind: place.kind) }
  }
}
