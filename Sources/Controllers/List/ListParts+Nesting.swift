import RosterPlatform

/// Lists in cells of this one, and the list around this one.
extension ListParts {
  /// Returns the nearest list around a view, or in it.
  static func nearest(around view: UIView) -> ListParts? {
    for outer in sequence(first: view, next: \.superview) where outer is UICollectionView {
      let probe = outer.subviews.lazy.compactMap { $0 as? ListProbe }.first
      if let list = probe?.listener as? ListParts { return list }
    }
    return nil
  }

  /// The nearest list around this one.
  var enclosingList: ListParts? {
    stage.collectionView.superview.flatMap(Self.nearest)
  }

  /// The lists in cells whose controllers were made, in the order of their items.
  var innerLists: [(position: Position, holder: any CellControlling, list: ListAdapter)] {
    visibility.inner.controllers
      .compactMap { holder in
        guard let list = holder.innerList,
          let position = stage.controllers.position(of: holder)
        else { return nil }
        return (position, holder, list)
      }
      .sorted { $0.position < $1.position }
  }

  /// Returns the identity in this list of an item of a list in a cell.
  func id(of id: ItemID, inside holder: any CellControlling) -> ItemID? {
    holder.standsForItems ? id : stage.id(of: holder).map(id.inside)
  }

  /// Returns the services for a list inside a controller's cell.
  func services(for controller: any CellControlling) -> ListServices {
    visibility.inner.add(controller)
    var services = ListServices(issues: stage.issues.reporter, clock: visibility.impressions.clock)
    services.outer = stage.gate
    services.stateStorage = states.storage(inside: controller)
    services.trace = stage.trace
    guard controller.standsForItems else { return services }
    services.selectionMode = selection.chosenMode
    services.itemDragging = dragging.reach
    services.isEditing = editing.isEditing
    services.focusMode = focus.keys.mode
    services.preloadDistance = visibility.preloading.distance
    services.policies = { [weak loop] in
      // A carousel is short, and shown at once with its section.
      func foreground(_ policy: UpdatePolicy?) -> UpdatePolicy? {
        var policy = policy
        policy?.backgroundThreshold = nil
        return policy
      }
      return (foreground(loop?.presentPolicy), foreground(loop?.policy))
    }
    return services
  }

  /// Passes events of the list inside a controller's cell to the observers of this one.
  func listInside(_ controller: any CellControlling, tells news: InnerListNews) {
    switch news {
    case .seen(let id, let impression):
      guard !visibility.impressions.observers.isEmpty, let id = self.id(of: id, inside: controller)
      else { return }
      visibility.impressions.observers.tell((id, impression))
    case .exposed(let inner, let event):
      visibility.notices.observers.tell((inner, event))
    case .selected:
      selectionDidChange(in: controller)
    }
  }
}

/// Items of carousels are selected together with those of the list.
extension ListParts {
  /// The selected items of lists in cells, with the positions of the items of those cells.
  var innerSelection: [(position: Position, ids: [ItemID])] {
    innerLists.compactMap { position, holder, list in
      let ids = list.selectedItems.compactMap { id(of: $0, inside: holder) }
      return ids.isEmpty ? nil : (position, ids)
    }
  }

  /// Deselects the items of all other lists, if only one item can be selected.
  ///
  /// - Parameter holder: The item whose list has a new selection; `nil` for this list itself.
  func selectionDidChange(in holder: (any CellControlling)?) {
    if holder == nil { focus.keys.offerKeys() }
    let source = holder.map { $0.innerList?.parts.selection } ?? selection
    if selection.mode == .single, holder?.standsForItems != false, let source,
      !source.positions.isEmpty
    {
      let isByTouch = source.touched != nil
      if holder != nil { selection.giveWay(isByTouch: isByTouch) }
      for (_, other, list) in innerLists where other.standsForItems && other !== holder {
        list.parts.selection.giveWay(isByTouch: isByTouch)
      }
    }
    if holder != nil { selection.notifyObservers() }
  }
}
