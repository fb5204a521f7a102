/// The view models of controllers, which an update replaces.
extension ListStage {
  /// Gives controllers the view models and the surroundings of the present list, and releases
  /// supplementary controllers whose item was removed or replaced.
  ///
  /// Controllers of items are updated if they have a cell or if the update affects them. All others
  /// are updated when they are next requested or mounted.
  ///
  /// - Parameters:
  ///   - update: The update; `nil` if only positions have changed.
  ///   - isForAll: Whether to update the controllers of all items.
  /// - Returns: Whether overlays have come, gone or changed their places.
  @discardableResult
  func replaceViewModels(for update: Update? = nil, isForAll: Bool = false) -> Bool {
    let visits = visits(for: update, isForAll: isForAll)
    var visited: [any CellControlling] = []
    visited.reserveCapacity(visits.count)
    for index in visits.indices {
      let (controller, position) = (visits[index].controller, visits[index].position)
      if visits[index].isUntouched {
        controller.listNumber = controllers.listNumber
      } else if let item = list.item(at: position) {
        replaceViewModel(of: controller, item, at: .item(position))
      }
      visited.append(controller)
    }
    traffic.note(visited: visited)
    let replaced = update?.replacedSupplementaries ?? []
    for (place, controller) in controllers.supplementaryItems {
      if let item = list.item(at: place), presents(item, at: place, controller, replaced) {
        replaceViewModel(of: controller, item, at: place)
        traffic.note(visited: [controller])
      } else if case .supplementary(let place) = place, controllers.remove(at: place) != nil {
        traffic.note(removed: [removal(of: controller, from: .supplementary(place))])
      }
    }
    return refreshOverlays()
  }

  /// Returns the controllers of items that an update affects, in the order of the list.
  ///
  /// Controllers on screen for which it brings nothing count as updated.
  private func visits(for update: Update?, isForAll: Bool) -> [Visit] {
    let changed = update.map { $0.changes.updatedItems.count + $0.changes.movedItems.count } ?? 0
    if isForAll || update?.changesSurroundings == true || changed >= controllers.count {
      return controllers.items.map { Visit(position: $0.position, controller: $0.element) }
    }
    let sections = list.snapshot.sections
    let old = update?.old.snapshot.sections ?? []
    let stretches = update?.changes.stretches(oldCount: old.count) ?? []
    let isOfSameCount = old.count == sections.count
    var section: (index: Int, former: Int?, isSame: Bool) = (-1, nil, false)
    var visits: [Visit] = []
    visits.reserveCapacity(mounts.count)
    let mounts = mounts.present
    for index in mounts.indices {
      let controller = mounts[index].controller
      guard !controller.isLeaving, let position = controller.seat?.presentPosition else { continue }
      if section.index != position.section {
        let former = stretches.formerIndex(of: position.section)
        let new = sections[position.section]
        let isSame = former.map { old[$0] === new && !new.hasLazyItems } ?? false
        section = (position.section, former, isSame)
      }
      let isUntouched = section.isSame && bringsNothing(for: controller, at: position)
      if isUntouched, isOfSameCount, section.former == position.section {
        controller.listNumber = controllers.listNumber
      } else {
        visits.append(Visit(position: position, controller: controller, isUntouched: isUntouched))
      }
    }
    if let changes = update?.changes {
      for position in Set((changes.updatedItems + changes.movedItems).lazy.map(\.to)) {
        guard let controller = controllers[position], !controller.isMounted else { continue }
        visits.append(Visit(position: position, controller: controller))
      }
    }
    visits.sort()
    return visits
  }

  /// Returns whether the list brings nothing for the controller of an item in a section that is the very same as in the
  /// list before: what the content around it provides is the same, too.
  ///
  /// A view model that is an object, or not equal to itself, may be another one in the same place.
  private func bringsNothing(for controller: any CellControlling, at position: Position) -> Bool {
    guard let item = list.item(at: position) else { return false }
    return item.presenter.surroundings.isSame(as: controller.givenSurroundings)
      && item.presenter.mistake(at: item.offset) == nil
  }

  /// Gives a controller the view model and the surroundings of the list that is shown, unless it has them.
  func bringUpToDate(_ controller: ListedController) {
    guard
      controller.listNumber != controllers.listNumber,
      let position = controllers.position(of: controller),
      let item = list.item(at: position)
    else { return }
    // View models may be compared, by code of the app.
    hold { replaceViewModel(of: controller, item, at: .item(position)) }
  }

  /// Returns whether a controller still presents the item at its position.
  private func presents(
    _ item: ResolvedList.Item,
    at place: ControllerPlace,
    _ controller: any CellControlling,
    _ replaced: Set<SupplementaryPlace>
  ) -> Bool {
    guard case .supplementary(let place) = place else { return true }
    return item.run.controller == ControllerKind(type(of: controller)) && !replaced.contains(place)
  }

  func replaceViewModel(
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
}

/// The controller of an item that an update affects, in the order of the list.
private struct Visit: Comparable {
  let position: Position
  let controller: any CellControlling

  /// Whether the update brings nothing for the controller but another position.
  var isUntouched = false

  static func < (left: Visit, right: Visit) -> Bool { left.position < right.position }

  static func == (left: Visit, right: Visit) -> Bool { left.controller === right.controller }
}
