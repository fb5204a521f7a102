public import Roster

extension ListHarness {
  /// Has the app bring the first item with a controller of a type and an identifier on screen, without
  /// animation, and give it the focus, by `ListAdapter.focus`.
  ///
  /// A person gives a field the focus by a tap: see `tap(_:)` and `write(_:into:)`.
  ///
  /// - Returns: How it has ended; `nil` if the list is in the middle of something.
  @discardableResult
  public func focus<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID,
    as focus: Focus = .firstResponder
  ) -> FocusResult? {
    step("focus \(type) \(id)") {
      flush()
      guard let item = adapter.itemID(type, id: id) else { return .missing }
      var result: FocusResult?
      adapter.focus(item, as: focus, animated: false) { result = $0 }
      flush()
      return result
    }
  }

  /// The names of what a person can do with an item through an assistive technology; none if the item is
  /// not on screen.
  public func accessibilityActions(_ indexPath: IndexPath) -> [String] {
    flush()
    return customActions(indexPath).map(\.name)
  }

  /// Does something with an item through an assistive technology.
  ///
  /// - Returns: Whether there is such an action, and it was done.
  @discardableResult
  public func performAccessibilityAction(_ name: String, at indexPath: IndexPath) -> Bool {
    step("perform \(name) on item \(indexPath)") {
      flush()
      guard
        let action = customActions(indexPath).first(where: { $0.name == name }),
        let handler = action.actionHandler
      else { return false }
      let isDone = handler(action)
      flush()
      return isDone
    }
  }

  private func customActions(_ indexPath: IndexPath) -> [UIAccessibilityCustomAction] {
    collectionView.cellForItem(at: indexPath)?.actionsOfAssistiveTechnologies ?? []
  }
}
