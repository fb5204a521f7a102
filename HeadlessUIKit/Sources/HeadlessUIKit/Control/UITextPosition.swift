/// A position in a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A range of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Whether the range contains nothing.
  open var isEmpty: Bool { true }
  /// Where the range begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where the range ends.
  open var end: UITextPosition { UITextPosition() }
}

/// A position between UTF-16 code units.
final class TextOffset: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A range of UTF-16 code units.
final class TextSpan: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.location + range.length) }
}
