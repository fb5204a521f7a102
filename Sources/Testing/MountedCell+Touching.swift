public import Roster

extension MountedCell {
  /// Selects the item, as a tap on the cell does, beside its controls.
  ///
  /// - Returns: Whether the tap reached the cell, and the controller lets a person highlight and select it.
  @discardableResult
  public func select() -> Bool {
    let count = stage.selectionCount
    return stage.tap(besideControlsOf: cell) && stage.selectionCount > count
  }

  /// Taps what shows a text: a button, or the text itself.
  ///
  /// - Parameter text: The text of a label or a button, or an accessibility label, all of it.
  /// - Returns: Whether there is such a thing in the cell, and the tap reached it.
  @discardableResult
  public func tap(_ text: String) -> Bool {
    stage.window.tap(text)
  }

  /// Taps the middle of a view in the cell, such as a button.
  ///
  /// - Returns: Whether the tap reached it.
  @discardableResult
  public func tap(_ view: UIView) -> Bool {
    view.isDescendant(of: cell) && view.tap()
  }

  /// Writes into a text field in the cell, letter by letter, behind what is there.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - name: The placeholder, the text or the accessibility label of the field.
  /// - Returns: Whether there is such a field, and it took the text.
  @discardableResult
  public func write(_ text: String, into name: String) -> Bool {
    stage.window.textField(name)?.write(text) ?? false
  }

  /// Deletes all that is written in a text field in the cell, letter by letter.
  ///
  /// - Parameter name: The placeholder, the text or the accessibility label of the field.
  /// - Returns: Whether there is such a field, and it let go of its text.
  @discardableResult
  public func erase(_ name: String) -> Bool {
    stage.window.textField(name)?.erase() ?? false
  }
}

extension MountedCell {
  /// The names of what a person can do with the item through an assistive technology.
  public var accessibilityActions: [String] {
    cell.actionsOfAssistiveTechnologies.map(\.name)
  }

  /// Does something with the item through an assistive technology.
  ///
  /// - Returns: Whether there is such an action, and it was done.
  @discardableResult
  public func performAccessibilityAction(_ name: String) -> Bool {
    let action = cell.actionsOfAssistiveTechnologies.first { $0.name == name }
    guard let action, let handler = action.actionHandler else { return false }
    return handler(action)
  }
}
