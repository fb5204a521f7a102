/// What is selected and composed in a text view, in UTF-16 code units.
struct TextEditing {
  var selection = NSRange(location: 0, length: 0)
  /// Whether the app has set the selection to nil.
  var isSelectionNil = false
  /// The text that is being composed.
  var marked: NSRange?
}

/// When a text view tells its delegate of what it does, as recorded on iOS 26.1: of the selection if it is another one, or
/// if composing ends, and then of the text if it was edited.
extension UITextView {
  /// Puts the insertion point behind a text that the app has set.
  func textWasSet() {
    editing.marked = nil
    contentDidChange()
    select(NSRange(location: text.utf16.count, length: 0))
  }

  func select(_ range: NSRange) {
    let old = editing.selection
    editing.selection = clamped(range)
    editing.isSelectionNil = false
    if editing.selection != old { delegate?.textViewDidChangeSelection(self) }
  }

  func clamped(_ range: NSRange) -> NSRange {
    let length = text.utf16.count
    let start = min(max(0, range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }

  func string(in range: NSRange) -> String {
    let units = Array(text.utf16)[range.location..<range.location + range.length]
    return String(decoding: units, as: UTF16.self)
  }

  /// What the delete key takes away: what is selected, or the character before it.
  var rangeToDelete: NSRange? {
    let range = editing.selection
    if range.length > 0 { return range }
    guard let last = (text as String).prefix(utf16: range.location).last else { return nil }
    let length = String(last).utf16.count
    return NSRange(location: range.location - length, length: length)
  }

  /// Replaces a part of the text, puts the insertion point behind it, and tells of both.
  func edit(_ range: NSRange, with string: String) {
    let range = clamped(range)
    put(string, in: range)
    editing.marked = nil
    select(NSRange(location: range.location + string.utf16.count, length: 0))
    tellOfEdit()
  }

  func insert(_ string: String) {
    guard let marked = editing.marked else { return edit(editing.selection, with: string) }
    put(string, in: marked)
    editing.marked = nil
    editing.selection = NSRange(location: marked.location + string.utf16.count, length: 0)
    delegate?.textViewDidChangeSelection(self)
    tellOfEdit()
  }

  /// Replaces what is selected or composed by text that is being composed; an empty one ends that.
  func compose(_ string: String, selecting inner: NSRange) {
    let range = editing.marked ?? editing.selection
    put(string, in: range)
    let marked = NSRange(location: range.location, length: string.utf16.count)
    let wasMarked = editing.marked != nil
    editing.marked = string.isEmpty ? nil : marked
    let start = min(max(0, inner.location), marked.length)
    let length = min(max(0, inner.length), marked.length - start)
    select(NSRange(location: marked.location + start, length: length))
    tellOfEdit()
    guard wasMarked, string.isEmpty else { return }
    delegate?.textViewDidChangeSelection(self)
    tellOfEdit()
  }

  func endComposing() {
    guard editing.marked != nil else { return }
    editing.marked = nil
    editing.selection.length = 0
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChangeSelection(self)
    tellOfEdit()
  }

  private func put(_ string: String, in range: NSRange) {
    let units = Array(text.utf16)
    let new =
      Array(units[..<range.location]) + Array(string.utf16)
      + Array(units[(range.location + range.length)...])
    label.text = String(decoding: new, as: UTF16.self)
    contentDidChange()
  }

  private func tellOfEdit() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
