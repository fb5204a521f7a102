public import Roster

extension ListHarness {
  /// Returns whether a text is on screen: in a label, on a button, in a text field, or as an
  /// accessibility label.
  ///
  /// - Parameter text: The complete text.
  /// - Returns: Whether a visible view shows the text.
  public func shows(_ text: String) -> Bool {
    flush()
    window.layoutIfNeeded()
    return window.isShowing(text)
  }

  /// Taps what shows a text: a button, a segment, an action of an open menu, or the cell that contains the text.
  ///
  /// Of several views with the text, it taps the first one that a finger reaches. If the text is not on screen or no finger reaches it, the test fails. To expect that a text
  /// is not on screen, use `shows(_:)`.
  ///
  /// - Parameters:
  ///   - text: The complete text of a label or a button, or an accessibility label.
  ///   - filePath: The file in which a failure is reported.
  ///   - line: The line at which a failure is reported.
  /// - Returns: Whether the text is on screen and the tap reached it.
  @discardableResult
  public func tap(_ text: String, filePath: String = #filePath, line: Int = #line) -> Bool {
    step("tap “\(text)”") {
      flush()
      defer {
        hasContextMenu = hasContextMenu && window.hasMenu
        flush()
      }
      if !window.offers(text) { putAwayMenu() }
      return window.tap(text, TestLine(filePath, line))
    }
  }

  /// Taps the center of the visible part of a view, such as a control or a cell.
  ///
  /// If no finger reaches the view, the test fails.
  ///
  /// - Returns: Whether the tap reached it.
  @discardableResult
  public func tap(_ view: UIView, filePath: String = #filePath, line: Int = #line) -> Bool {
    step("tap a \(type(of: view))") {
      flush()
      putAwayMenu()
      guard view.tap(TestLine(filePath, line)) else { return false }
      flush()
      return true
    }
  }

  /// Types into a text field or a text view, character by character, after the present text.
  ///
  /// If no finger reaches such a field, the test fails.
  ///
  /// - Parameters:
  ///   - text: The text to type.
  ///   - name: The placeholder, the text or the accessibility label of the field or the view.
  ///   - filePath: The file in which a failure is reported.
  ///   - line: The line at which a failure is reported.
  /// - Returns: Whether the field is on screen and accepted the text.
  @discardableResult
  public func write(
    _ text: String,
    into name: String,
    filePath: String = #filePath,
    line: Int = #line
  ) -> Bool {
    step("write “\(text)” into \(name)") {
      flush()
      putAwayMenu()
      guard window.textInput(name, TestLine(filePath, line))?.write(text) == true else {
        return false
      }
      flush()
      return true
    }
  }

  /// Deletes the text of a text field or a text view, character by character.
  ///
  /// If no finger reaches such a field, the test fails.
  ///
  /// - Parameters:
  ///   - name: The placeholder, the text or the accessibility label of the field or the view.
  ///   - filePath: The file in which a failure is reported.
  ///   - line: The line at which a failure is reported.
  /// - Returns: Whether the field is on screen and its text was deleted.
  @discardableResult
  public func erase(_ name: String, filePath: String = #filePath, line: Int = #line) -> Bool {
    step("erase \(name)") {
      flush()
      defer { flush() }
      return window.textInput(name, TestLine(filePath, line))?.erase() ?? false
    }
  }

  /// Closes the context menu that a long press has opened, as a tap beside it does.
  func putAwayMenu() {
    guard hasContextMenu else { return }
    hasContextMenu = false
    window.closeMenu()
    flush()
  }

  /// Resizes the screen, as rotating the device or Split View does.
  public func resize(to size: CGSize) {
    step("resize to \(size.width) by \(size.height)") {
      window.frame.size = size
      window.layoutIfNeeded()
      flush()
    }
  }

  /// Rotates the device: width and height are exchanged.
  public func rotate() {
    let size = window.bounds.size
    resize(to: CGSize(width: size.height, height: size.width))
  }

  /// Moves the app to the background and back, as switching to another app does.
  public func leaveAndReturn(_ meanwhile: () -> Void = {}) {
    enterBackground()
    meanwhile()
    enterForeground()
  }
}

extension ListHarness {
  /// The view that is shown while the list has no items, if it is shown and of the given class.
  public func emptyStateView<View: UICollectionReusableView>(_ type: View.Type) -> View? {
    flush()
    return collectionView.backgroundView as? View
  }
}
