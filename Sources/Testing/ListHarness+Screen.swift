public import Roster

extension ListHarness {
  /// Taps what shows a text: a button, or the cell that contains the text.
  ///
  /// - Parameter text: The complete text of a label or a button, or an accessibility label.
  /// - Returns: Whether the text is on screen and the tap reached it.
  @discardableResult
  public func tap(_ text: String) -> Bool {
    step("tap “\(text)”") {
      flush()
      defer { flush() }
      return window.tap(text)
    }
  }

  /// Taps the center of the visible part of a view, such as a control or a cell.
  ///
  /// - Returns: Whether the tap reached it.
  @discardableResult
  public func tap(_ view: UIView) -> Bool {
    step("tap a \(type(of: view))") {
      flush()
      guard view.tap() else { return false }
      flush()
      return true
    }
  }

  /// Types into a text field, character by character, after the present text.
  ///
  /// - Parameters:
  ///   - text: The text to type.
  ///   - name: The placeholder, the text or the accessibility label of the field.
  /// - Returns: Whether the field is on screen and accepted the text.
  @discardableResult
  public func write(_ text: String, into name: String) -> Bool {
    step("write “\(text)” into \(name)") {
      guard let field = textField(name), field.write(text) else { return false }
      flush()
      return true
    }
  }

  /// Deletes the text of a text field, character by character.
  ///
  /// - Parameter name: The placeholder, the text or the accessibility label of the field.
  /// - Returns: Whether the field is on screen and its text was deleted.
  @discardableResult
  public func erase(_ name: String) -> Bool {
    step("erase \(name)") {
      defer { flush() }
      return textField(name)?.erase() ?? false
    }
  }

  private func textField(_ name: String) -> UITextField? {
    flush()
    return window.textField(name)
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
