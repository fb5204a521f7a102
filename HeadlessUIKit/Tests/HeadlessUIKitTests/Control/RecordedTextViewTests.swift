import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a text view tells of what is done to it, as recorded with UIKit on iOS 26.1.
@MainActor struct RecordedTextViewTests {
  private final class Listener: NSObject, UITextViewDelegate {
    var log: [String] = []

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      log.append("should begin")
      return true
    }

    func textViewDidBeginEditing(_ textView: UITextView) { log.append("began") }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      log.append("should end")
      return true
    }

    func textViewDidEndEditing(_ textView: UITextView) { log.append("ended") }

    func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }

    func textViewDidChange(_ textView: UITextView) { log.append("text") }
  }

  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let listener = Listener()
  private let window: UIWindow

  init() {
    window = Headless.show(view, size: CGSize(width: 320, height: 200))
    view.delegate = listener
  }

  /// Does something to the view, and compares what it tells and what it is then.
  private func expect(
    _ text: String,
    _ selection: (Int, Int),
    marked: (Int, Int)? = nil,
    _ told: [String],
    _ location: SourceLocation = #_sourceLocation,
    after action: () -> Void
  ) {
    listener.log = []
    action()
    #expect(view.text == text, sourceLocation: location)
    #expect(
      view.selectedRange == NSRange(location: selection.0, length: selection.1),
      sourceLocation: location
    )
    #expect(
      ends(of: view.markedTextRange) == marked.map { [$0.0, $0.1] },
      sourceLocation: location
    )
    #expect(listener.log == told, sourceLocation: location)
  }

  private func ends(of range: UITextRange?) -> [Int]? {
    range.map { range in
      [range.start, range.end].map { view.offset(from: view.beginningOfDocument, to: $0) }
    }
  }

  private func range(_ start: Int, _ end: Int) -> UITextRange {
    let begin = view.beginningOfDocument
    guard let first = view.position(from: begin, offset: start),
      let last = view.position(from: begin, offset: end),
      let range = view.textRange(from: first, to: last)
    else {
      Issue.record("no range from \(start) to \(end)")
      return UITextRange()
    }
    return range
  }

  private func select(_ location: Int, _ length: Int) {
    view.selectedRange = NSRange(location: location, length: length)
  }

  private static let both = ["selection", "text"]

  @Test func `a text is set, selected and replaced without the keyboard`() {
    #expect(!view.hasText && ends(of: view.selectedTextRange) == [0, 0])
    expect("Hello world", (11, 0), ["selection"]) { view.text = "Hello world" }
    expect("Hello world", (2, 3), ["selection"]) { select(2, 3) }
    #expect(view.selectedTextRange.flatMap(view.text) == "llo")
    expect("Hello world", (1, 3), ["selection"]) { view.selectedTextRange = range(1, 4) }
    expect("Hello world", (0, 0), ["selection"]) { view.selectedTextRange = nil }
    #expect(view.selectedTextRange == nil)
    expect("Howdy! world", (6, 0), Self.both) { view.replace(range(0, 5), withText: "Howdy!") }
    #expect(ends(of: view.selectedTextRange) == [6, 6])
    expect("Howdy!X world", (7, 0), Self.both) { view.insertText("X") }
    expect("Howdy! world", (6, 0), Self.both) { view.deleteBackward() }
  }

  @Test func `a text is edited at the insertion point, and what is selected is replaced`() {
    view.text = "Howdy! world"
    select(6, 0)
    expect("Howdy! world", (6, 0), ["should begin", "began"]) { view.becomeFirstResponder() }
    expect("Howdy! world", (0, 0), ["selection"]) { select(0, 0) }
    expect("Howdy! world", (0, 0), []) { select(0, 0) }
    expect("abcHowdy! world", (3, 0), Self.both) { view.insertText("abc") }
    expect("abHowdy! world", (2, 0), Self.both) { view.deleteBackward() }
    select(0, 3)
    expect("Zowdy! world", (1, 0), Self.both) { view.insertText("Z") }
    select(1, 2)
    expect("Zdy! world", (1, 0), Self.both) { view.deleteBackward() }
    expect("Qdy! world", (1, 0), ["text"]) { view.replace(range(0, 1), withText: "Q") }
    expect("Qdmny! world", (4, 0), Self.both) { view.replace(range(2, 2), withText: "mn") }
    expect("mny! world", (0, 0), Self.both) { view.replace(range(0, 2), withText: "") }
    expect("mnyKL world", (5, 0), Self.both) { view.replace(range(3, 4), withText: "KL") }
    select(1, 0)
    expect("mnyKL world", (3, 0), Self.both) { view.replace(range(3, 3), withText: "") }
    expect("mnyKL world", (3, 0), ["text"]) { view.insertText("") }
    expect("mnyKL world", (3, 0), ["should end", "ended"]) { view.resignFirstResponder() }
  }

  @Test func `a text is composed, replaced and kept`() {
    view.text = "mnyKL world"
    select(2, 0)
    expect("mnyKL world", (2, 0), []) { view.unmarkText() }
    expect("mnkayKL world", (4, 0), marked: (2, 4), Self.both) { compose("ka", 2, 0) }
    #expect(view.markedTextRange.flatMap(view.text) == "ka")
    expect("mnかなyKL world", (3, 0), marked: (2, 4), Self.both) { compose("かな", 1, 0) }
    expect("mnabcyKL world", (2, 2), marked: (2, 5), Self.both) { compose("abc", 0, 2) }
    expect("mnabcyKL world", (2, 0), ["selection", "selection", "text"]) { view.unmarkText() }
    expect("mnxabcyKL world", (3, 0), marked: (2, 3), Self.both) { compose("x", 1, 0) }
    expect("mnyabcyKL world", (3, 0), Self.both) { view.insertText("y") }
    for nothing in [nil, ""] as [String?] {
      expect("mnymmabcyKL world", (5, 0), marked: (3, 5), Self.both) { compose("mm", 2, 0) }
      expect("mnyabcyKL world", (3, 0), Self.both + Self.both) { compose(nothing, 0, 0) }
    }
    compose("rs", 2, 0)
    expect("mnyrsabcyKL world", (0, 0), marked: (3, 5), ["selection"]) { select(0, 0) }
    expect("mnyrsabcyKL world", (0, 0), ["selection", "selection", "text"]) { view.unmarkText() }
  }

  private func compose(_ text: String?, _ location: Int, _ length: Int) {
    view.setMarkedText(text, selectedRange: NSRange(location: location, length: length))
  }

  @Test func `positions count code units, and half a character is replaced`() {
    view.text = "a😀b"
    let (begin, end) = (view.beginningOfDocument, view.endOfDocument)
    let offsets = (-1...5).map { view.position(from: begin, offset: $0) != nil }
    #expect(offsets == [false, true, true, true, true, true, false])
    #expect(view.position(from: end, offset: 1) == nil)
    #expect(view.offset(from: end, to: begin) == -4)
    #expect(view.compare(begin, to: end) == .orderedAscending)
    #expect(ends(of: range(3, 1)) == [1, 3])
    #expect(view.text(in: range(3, 1)) == "😀")
    #expect(view.text(in: range(0, 2)) == "a\u{FFFD}")
    #expect(view.text(in: range(2, 4)) == "\u{FFFD}b")
    #expect(view.text(in: range(0, 0)) == "")
    expect("a😀b", (2, 0), ["selection"]) { select(2, 0) }
    expect("a😀b", (2, 0), []) { view.selectedTextRange = range(2, 2) }
    select(4, 0)
    expect("a😀", (3, 0), Self.both) { view.deleteBackward() }
    expect("a", (1, 0), Self.both) { view.deleteBackward() }
  }

  @Test func `a text that is set moves the insertion point to its end, which is told if it moves`()
  {
    expect("Tail", (4, 0), ["selection"]) {
      view.attributedText = NSAttributedString(string: "Tail")
    }
    select(1, 1)
    expect("Tail", (4, 0), ["selection"]) { view.text = "Tail" }
    expect("Longer text", (11, 0), ["selection"]) { view.text = "Longer text" }
    expect("ab", (2, 0), ["selection"]) { view.text = "ab" }
    expect("ab", (2, 0), []) { view.text = "ab" }
    expect("xy", (2, 0), []) { view.text = "xy" }
  }

  /// A text as it should be after any edits.
  private struct Model {
    var units: [UInt16] = []
    var selection = 0..<0

    mutating func put(_ string: String, in range: Range<Int>) {
      units.replaceSubrange(range, with: Array(string.utf16))
      let end = range.lowerBound + string.utf16.count
      selection = end..<end
    }
  }

  @Test(arguments: Effort.seeds(60))
  func `any edits leave the text and the selection of a model, and each is told once`(seed: UInt64)
  {
    var dice = SeededGenerator(seed: seed)
    var model = Model()
    for _ in 0..<30 {
      let length = model.units.count
      let start = Int.random(in: 0...length, using: &dice)
      let end = Int.random(in: start...length, using: &dice)
      let word = ["", "a", "bc", "def"].randomElement(using: &dice) ?? ""
      let old = model
      listener.log = []
      switch Int.random(in: 0..<4, using: &dice) {
      case 0:
        view.insertText(word)
        model.put(word, in: model.selection)
        #expect(listener.log.filter { $0 == "text" }.count == 1)
      case 1:
        view.replace(range(start, end), withText: word)
        model.put(word, in: start..<end)
        #expect(listener.log.filter { $0 == "text" }.count == 1)
      case 2:
        view.deleteBackward()
        let range =
          model.selection.isEmpty
          ? max(0, model.selection.lowerBound - 1)..<model.selection.lowerBound : model.selection
        model.put("", in: range)
      default:
        view.selectedTextRange = range(start, end)
        model.selection = start..<end
      }
      let isMoved = model.selection != old.selection
      #expect(listener.log.filter { $0 == "selection" }.count == (isMoved ? 1 : 0))
      #expect(Array(view.text.utf16) == model.units)
      #expect(view.selectedRange == NSRange(model.selection))
    }
  }
}
