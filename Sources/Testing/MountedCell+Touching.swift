public import Roster

extension MountedCell {
  /// Taps the cell beside its controls, which selects the item.
  ///
  /// - Returns: Whether the tap reached the cell, and the controller lets a person highlight and
  ///   select it.
  @discardableResult
  public func select() -> Bool {
    let count = stage.selectionCount
    return stage.tap(besideControlsOf: cell) && stage.selectionCount > count
  }

  /// Taps what shows a text: a button, or the text itself.
  ///
  /// - Parameter text: The complete text of a label or a button, or an accessibility label.
  /// - Returns: Whether the text is in the cell and the tap reached it.
  @discardableResult
  public func tap(_ text: String) -> Bool {
    stage.window.tap(text)
  }

  /// Taps the center of a view in the cell, such as a button.
  ///
  /// - Returns: Whether the tap reached it.
  @discardableResult
  public func tap(_ view: UIView) -> Bool {
    view.isDescendant(of: cell) && view.tap()
  }

  /// Types into a text field in the cell, character by character, after the present text.
  ///
  /// - Parameters:
  ///   - text: The text to type.
  ///   - name: The placeholder, the text or the accessibility label of the field.
  /// - Returns: Whether the field exists and accepted the text.
  @discardableResult
  public func write(_ text: String, into name: String) -> Bool {
    stage.window.textField(name)?.write(text) ?? false
  }

  /// Deletes the text of a text field in the cell, character by character.
  ///
  /// - Parameter name: The placeholder, the text or the accessibility label of the field.
  /// - Returns: Whether the field exists and its text was deleted.
  @discardableResult
  public func erase(_ name: String) -> Bool {
    stage.window.textField(name)?.erase() ?? false
  }
}

extension MountedCell {
  /// The names of the item's accessibility actions.
  public var accessibilityActions: [String] {
    cell.actionsOfAssistiveTechnologies.map(\.name)
  }

  /// Performs an accessibility action of the item.
  ///
  /// - Returns: Whether the action exists and succeeded.
  @discardableResult
  public func performAccessibilityAction(_ name: String) -> Bool {
    let action = cell.actionsOfAssistiveTechnologies.first { $0.name == name }
    guard let action, let handler = action.actionHandler else { return false }
    return handler(action)
  }
}
