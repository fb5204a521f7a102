extension UITextField {
  func didBeginEditing() {
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
  }

  func didEndEditing() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(UITextField.textDidEndEditingNotification)
  }

  /// Puts what a user types at the end of the text, if the delegate lets it; returns whether it is there.
  func userTypes(_ string: String) -> Bool {
    let length = (text ?? "").utf16.count
    return userReplaces(NSRange(location: length, length: 0), with: string)
  }

  /// Deletes the last character as the key does; returns whether it is gone.
  func userDeletes() -> Bool {
    guard let last = text?.last else { return false }
    let length = (text ?? "").utf16.count
    let removed = String(last).utf16.count
    return userReplaces(NSRange(location: length - removed, length: removed), with: "")
  }

  /// Does what the return key does: ends editing only where an action is registered for that event.
  func userPressesReturn() -> Bool {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return false }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsEditing, isFirstResponder { resignFirstResponder() }
    return true
  }

  /// Does what the button that clears the text does.
  func userClears() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    didChange()
  }

  private func userReplaces(_ range: NSRange, with string: String) -> Bool {
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    guard isAllowed, isFirstResponder else { return false }
    let old = text ?? ""
    text = old.prefix(utf16: range.location) + string
    didChange()
    return true
  }

  private func didChange() {
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
    delegate?.textFieldDidChangeSelection(self)
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension String {
  /// The beginning of the text, counted as Objective-C counts.
  func prefix(utf16 count: Int) -> String {
    let end = utf16.index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex
    return String(self[..<end])
  }
}
