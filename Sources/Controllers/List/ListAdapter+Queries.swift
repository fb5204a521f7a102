public import RosterPlatform

extension ListAdapter {
  /// Returns the identity of an item, by its index path in the collection view.
  ///
  /// - Complexity: O(number of items in the section).
  public func itemID(at indexPath: IndexPath) -> ItemID? {
    parts.stage.list.snapshot.itemID(at: Position(indexPath))
  }

  /// Returns the index path of an item in the collection view; `nil` for an item inside a cell,
  /// such as those of carousels.
  ///
  /// - Complexity: O(number of items in the section).
  public func indexPath(of id: ItemID) -> IndexPath? {
    parts.stage.list.snapshot.position(of: id).map(IndexPath.init)
  }

  /// The identities of the items on screen, from top to bottom.
  ///
  /// The items of a carousel are listed in its place; those of another list inside a cell follow
  /// the item of the cell.
  public var visibleItems: [ItemID] {
    let stage = parts.stage
    return collectionView.indexPathsInSight.flatMap { path -> [ItemID] in
      let position = stage.position(shownAt: path)
      guard let id = stage.list.snapshot.itemID(at: position) else { return [] }
      guard
        let holder = stage.controllers[position], let list = holder.innerList,
        holder.mountedView != nil
      else { return [id] }
      return holder.standsForItems
        ? list.visibleItems : [id] + list.visibleItems.map { $0.inside(id) }
    }
  }

  /// Returns the identities of a section's items in order, also if the section is a carousel.
  ///
  /// Items of `LazyItems` are left out, and a section that is not in the list has none.
  ///
  /// - Complexity: O(number of items in the section).
  public func itemIDs(inSection id: SectionID) -> [ItemID] {
    let list = parts.stage.list
    guard let index = list.index(of: id) else { return [] }
    let carousel = list.snapshot.sections[index].carousel
    let (snapshot, section) = carousel.map { ($0.snapshot, 0) } ?? (list.snapshot, index)
    guard snapshot.sections.indices.contains(section) else { return [] }
    return snapshot.itemIDs(
      at: (0..<snapshot.sections[section].count).map { Position(section: section, item: $0) }
    )
  }

  /// Returns the controllers of a section's items in order, as far as they have been needed, also if the section is a
  /// carousel.
  ///
  /// - Complexity: O(number of items in the section).
  public func controllers(inSection id: SectionID) -> [any CellControlling] {
    let stage = parts.stage
    guard let section = stage.list.index(of: id) else { return [] }
    let controllers = (0..<stage.list.snapshot.sections[section].count).compactMap {
      stage.controllers[Position(section: section, item: $0)]
    }
    guard let holder = controllers.first, holder.standsForItems else { return controllers }
    return holder.innerList?.controllers(inSection: id) ?? []
  }

  /// Returns the controller of an item by its index path, if the item has been needed.
  public func controller(at indexPath: IndexPath) -> (any CellControlling)? {
    parts.stage.controllers[Position(indexPath)]
  }

  /// Returns the controller of an item by its identity, if the item has been needed.
  ///
  /// - Complexity: O(number of items in the section).
  public func controller(for id: ItemID) -> (any CellControlling)? {
    locate(id).flatMap { $0.list.parts.stage.controllers[$0.position] }
  }

  /// Returns the controller of a type whose view model has an identifier, if the item has been
  /// needed; it can be inside a cell.
  ///
  /// - Complexity: O(number of controllers).
  public func controller<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID
  ) -> Controller? {
    for (_, controller) in parts.stage.controllers.items {
      if let controller = controller as? Controller, controller.viewModel.id == id {
        return controller
      }
    }
    return parts.innerLists.lazy.compactMap { $0.list.controller(type, id: id) }.first
  }

  /// Returns the controllers of an item's badges of a kind, if they have been needed.
  ///
  /// - Complexity: O(number of items in the section).
  public func badgeControllers(
    _ kind: String = "badge",
    of id: ItemID
  ) -> [any CellControlling] {
    guard let place = locate(id) else { return [] }
    let controllers = place.list.parts.stage.controllers
    let overlays = controllers[place.position].map(controllers.overlays.overlays(on:)) ?? []
    return overlays.filter { $0.content.kind == kind }.compactMap(\.controller)
  }

  /// Returns the controllers of a section's overlays of a kind in order, if they have been needed.
  public func overlayControllers(
    _ kind: String = "overlay",
    in section: SectionID
  ) -> [any CellControlling] {
    let list = carousel(inSection: section) ?? self
    return list.parts.stage.controllers.overlays.overlays(in: section)
      .filter { $0.content.kind == kind }.compactMap(\.controller)
  }

  /// The number of controllers in the list, including those of headers, footers and overlays, and those of
  /// removed items whose cells are still animated.
  public var controllerCount: Int {
    parts.stage.controllers.count + parts.stage.mounts.removed.count
  }
}

extension ListAdapter {
  /// Returns the identity of the first item with a controller of a type and an identifier.
  ///
  /// Items that are not inside a cell come first. Items of carousels are found even before they are
  /// shown; those of a list in a controller of the app, only after that controller was needed.
  ///
  /// ```swift
  /// if let id = adapter.itemID(TodoController.self, id: 7) { adapter.select(id) }
  /// if let id = adapter.itemID(FilmController.self, id: 7, under: genre.id) { adapter.scroll(to: id) { _ in } }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the item's controller.
  ///   - id: The identifier of the item's view model.
  ///   - elements: The identifiers of `ForEach` elements around the item, outermost first; by
  ///     default, any.
  /// - Returns: `nil` if the item does not exist.
  /// - Complexity: O(number of items of that type + number of sections).
  public func itemID<Controller: CellControlling, each Element: Hashable>(
    _ type: Controller.Type,
    id: Controller.Model.ID,
    under elements: repeat each Element
  ) -> ItemID? {
    var path: [ListIdentifier] = []
    repeat path.append(ListIdentifier(of: each elements))
    let kind = ControllerKind(type)
    return firstItem(with: ListIdentifier(of: id), under: path) { $0.controller == kind }
  }

  /// Returns the identity of the first item with a view model of a type and an identifier, whatever
  /// its controller.
  ///
  /// It finds items without a controller class of the app, such as those of `Items(_:cell:size:…)`.
  ///
  /// ```swift
  /// if let id = adapter.itemID(showing: Film.self, id: 7) { adapter.scroll(to: id) { _ in } }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the item's view model.
  ///   - id: The identifier of the item's view model.
  ///   - elements: The identifiers of `ForEach` elements around the item, outermost first; by
  ///     default, any.
  /// - Returns: `nil` if the item does not exist.
  /// - Complexity: O(number of items of that type + number of sections).
  public func itemID<Model: ViewModel, each Element: Hashable>(
    showing type: Model.Type,
    id: Model.ID,
    under elements: repeat each Element
  ) -> ItemID? {
    var path: [ListIdentifier] = []
    repeat path.append(ListIdentifier(of: each elements))
    return firstItem(with: ListIdentifier(of: id), under: path) { $0.column.holds(type) }
  }
}

extension ListAdapter {
  /// The controller of the empty state, which is shown while the list has no items; `nil` while it
  /// has some.
  public var emptyStateController: (any CellControlling)? {
    parts.loading.emptyState.controller
  }
}
