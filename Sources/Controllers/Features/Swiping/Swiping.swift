import RosterPlatform

/// Lets the user swipe items and choose the actions of their controllers.
///
/// Only one item is open at a time. It closes when the list scrolls, when anything else is touched,
/// when the item is updated, moved or resized, and in editing mode. `SwipeGestures` determines
/// which touches are swipes.
@MainActor
final class Swiping: ScreenFeature, RemovalFeature, UpdateFeature {
  let stage: ListStage

  /// The item that is open, opening or closing.
  private(set) var swiped: SwipedItem?

  private lazy var gestures = SwipeGestures(self)

  init(_ stage: ListStage) {
    self.stage = stage
  }

  func didAttach() {
    gestures.attach(to: stage.collectionView)
  }

  func willDetach() {
    close(animated: false)
    gestures.detach()
  }

  func willReload() {
    close(animated: false)
  }

  func didCommit(_ update: Update) {
    guard let controller = swiped?.controller else { return }
    let position = stage.controllers.position(of: controller)
    if update.changes.updatedItems.contains(where: { $0.to == position }) { close(animated: true) }
  }

  /// Closes an item that is no longer where it was swiped.
  func screenDidChange(isOnScreen: Bool) {
    guard isOnScreen else { return }
    guard let swiped else { return }
    if stage.collectionView.isEditing || !swiped.isInPlace { close(animated: true) }
  }

  func willLeaveScreen(_ controller: any CellControlling) {
    if swiped?.controller === controller { close(animated: false) }
  }

  func willRemove(_ removal: Removal) {
    if swiped?.controller === removal.controller { close(animated: true) }
  }

  /// The open item.
  var item: ItemID? {
    swiped?.controller.flatMap { stage.id(of: $0) }
  }

  /// Returns the edge from which a finger moves away.
  func edge(uncoveredBy way: CGFloat) -> SwipeAction.Edge {
    (way > 0) == isLeftToRight ? .leading : .trailing
  }

  private var isLeftToRight: Bool {
    stage.collectionView.effectiveUserInterfaceLayoutDirection == .leftToRight
  }

  /// Returns the cell and the controller of a view, if a finger there may swipe the cell.
  ///
  /// Items of horizontal lists stay in place, and so do those in views that scroll horizontally or
  /// track fingers.
  func item(around view: UIView?) -> (cell: UICollectionViewCell, controller: any CellControlling)?
  {
    let collectionView = stage.collectionView
    guard
      stage.views.areOwned, stage.gate.isIdle, stage.carriedPlace == nil,
      !collectionView.isEditing, !collectionView.isHorizontal, let view
    else { return nil }
    var found: (cell: UICollectionViewCell, controller: any CellControlling)?
    for view in sequence(first: view, next: \.superview) {
      guard !view.keepsSwipes else { return nil }
      if view === collectionView { return found }
      if found == nil, let cell = view as? UICollectionViewCell,
        let controller = stage.mounts.controller(on: cell),
        stage.controllers.position(of: controller) != nil
      {
        found = (cell, controller)
      }
    }
    return nil
  }

  /// Returns the swipe actions of an item at an edge.
  func actions(of controller: any CellControlling, at edge: SwipeAction.Edge) -> [SwipeAction] {
    stage.hold { edge == .leading ? controller.leadingActions : controller.trailingActions }
  }

  /// Begins or continues to swipe an item from an edge.
  ///
  /// - Returns: `nil` if there are no actions at that edge.
  func begin(
    _ cell: UICollectionViewCell,
    of controller: any CellControlling,
    from edge: SwipeAction.Edge
  ) -> SwipedItem? {
    if let swiped, swiped.cell === cell { return swiped }
    let actions = actions(of: controller, at: edge)
    guard !actions.isEmpty else { return nil }
    close(animated: true)
    let item = SwipedItem(
      controller,
      on: cell,
      from: edge,
      isAtRight: (edge == .trailing) == isLeftToRight,
      actions: actions
    ) { [weak self] in
      self?.perform($0, of: $1)
    }
    // Outside a window, the new buttons have the list laid out, and the item may have lost its cell.
    guard controller.isDisplayed else {
      item.close(animated: false)
      return nil
    }
    swiped = item
    gestures.itemDidChange()
    stage.hold {
      controller.trace(.willBeginSwiping)
      controller.willBeginSwiping(from: edge)
    }
    return item
  }

  /// Opens an item for the app.
  func open(_ id: ItemID, from edge: SwipeAction.Edge, animated: Bool) -> Bool {
    guard let position = stage.position(of: id, toBe: "swipe") else { return false }
    let cell = stage.collectionView.cellForItem(at: IndexPath(position))
    guard
      let (cell, controller) = item(around: cell),
      let item = begin(cell, of: controller, from: edge), item.edge == edge
    else { return false }
    item.rest(animated: animated)
    itemDidMove()
    return true
  }

  /// Determines what is visible of the cell at its new place.
  func itemDidMove() { stage.setNeedsVisibility() }

  /// Closes the open item.
  func close(animated: Bool) {
    guard let item = swiped else { return }
    swiped = nil
    gestures.itemDidChange()
    // Before the cell moves, which may lay the list out and unmount the controller.
    if let controller = item.controller {
      stage.hold {
        controller.trace(.didEndSwiping)
        controller.didEndSwiping()
      }
    }
    item.close(animated: animated)
    itemDidMove()
  }

  /// Performs an action for the item for which it was shown, and closes the item.
  func perform(_ action: SwipeAction, of item: SwipedItem) {
    if let controller = item.controller, stage.controllers.position(of: controller) != nil {
      stage.gate.batch(action.perform)
    }
    if swiped === item { close(animated: true) }
  }
}

extension Swiping {
  /// Returns the swipe actions of an item, for a layout that swipes its rows by itself.
  func swipeActions(
    at indexPath: IndexPath,
    from edge: SwipeAction.Edge
  ) -> UISwipeActionsConfiguration? {
    guard let controller = stage.neededController(shownAt: indexPath) else { return nil }
    let actions = actions(of: controller, at: edge)
    guard !actions.isEmpty else { return nil }
    let configuration = UISwipeActionsConfiguration(
      actions: actions.map { contextualAction($0, of: controller) }
    )
    configuration.performsFirstActionWithFullSwipe = controller.performsFirstActionWithFullSwipe
    return configuration
  }

  private func contextualAction(
    _ action: SwipeAction,
    of controller: any CellControlling
  ) -> UIContextualAction {
    let result = UIContextualAction(
      style: action.style == .destructive ? .destructive : .normal,
      title: action.title
    ) { [weak self, weak controller] _, _, done in
      guard let self, let controller, stage.controllers.position(of: controller) != nil else {
        return done(false)
      }
      stage.gate.batch(action.perform)
      done(true)
    }
    result.image = action.image
    if let color = action.backgroundColor {
      result.backgroundColor = color
    }
    return result
  }
}

extension UIView {
  /// Whether the view handles horizontal movements of a finger itself.
  ///
  /// Buttons and steppers do not: they react only to a press.
  fileprivate var keepsSwipes: Bool {
    if let scrollView = self as? UIScrollView { return scrollView.canScrollSideways }
    return self is UIControl && !(self is UIButton) && !(self is UIStepper)
  }
}

extension UIScrollView {
  fileprivate var canScrollSideways: Bool {
    let insets = adjustedContentInset
    let length = contentSize.width + insets.left + insets.right
    return isScrollEnabled && (alwaysBounceHorizontal || length > bounds.width + 0.5)
  }
}
