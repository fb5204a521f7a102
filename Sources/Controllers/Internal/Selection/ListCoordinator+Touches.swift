import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// Whether a touch selects an item for no longer than it takes to tell.
  private var isSelectionMomentary: Bool {
    selection.mode == .momentary && !collectionView.allowsMultipleSelection
      && !(collectionView.isEditing && collectionView.allowsMultipleSelectionDuringEditing)
  }

  /// Asks an item's controller, and lets updates wait until the collection view has heard the answer.
  func ask(at indexPath: IndexPath, _ question: (any CellControlling) -> Bool) -> Bool {
    hold { neededController(at: indexPath).map(question) ?? true }
  }

  /// The controller of an item, made if it has not been needed.
  func neededController(at indexPath: IndexPath) -> (any CellControlling)? {
    let position = position(shownAt: indexPath)
    guard let item = list.item(at: position) else { return nil }
    return controller(of: item, at: position)
  }

  func didHighlight(at indexPath: IndexPath) {
    hold {
      let controller = neededController(at: indexPath)
      selection.touched = TouchedItem(controller, at: indexPath)
      controller?.setHighlighted(true)
      controller?.trace?(.didHighlight)
      controller?.didHighlight()
      delegates.didHighlight(collectionView, indexPath)
    }
  }

  /// Tells the item that was highlighted; an update may have moved it or taken it away meanwhile.
  func didUnhighlight(at indexPath: IndexPath) {
    let controller = selection.touched.map(\.controller) ?? neededController(at: indexPath)
    selection.touched = nil
    hold {
      if let controller, controllers.position(of: controller) != nil {
        controller.setHighlighted(false)
        controller.trace?(.didUnhighlight)
        controller.didUnhighlight()
      }
      delegates.didUnhighlight(collectionView, indexPath)
    }
  }

  /// Selects the item that was touched; the end of another's selection may have led to an update that
  /// moved it or took it away.
  func didSelect(at indexPath: IndexPath) {
    guard
      let position = position(touchedAt: indexPath), let item = list.item(at: position),
      let controller = controller(of: item, at: position)
    else { return showSelection() }
    selection.touched = TouchedItem(controller, at: indexPath)
    batch {
      if isSelectionMomentary {
        collectionView.deselectItem(at: indexPath, animated: true)
      } else {
        mark(selection.afterSelecting(position))
        if position != self.position(shownAt: indexPath) { showSelection() }
      }
      controller.trace?(.didSelect)
      controller.didSelect()
      delegates.didSelect(collectionView, indexPath)
      tellSelection()
    }
  }

  /// Where the item is that a person touches at an index path; `nil` if it is gone.
  private func position(touchedAt indexPath: IndexPath) -> Position? {
    guard let touched = selection.touched, touched.indexPath == indexPath else {
      return position(shownAt: indexPath)
    }
    return touched.controller.flatMap(controllers.position)
  }

  func didDeselect(at indexPath: IndexPath) {
    guard let controller = neededController(at: indexPath) else { return }
    batch {
      mark(selection.positions.subtracting([position(shownAt: indexPath)]))
      controller.trace?(.didDeselect)
      controller.didDeselect()
      delegates.didDeselect(collectionView, indexPath)
      tellSelection()
    }
  }

  /// Whether a primary action is for the item that was touched, and not for one that took its place.
  func canPerformPrimaryAction(at indexPath: IndexPath) -> Bool {
    guard !collectionView.isEditing else { return false }
    let isSameItem =
      selection.touched.map { $0.controller === controllers[position(shownAt: indexPath)] } ?? true
    return isSameItem && hold { delegates.canPerformPrimaryAction(collectionView, indexPath) }
  }

  func performPrimaryAction(at indexPath: IndexPath) {
    batch {
      let controller = neededController(at: indexPath)
      controller?.trace?(.performPrimaryAction)
      controller?.performPrimaryAction()
      delegates.performPrimaryAction(collectionView, indexPath)
    }
  }

  /// The menu of one item is its controller's; that of several, or of none, is the app's.
  func contextMenu(at indexPaths: [IndexPath], _ point: CGPoint) -> UIContextMenuConfiguration? {
    hold {
      if indexPaths.count == 1, let controller = neededController(at: indexPaths[0]) {
        let place = controller.mountedView.map { collectionView.convert(point, to: $0) } ?? point
        if let menu = controller.contextMenu(at: place) { return menu }
      } else if let menuForSeveral = selection.menuForSeveral {
        let ids = indexPaths.sorted().compactMap { list.stateKey(at: position(shownAt: $0))?.id }
        if let menu = menuForSeveral(ids, point) { return menu }
      }
      return delegates.contextMenu(collectionView, indexPaths, point)
    }
  }
}
