import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// A cell for an item, with the item's controller mounted on it.
  func cell(at indexPath: IndexPath) -> UICollectionViewCell {
    let position = Position(indexPath)
    guard let item = list.item(at: position) else {
      report(.unknownElement("a cell at \(position)"))
      return registry.cell(UICollectionViewCell.self, from: .code, at: indexPath)
    }
    let cell = registry.cell(item.presenter.viewType, from: item.presenter.source, at: indexPath)
    hold {
      mount(controller(of: item, at: position), on: cell)
    }
    return cell
  }

  /// A header, footer or other supplementary view, with its controller mounted on it.
  func supplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
    let section = indexPath.isEmpty ? 0 : indexPath[indexPath.startIndex]
    guard let item = list.supplementary(kind, inSection: section) else {
      report(.unknownElement("a view of kind \(kind) in section \(section)"))
      return registry.supplementaryView(
        UICollectionReusableView.self,
        from: .code,
        ofKind: kind,
        at: indexPath
      )
    }
    let view = registry.supplementaryView(
      item.presenter.viewType,
      from: item.presenter.source,
      ofKind: kind,
      at: indexPath
    )
    let place = SupplementaryPlace(section: list.snapshot.sections[section].id, kind: kind)
    hold {
      mount(controller(of: item, at: place), on: view)
    }
    return view
  }

  /// Tells a cell's controller that the cell comes on screen.
  ///
  /// A cell that the collection view kept prepared while it was off screen has no controller; it is
  /// mounted then.
  func willDisplay(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    let position = position(shownAt: indexPath)
    hold {
      if mounts.controller(on: cell) == nil, let item = list.item(at: position) {
        mount(controller(of: item, at: position), on: cell)
      }
      mounts.controller(on: cell)?.beginDisplay()
    }
    if let controller = mounts.controller(on: cell) { measureInStockLayout(controller) }
    setNeedsVisibility()
  }

  /// Tells a supplementary view's controller that the view comes on screen; one that has none any longer
  /// gets it back, as a cell does.
  func willDisplay(
    _ view: UICollectionReusableView,
    ofKind kind: String,
    at indexPath: IndexPath
  ) {
    hold {
      if mounts.controller(on: view) == nil,
        let place = list.place(ofKind: kind, inSection: indexPath.section),
        let item = list.item(at: .supplementary(place))
      {
        mount(controller(of: item, at: place), on: view)
      }
      mounts.controller(on: view)?.beginDisplay()
    }
    setNeedsVisibility()
  }

  /// Unmounts the controller of a view that has gone off screen.
  func didEndDisplaying(_ view: UICollectionReusableView) {
    hold {
      if !keepsMounted(view) { mounts.unmount(from: view) }
    }
    setNeedsVisibility()
  }

  func mount(_ controller: (any CellControlling)?, on view: UICollectionReusableView) {
    guard let controller else {
      mounts.unmount(from: view)
      return
    }
    if controller.mountedView !== view { endEditing(of: controller, isRestored: true) }
    guard !mounts.mount(controller, on: view), let id = id(of: controller) else { return }
    report(
      .wrongView(
        "\(type(of: view))",
        expected: "\(type(of: controller).viewType)",
        for: id
      )
    )
  }

  /// The controller of an item, made if it has not been needed before.
  ///
  /// - Returns: `nil` if the app makes no new controller for the item.
  func controller(
    of item: ResolvedList.Item,
    at position: Position
  ) -> (any CellControlling)? {
    if let controller = controllers[position] {
      return controller
    }
    let id = { [list] in list.snapshot.itemID(at: position) }
    guard let controller = makeController(of: item, id: id) else { return nil }
    controllers.insert(controller, at: position)
    traffic.note(made: controller)
    controller.setSelected(selection.positions.contains(position))
    restoreState(of: controller, item) { list.stateKey(at: position) }
    controller.load(at: list.snapshot.itemPosition(at: position))
    return controller
  }

  func controller(
    of item: ResolvedList.Item,
    at place: SupplementaryPlace
  ) -> (any CellControlling)? {
    if let controller = controllers[place] {
      return controller
    }
    let id = { self.id(of: item, at: place) }
    guard let controller = makeController(of: item, id: id) else { return nil }
    controllers.insert(controller, at: place)
    traffic.note(made: controller)
    restoreState(of: controller, item) { list.stateKey(at: .supplementary(place)) }
    controller.load(at: nil)
    return controller
  }

  /// Makes a controller that belongs to nothing else.
  ///
  /// A closure that returns a controller a second time is asked once more, because two items must not
  /// share one.
  private func makeController(
    of item: ResolvedList.Item,
    id: () -> ItemID?
  ) -> (any CellControlling)? {
    let attempts = 2
    for _ in 0..<attempts {
      let controller = item.presenter.makeController(at: item.offset)
      if controller.attach(to: self, in: item.presenter.surroundings) {
        followHooks(of: controller)
        if let mistake = controller.mistake, let id = id() {
          report(.viewModel(mistake, of: id, location: item.run.location))
        }
        return controller
      }
      if let id = id() {
        report(.reusedController(id, location: item.run.location))
      }
    }
    return nil
  }

  /// Has whoever wants to know told of the hooks of a new controller.
  func followHooks(of controller: any CellControlling) {
    guard let trace else { return }
    controller.trace = { [weak controller] hook in
      if let controller { trace(hook, controller) }
    }
  }

  private func id(of item: ResolvedList.Item, at place: SupplementaryPlace) -> ItemID {
    ItemID(
      id: item.run.column.identifier(at: item.offset),
      controller: item.run.controller,
      section: place.section
    )
  }

  /// The identity of a controller's item, or of the section it is the header or footer of.
  func id(of controller: ListedController) -> ItemID? {
    switch controllers.place(of: controller) {
    case .item(let position): list.snapshot.itemID(at: position)
    case let place?: list.stateKey(at: place)?.id
    case nil: nil
    }
  }
}

extension CellControlling {
  fileprivate static var viewType: UICollectionReusableView.Type { Cell.self }
}
