import HeadlessUIKit
import Testing

@MainActor
@Suite struct TextFieldTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

  private var shown: String? {
    field.subviews.lazy.compactMap { $0 as? UILabel }.first?.text
  }

  @Test func `the placeholder is shown until there is text`() {
    field.placeholder = "Search"
    #expect(shown == "Search")
    field.text = "cat"
    #expect(shown == "cat")
    field.text = nil
    #expect(field.text == "")
    #expect(shown == "Search")
  }

  @Test func `typing starts editing and tells every change`() {
    let window = Headless.show(UIView(), size: CGSize(width: 200, height: 200))
    window.addSubview(field)
    var seen: [String] = []
    field.addAction(UIAction { _ in seen.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in seen.append("end") }, for: .editingDidEnd)
    field.addAction(
      UIAction { [field] _ in seen.append(field.text ?? "none") },
      for: .editingChanged
    )
    #expect(Headless.type("ab", into: field))
    #expect(Headless.type("c", into: field))
    #expect(field.isEditing)
    #expect(field.resignFirstResponder())
    #expect(seen == ["begin", "a", "ab", "abc", "end"])
  }

  @Test func `a field outside a window takes no text`() {
    #expect(!Headless.type("a", into: field))
    #expect(field.text == "")
  }

  @Test func `a border keeps the text away from the edge`() {
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 86, height: 30))
  }
}
