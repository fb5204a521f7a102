import RosterCore

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
  package func replaceViewModels(for update: Update? = nil, isForAll: Bool = false) -> Bool {
    let replaced = update?.replacedSupplementaries ?? []
    for visit in controllersToVisit(for: update, isForAll: isForAll) {
      let (place, controller) = (visit.place, visit.controller)
      if visit.isUntouched {
        controller.listNumber = controllers.listNumber
        traffic.note(visited: controller)
      } else if let item = list.item(at: place), presents(item, at: place, controller, replaced) {
        replaceViewModel(of: controller, item, at: place)
        traffic.note(visited: controller)
      } else if case .supplementary(let place) = place, controllers.remove(at: place) != nil {
        traffic.note(removed: [removal(of: controller, from: .supplementary(place))])
      }
    }
    return refreshOverlays()
  }

  /// Returns whether an update brings nothing for the controller of an item but another index of its section, which
  /// is the very same as in the old list, as is what the content around it provides.
  ///
  /// A view model that is an object, or not equal to itself, may be another one in the same place.
  private func isUntouched(
    _ controller: any CellControlling,
    at position: Position,
    since old: SnapshotSection
  ) -> Bool {
    let section = list.snapshot.sections[position.section]
    guard section === old, !section.hasLazyItems, let item = list.item(at: position) else {
      return false
    }
    return item.presenter.surroundings.isSame(as: controller.givenSurroundings)
      && item.presenter.mistake(at: item.offset) == nil
  }

  /// Returns the controllers that an update affects, in the order of the list; those of
  /// supplementary views come last.
  ///
  /// Controllers on screen for which it brings nothing count as updated.
  private func controllersToVisit(for update: Update?, isForAll: Bool) -> [Visit] {
    let changed = update.map { $0.changes.updatedItems.count + $0.changes.movedItems.count } ?? 0
    if isForAll || update?.changesEnvironment == true || changed >= controllers.count {
      return controllers.all.map { Visit(place: $0.place, controller: $0.controller) }
    }
    let old = update?.old.snapshot.sections ?? []
    let stretches = update?.changes.stretches(oldCount: old.count) ?? []
    let isOfSameCount = old.count == list.snapshot.sections.count
    var visits: [Visit] = []
    visits.reserveCapacity(mounts.count)
    for mount in mounts.present where !mount.controller.isLeaving {
      let controller = mount.controller
      guard let position = controller.seat?.presentPosition else { continue }
      var visit = Visit(place: .item(position), controller: controller)
      let former = stretches.formerIndex(of: position.section)
      if let former {
        visit.isUntouched = isUntouched(controller, at: position, since: old[former])
      }
      if visit.isUntouched, isOfSameCount, former == position.section {
        controller.listNumber = controllers.listNumber
      } else {
        visits.append(visit)
      }
    }
    if let changes = update?.changes {
      for position in Set((changes.updatedItems + changes.movedItems).lazy.map(\.to)) {
        guard let controller = controllers[position], !controller.isMounted else { continue }
        visits.append(Visit(place: .item(position), controller: controller))
      }
    }
    visits.sort()
    for (place, controller) in controllers.supplementaryItems {
      visits.append(Visit(place: place, controller: controller))
    }
    return visits
  }

  /// Gives a controller the view model and the surroundings of the list that is shown, unless it has them.
  package func bringUpToDate(_ controller: ListedController) {
    guard
      controller.listNumber != controllers.listNumber,
      let position = controllers.position(of: controller),
      let item = list.item(at: position)
    else { return }
    replaceViewModel(of: controller, item, at: .item(position))
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

/// A controller that an update affects; visits of items are in the order of the list.
private struct Visit: Comparable {
  let place: ControllerPlace
  let controller: any CellControlling

  /// Whether the update brings nothing for the controller but another position.
  var isUntouched = false

  static func < (left: Visit, right: Visit) -> Bool {
    guard let position = left.place.position, let other = right.place.position else { return false }
    return position < other
  }

  static func == (left: Visit, right: Visit) -> Bool { left.controller === right.controller }
}
