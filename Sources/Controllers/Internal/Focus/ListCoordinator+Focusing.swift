import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// Brings an item on screen and gives it the focus.
  func focus(
    _ id: ItemID,
    as focus: Focus,
    at alignment: ScrollAlignment,
    animated: Bool,
    completion: @escaping (FocusResult) -> Void
  ) {
    scroll(to: .item(id, to: "focus"), at: alignment, distance: 0, animated: animated) {
      [weak self] result, position in
      guard let self else { return completion(.interrupted) }
      completion(FocusResult(result) ?? self.focus(position, as: focus))
    }
  }

  /// Gives the focus to an item that is on screen.
  private func focus(_ position: Position?, as focus: Focus) -> FocusResult {
    guard let position, let controller = controllers[position] else { return .refused }
    return hold { controller.takeFocus(focus) } ? .focused : .refused
  }

  /// The item whose cell, or a view inside it, is the first responder.
  var focusedItem: ItemID? {
    focusedController.flatMap(controllers.position(of:)).flatMap(list.snapshot.itemID(at:))
  }
}
