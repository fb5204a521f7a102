import RosterCore
import RosterPlatform

/// What keeps an item mounted that a person types into.
///
/// A collection view does not use a view again that holds the first responder, but it gives the view up:
/// the end of its display is told, and the item gets another one when it comes back. So a `ListLayout`
/// goes on to want such an item, which leaves it displayed. Other layouts do not; there the controller
/// keeps its cell after the end of the display, and hands the focus over when the item gets another cell.
extension ListCoordinator {
  /// The mounted controller whose view holds the first responder.
  var focusedController: (any CellControlling)? {
    mounts.all.first { $0.view.holdsFirstResponder }?.controller
  }

  /// The items that stay displayed although a layout has them elsewhere than on screen.
  func heldItems(where isElsewhere: (Position) -> Bool) -> [Position] {
    // While an item is carried, places are not those of the list.
    guard moves.carried == nil else { return [] }
    return mounts.all.compactMap { view, controller in
      guard
        controller.isDisplayed,
        let position = controllers.position(of: controller), isElsewhere(position),
        view.holdsFirstResponder
      else { return nil }
      return position
    }
  }

  /// Leaves a controller on its view although the display of the view has ended, if a person types into
  /// it.
  ///
  /// - Returns: Whether the controller stays mounted.
  func keepsMounted(_ view: UICollectionReusableView) -> Bool {
    guard
      view.holdsFirstResponder, let controller = mounts.controller(on: view), isInList(controller)
    else { return false }
    endVisibility(of: controller)
    controller.endDisplay()
    focus.heldViews.append(view)
    return true
  }

  /// Unmounts the controllers of views whose display has ended and which nobody types into any longer.
  func releaseHeldViews() {
    let released = focus.takeReleasedViews()
    guard !released.isEmpty else { return }
    hold {
      for view in released where mounts.controller(on: view)?.isDisplayed == false {
        mounts.unmount(from: view)
      }
    }
  }

  /// Ends what a person types into the view of a controller that is about to lose it.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - isRestored: Whether it gets the focus back with its next view.
  func endEditing(of controller: any CellControlling, isRestored: Bool) {
    guard let view = controller.mountedView, view.holdsFirstResponder else { return }
    if isRestored { focus.interrupted = ControllerReference(controller) }
    view.endEditing(true)
  }

  /// Gives the focus back to the controller that has lost it with its view.
  func restoreFocus() {
    guard let controller = focus.takeInterrupted() else { return }
    guard isInList(controller), controller.isDisplayed, controller.mountedView?.window != nil else {
      return
    }
    guard focusedController == nil else { return }
    _ = hold { controller.takeFocus(.firstResponder) }
  }

  private func isInList(_ controller: any CellControlling) -> Bool {
    controllers.place(of: controller) != nil
  }
}
