import RosterPlatform

/// Touches of items.
extension Selection {
  /// Whether a selected item is deselected immediately.
  private var isSelectionMomentary: Bool {
    mode == .momentary && !stage.collectionView.allowsMultipleSelection
      && !(stage.collectionView.isEditing
        && stage.collectionView.allowsMultipleSelectionDuringEditing)
  }

  /// Asks an item's controller, and lets updates wait until the collection view has the answer.
  func ask(at indexPath: IndexPath, _ question: (any CellControlling) -> Bool) -> Bool {
    stage.hold { stage.neededController(shownAt: indexPath).map(question) ?? true }
  }

  func didHighlight(at indexPath: IndexPath) {
    stage.hold {
      let controller = stage.neededController(shownAt: indexPath)
      touched = TouchedItem(controller, at: indexPath)
      controller?.setHighlighted(true)
      controller?.trace(.didHighlight)
      controller?.didHighlight()
      stage.views.delegates.didHighlight(stage.collectionView, indexPath)
    }
  }

  /// Notifies the item that was highlighted; an update may have moved or removed it meanwhile.
  func didUnhighlight(at indexPath: IndexPath) {
    let controller = touched.map(\.controller) ?? stage.neededController(shownAt: indexPath)
    touched = nil
    stage.hold {
      if let controller, stage.controllers.position(of: controller) != nil {
        controller.setHighlighted(false)
        controller.trace(.didUnhighlight)
        controller.didUnhighlight()
      }
      stage.views.delegates.didUnhighlight(stage.collectionView, indexPath)
    }
  }

  /// Selects the item that was touched.
  ///
  /// Deselecting another item may have caused an update that has moved or removed it.
  func didSelect(at indexPath: IndexPath) {
    guard
      let position = position(touchedAt: indexPath),
      let controller = stage.neededController(at: position)
    else { return show() }
    let isTouched = touched != nil
    touched = TouchedItem(controller, at: indexPath)
    stage.gate.batch {
      if isSelectionMomentary {
        stage.collectionView.deselectItem(at: indexPath, animated: true)
      } else {
        mark(afterSelecting(position))
        if position != stage.position(shownAt: indexPath) { show() }
      }
      // The cell is configured meanwhile, which may end the list.
      guard !controller.isRemoved else { return }
      controller.trace(.didSelect)
      controller.didSelect()
      stage.views.delegates.didSelect(stage.collectionView, indexPath)
      notifyObservers()
    }
    // A key selects without a touch that will end.
    if !isTouched { touched = nil }
  }

  /// Returns the position of the item that the user touches at an index path; `nil` if it was
  /// removed.
  private func position(touchedAt indexPath: IndexPath) -> Position? {
    guard let touched, touched.indexPath == indexPath else {
      return stage.position(shownAt: indexPath)
    }
    return touched.controller.flatMap(stage.controllers.position)
  }

  func didDeselect(at indexPath: IndexPath) {
    guard let controller = stage.neededController(shownAt: indexPath) else { return }
    stage.gate.batch {
      mark(positions.subtracting([stage.position(shownAt: indexPath)]))
      guard !controller.isRemoved else { return }
      controller.trace(.didDeselect)
      controller.didDeselect()
      stage.views.delegates.didDeselect(stage.collectionView, indexPath)
      notifyObservers()
    }
  }

  /// Returns whether a primary action is for the item that was touched, and not for one that is now
  /// in its place.
  func canPerformPrimaryAction(at indexPath: IndexPath) -> Bool {
    guard !stage.collectionView.isEditing else { return false }
    let isSameItem =
      touched.map { $0.controller === stage.controllers[stage.position(shownAt: indexPath)] }
      ?? true
    return isSameItem
      && stage.hold {
        stage.views.delegates.canPerformPrimaryAction(stage.collectionView, indexPath)
      }
  }

  func performPrimaryAction(at indexPath: IndexPath) {
    stage.gate.batch {
      let controller = stage.neededController(shownAt: indexPath)
      controller?.trace(.performPrimaryAction)
      controller?.performPrimaryAction()
      stage.views.delegates.performPrimaryAction(stage.collectionView, indexPath)
    }
  }

  /// Returns a context menu: the controller's for one item, the app's for several or none.
  func contextMenu(at indexPaths: [IndexPath], _ point: CGPoint) -> UIContextMenuConfiguration? {
    stage.hold {
      if indexPaths.count == 1, let controller = stage.neededController(shownAt: indexPaths[0]) {
        let place =
          controller.mountedView.map { stage.collectionView.convert(point, to: $0) } ?? point
        if let menu = controller.contextMenu(at: place) { return menu }
      } else if let menuForSeveral {
        let ids = indexPaths.sorted().compactMap {
          stage.list.stateKey(at: stage.position(shownAt: $0))?.id
        }
        if let menu = menuForSeveral(ids, point) { return menu }
      }
      return stage.views.delegates.contextMenu(stage.collectionView, indexPaths, point)
    }
  }
}

/// The controller of the item that the user touches.
///
/// A touch consists of several calls with possible updates between them, so the index path of a
/// later call may belong to another item.
@MainActor
struct TouchedItem {
  private(set) weak var controller: (any CellControlling)?

  /// The index path of the item when it was touched.
  let indexPath: IndexPath

  init(_ controller: (any CellControlling)?, at indexPath: IndexPath) {
    self.controller = controller
    self.indexPath = indexPath
  }
}
