import RosterPlatform

/// Focuses items, and keeps an item mounted while the user types into it.
///
/// A collection view does not reuse a view that contains the first responder, but it ends the
/// view's display, and the item gets another view when it comes back. Therefore the controller
/// keeps its cell after the end of the display, and passes the focus on when the item gets another
/// cell.
@MainActor
final class FocusKeeper: KeepingFeature, RemovalFeature {
  /// Keeps the first responder above the keyboard.
  let insets: InsetKeeper

  /// The focus of a keyboard or a remote control.
  let keys: KeyFocus

  private let stage: ListStage
  private let scroller: Scroller

  /// Views whose display has ended, and on which controllers stay mounted.
  private var heldViews: [UICollectionReusableView] = []

  /// The controller that has lost the first responder with its view, and whose next view becomes first
  /// responder.
  private var interrupted: ControllerReference?

  /// Whether the list moves to another cell of the list around it, where the focus follows.
  private var isBetweenCells = false

  init(_ stage: ListStage, places: PlaceKeeper, scroller: Scroller) {
    self.stage = stage
    self.scroller = scroller
    insets = InsetKeeper(stage, places: places)
    keys = KeyFocus(stage)
  }

  func didDetach() {
    heldViews = []
    if !isBetweenCells { interrupted = nil }
    isBetweenCells = false
  }

  func willReload() {
    interrupted = nil
    focusedController.map(interrupt)
  }

  /// Ends editing in the view of a controller that gets another view; the focus follows.
  func willChangeView(of controller: any CellControlling) {
    guard let view = controller.mountedView, view.holdsFirstResponder else { return }
    interrupt(controller)
    view.endEditing(true)
  }

  /// Records which controller loses the first responder: that of an item in the cell, if the cell contains a list.
  private func interrupt(_ controller: any CellControlling) {
    guard let inner = controller.innerList?.parts.focus, inner.focusedController != nil
    else { return interrupted = ControllerReference(controller) }
    inner.isBetweenCells = true
    inner.willReload()
  }

  func willRemove(_ removal: Removal) {
    guard let view = removal.controller.mountedView, view.holdsFirstResponder else { return }
    view.endEditing(true)
  }

  /// A controller stays mounted on its view while the user types into it.
  func keepsMounted(_ controller: any CellControlling, on view: UICollectionReusableView) -> Bool {
    // A view outside a window holds none, and its subviews need not be asked.
    guard view.window != nil, view.holdsFirstResponder, isInList(controller) else { return false }
    heldViews.append(view)
    return true
  }

  /// Scrolls to an item and focuses it.
  func focus(
    _ id: ItemID,
    as focus: ItemFocus,
    at alignment: ScrollAlignment,
    animated: Bool,
    completion: @escaping (ListAdapter.FocusResult) -> Void
  ) {
    scroller.scroll(to: .item(id, to: "focus"), at: alignment, distance: 0, animated: animated) {
      [weak self] result, position in
      guard let self else { return completion(.interrupted) }
      completion(ListAdapter.FocusResult(result) ?? self.focus(position, as: focus))
    }
  }

  /// The item whose cell, or a view inside it, is the first responder.
  var focusedItem: ItemID? {
    focusedController.flatMap(stage.controllers.position(of:))
      .flatMap(stage.list.snapshot.itemID(at:))
  }

  /// Unmounts the controllers of views whose display has ended and that no longer contain the first
  /// responder.
  func releaseHeldViews() {
    guard !heldViews.isEmpty else { return }
    let released = heldViews.filter { !$0.holdsFirstResponder }
    guard !released.isEmpty else { return }
    heldViews.removeAll { !$0.holdsFirstResponder }
    stage.hold {
      for view in released where stage.mounts.controller(on: view)?.isDisplayed == false {
        stage.mounts.unmount(from: view)
      }
    }
  }

  /// Focuses the new view of the controller that has lost the focus with its old view, as soon as the list shows any.
  func restoreFocus() {
    guard let controller = interrupted?.controller,
      stage.mounts.all.contains(where: { $0.controller.isDisplayed })
    else { return }
    interrupted = nil
    guard
      isInList(controller), controller.isDisplayed, controller.mountedView?.window != nil,
      focusedController == nil
    else { return }
    insets.caret.isHandingOver = true
    _ = stage.hold { controller.takeFocus(.firstResponder) }
    insets.caret.isHandingOver = false
  }

  /// Focuses an item that is on screen.
  private func focus(_ position: Position?, as focus: ItemFocus) -> ListAdapter.FocusResult {
    guard let position, let controller = stage.controllers[position] else { return .refused }
    return stage.hold { controller.takeFocus(focus) } ? .focused : .refused
  }

  /// The mounted controller whose view contains the first responder.
  private var focusedController: (any CellControlling)? {
    stage.mounts.all.first { $0.view.holdsFirstResponder }?.controller
  }

  private func isInList(_ controller: any CellControlling) -> Bool {
    stage.controllers.place(of: controller) != nil
  }
}

extension UIView {
  /// Whether the view, or a view inside it, is the first responder.
  var holdsFirstResponder: Bool {
    if isFirstResponder { return true }
    for view in subviews where view.holdsFirstResponder { return true }
    return false
  }

  /// The first responder, if it is a view inside this one.
  var firstResponderInside: UIView? {
    for view in subviews {
      if let found = view.isFirstResponder ? view : view.firstResponderInside { return found }
    }
    return nil
  }
}
