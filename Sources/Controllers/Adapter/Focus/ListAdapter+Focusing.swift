public import RosterCore

extension ListAdapter {
  /// Brings an item on screen and gives it the focus, and returns when it has it or will not get it.
  ///
  /// The way there is that of `scroll(to:)`: the item may move meanwhile, and content that waits is
  /// shown first. An item that is edited stays mounted from then on, wherever it is scrolled and moved
  /// to, until it has lost the first responder.
  ///
  /// ```swift
  /// if let id = adapter.itemID(FieldController.self, id: invalidField) {
  ///   await adapter.focus(id)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The item. One that is not in the list is reported.
  ///   - focus: What the item is to have.
  ///   - alignment: Where the item is to stand.
  ///   - animated: Whether a person sees the list move.
  /// - Returns: How it has ended.
  @discardableResult
  public func focus(
    _ id: ItemID,
    as focus: Focus = .firstResponder,
    at alignment: ScrollAlignment = .nearest,
    animated: Bool = true
  ) async -> FocusResult {
    await withCheckedContinuation { continuation in
      self.focus(id, as: focus, at: alignment, animated: animated) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Brings an item on screen and gives it the focus, and calls back when it has it or will not get it.
  ///
  /// Without animation, the item has it when the call returns, unless the list is in the middle of an
  /// update.
  ///
  /// - Parameters:
  ///   - id: The item. One that is not in the list is reported.
  ///   - focus: What the item is to have.
  ///   - alignment: Where the item is to stand.
  ///   - animated: Whether a person sees the list move.
  ///   - completion: Called once, with how it has ended.
  public func focus(
    _ id: ItemID,
    as focus: Focus = .firstResponder,
    at alignment: ScrollAlignment = .nearest,
    animated: Bool = true,
    completion: @escaping (FocusResult) -> Void
  ) {
    coordinator.focus(id, as: focus, at: alignment, animated: animated, completion: completion)
  }

  /// The item whose cell, or a view inside it, is the first responder.
  public var focusedItem: ItemID? { coordinator.focusedItem }
}
