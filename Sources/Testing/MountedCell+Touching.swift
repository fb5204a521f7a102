public import Roster

extension MountedCell {
  /// Taps the cell beside its controls, which selects the item.
  ///
  /// If no finger reaches the cell, for example because it is unmounted, the test fails.
  ///
  /// - Returns: Whether the controller lets the user highlight and select the cell.
  @discardableResult
  public func select(filePath: String = #filePath, line: Int = #line) -> Bool {
    let count = stage.selectionCount
    guard stage.tap(besideControlsOf: cell) else {
      recordMiss("No finger reaches the cell beside its controls.", TestLine(filePath, line))
      return false
    }
    return stage.selectionCount > count
  }

  /// Returns whether the cell shows a text: in a label, on a button, in a text field, or as an
  /// accessibility label.
  ///
  /// - Parameter text: The complete text.
  /// - Returns: Whether a visible view in the cell shows the text.
  public func shows(_ text: String) -> Bool {
    stage.window.layoutIfNeeded()
    return stage.window.isShowing(text)
  }

  /// Taps what shows a text: a button, or the text itself.
  ///
  /// If the cell does not show the text or no finger reaches it, the test fails. To expect that a
  /// cell does not show a text, use `shows(_:)`.
  ///
  /// - Parameters:
  ///   - text: The complete text of a label or a button, or an accessibility label.
  ///   - filePath: The file in which a failure is reported.
  ///   - line: The line at which a failure is reported.
  /// - Returns: Whether the text is in the cell and the tap reached it.
  @discardableResult
  public func tap(_ text: String, filePath: String = #filePath, line: Int = #line) -> Bool {
    stage.window.tap(text, TestLine(filePath, line))
  }

  /// Taps the center of a view in the cell, such as a button.
  ///
  /// If no finger reaches the view, the test fails.
  ///
  /// - Returns: Whether the tap reached it.
  @discardableResult
  public func tap(_ view: UIView, filePath: String = #filePath, line: Int = #line) -> Bool {
    guard view.isDescendant(of: cell) else {
      recordMiss("The \(type(of: view)) is not in the cell.", TestLine(filePath, line))
      return false
    }
    return view.tap(TestLine(filePath, line))
  }

  /// Types into a text field or a text view in the cell, character by character, after the present text.
  ///
  /// If no finger reaches such a field, the test fails.
  ///
  /// - Parameters:
  ///   - text: The text to type.
  ///   - name: The placeholder, the text or the accessibility label of the field or the view.
  ///   - filePath: The file in which a failure is reported.
  ///   - line: The line at which a failure is reported.
  /// - Returns: Whether the field exists and accepted the text.
  @discardableResult
  public func write(
    _ text: String,
    into name: String,
    filePath: String = #filePath,
    line: Int = #line
  ) -> Bool {
    stage.window.textInput(name, TestLine(filePath, line))?.write(text) ?? false
  }

  /// Deletes the text of a text field or a text view in the cell, character by character.
  ///
  /// If no finger reaches such a field, the test fails.
  ///
  /// - Parameters:
  ///   - name: The placeholder, the text or the accessibility label of the field or the view.
  ///   - filePath: The file in which a failure is reported.
  ///   - line: The line at which a failure is reported.
  /// - Returns: Whether the field exists and its text was deleted.
  @discardableResult
  public func erase(_ name: String, filePath: String = #filePath, line: Int = #line) -> Bool {
    stage.window.textInput(name, TestLine(filePath, line))?.erase() ?? false
  }
}

extension MountedCell {
  /// The names of the item's accessibility actions.
  public var accessibilityActions: [String] {
    cell.actionsOfAssistiveTechnologies.map(\.name)
  }

  /// Performs an accessibility action of the item; if it has no such action, the test fails.
  ///
  /// - Returns: Whether the action exists and succeeded.
  @discardableResult
  public func performAccessibilityAction(
    _ name: String,
    filePath: String = #filePath,
    line: Int = #line
  ) -> Bool {
    let actions = cell.actionsOfAssistiveTechnologies
    guard
      let action = actions.first(where: { $0.name == name }), let handler = action.actionHandler
    else {
      let names = actions.map(\.name)
      recordMiss(
        "There is no accessibility action “\(name)”. Actions: \(names).",
        TestLine(filePath, line)
      )
      return false
    }
    return handler(action)
  }
}
