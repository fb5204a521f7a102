public import Roster

extension ListHarness {
  /// Taps what shows a text: a button, or the cell that the text is in.
  ///
  /// - Parameter text: The text of a label or a button, or an accessibility label, all of it.
  /// - Returns: Whether there is such a thing on screen, and the tap reached it.
  @discardableResult
  public func tap(_ text: String) -> Bool {
    step("tap “\(text)”") {
      flush()
      defer { flush() }
      return window.tap(text)
    }
  }

  /// Taps the middle of what can be seen of a view: a control, or a cell of the list.
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

  /// Writes into a text field, letter by letter, behind what is there.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - name: The placeholder, the text or the accessibility label of the field.
  /// - Returns: Whether there is such a field on screen, and it took the text.
  @discardableResult
  public func write(_ text: String, into name: String) -> Bool {
    step("write “\(text)” into \(name)") {
      guard let field = textField(name), field.write(text) else { return false }
      flush()
      return true
    }
  }

  /// Deletes all that is written in a text field, letter by letter.
  ///
  /// - Parameter name: The placeholder, the text or the accessibility label of the field.
  /// - Returns: Whether there is such a field on screen, and it let go of its text.
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

  /// Resizes the screen, as turning the device or dividing the screen does.
  public func resize(to size: CGSize) {
    step("resize to \(size.width) by \(size.height)") {
      window.frame.size = size
      window.layoutIfNeeded()
      flush()
    }
  }

  /// Turns the device: width and height change places.
  public func rotate() {
    let size = window.bounds.size
    resize(to: CGSize(width: size.height, height: size.width))
  }

  /// Takes the app to the background and back, as switching to another app does.
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
