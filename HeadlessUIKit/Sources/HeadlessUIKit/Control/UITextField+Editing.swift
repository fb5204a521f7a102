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

  /// Appends text as typing does, if the delegate allows it, and returns whether the text was
  /// inserted.
  func userTypes(_ string: String) -> Bool {
    let length = (text ?? "").utf16.count
    return userReplaces(NSRange(location: length, length: 0), with: string)
  }

  /// Deletes the last character as the delete key does, and returns whether it was deleted.
  func userDeletes() -> Bool {
    guard let last = text?.last else { return false }
    let length = (text ?? "").utf16.count
    let removed = String(last).utf16.count
    return userReplaces(NSRange(location: length - removed, length: removed), with: "")
  }

  /// Presses the return key, which ends editing only if there is an action for that event.
  func userPressesReturn() -> Bool {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return false }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsEditing, isFirstResponder { resignFirstResponder() }
    return true
  }

  /// Presses the clear button.
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
  /// Returns the beginning of the text, with a length in UTF-16 code units.
  func prefix(utf16 count: Int) -> String {
    let end = utf16.index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex
    return String(self[..<end])
  }

  /// Returns the end of the text, from an index in UTF-16 code units.
  func suffix(utf16 index: Int) -> String {
    let start = utf16.index(startIndex, offsetBy: index, limitedBy: endIndex) ?? endIndex
    return String(self[start...])
  }
}
