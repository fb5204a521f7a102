public import Roster

extension ListHarness {
  /// Scrolls to the first item with a controller of a type and an identifier, and gives it the focus as the user
  /// does: taps the view that its controller names by `firstResponder(in:)`, or has an assistive technology turn to
  /// its cell.
  ///
  /// What the app does to give an item the focus is `ListAdapter.focus`. If there is no such item, or no finger
  /// reaches the view, the test fails.
  ///
  /// - Returns: How it has ended; `nil` if the list is in the middle of something.
  @discardableResult
  public func focus<Controller: CellControlling>(
    _ type: Controller.Type,
    id: Controller.Model.ID,
    as focus: ItemFocus = .firstResponder,
    filePath: String = #filePath,
    line: Int = #line
  ) -> ListAdapter.FocusResult? {
    step("focus \(type) \(id)") {
      guard let item = existingItem(type, id: id, TestLine(filePath, line)) else { return .missing }
      var result: ListAdapter.FocusResult?
      guard focus == .firstResponder else {
        adapter.focus(item, as: focus, animated: false) { result = $0 }
        flush()
        return result
      }
      guard scroll(to: type, id: id) else { return nil }
      let view = controller(of: type, id: id)?.focusTarget as? UIView
      let isTapped = view?.tap(TestLine(filePath, line)) == true
      flush()
      return isTapped && view?.isFirstResponder == true ? .focused : .refused
    }
  }

  /// Presses a key of a hardware keyboard, such as `.down`, `.return` or `"d"`.
  ///
  /// It goes where keys go in UIKit: to what is typed into, to the focus, and to the keys that items and the screen
  /// offer. With UIKit itself, a test reaches those keys only.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held.
  /// - Returns: Whether something came of it.
  @discardableResult
  public func press(_ key: KeyAction.Key, holding modifiers: UIKeyModifierFlags = []) -> Bool {
    step("press \(key)") {
      flush()
      let isTaken = window.press(key.input, holding: modifiers)
      flush()
      return isTaken
    }
  }

  /// The names of an item's accessibility actions; none if the item is not on screen.
  public func accessibilityActions(_ indexPath: IndexPath) -> [String] {
    flush()
    return customActions(indexPath).map(\.name)
  }

  /// Performs an accessibility action of an item.
  ///
  /// If the item is not on screen or has no such action, the test fails.
  ///
  /// - Returns: Whether the action exists and succeeded.
  @discardableResult
  public func performAccessibilityAction(
    _ name: String,
    at indexPath: IndexPath,
    filePath: String = #filePath,
    line: Int = #line
  ) -> Bool {
    step("perform \(name) on item \(indexPath)") {
      flush()
      let actions = customActions(indexPath)
      guard
        let action = actions.first(where: { $0.name == name }), let handler = action.actionHandler
      else {
        let names = actions.map(\.name)
        miss(
          "Item \(indexPath) has no accessibility action “\(name)”. Actions: \(names).",
          TestLine(filePath, line)
        )
        return false
      }
      let isDone = handler(action)
      flush()
      return isDone
    }
  }

  private func customActions(_ indexPath: IndexPath) -> [UIAccessibilityCustomAction] {
    collectionView.cellForItem(at: indexPath)?.actionsOfAssistiveTechnologies ?? []
  }
}
