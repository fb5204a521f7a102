import TestPlatform
import Testing

/// Text fields and text views: typing, the return key and their delegates.
@MainActor @Suite(.serialized) struct TextInputTests {
  private let root = UIView()
  private let window: UIWindow
  private let writer = Writer()

  init() {
    window = Headless.show(root, size: CGSize(width: 300, height: 300))
  }

  private func field() -> UITextField {
    let y = CGFloat(root.subviews.count) * 50
    let field = UITextField(frame: CGRect(x: 10, y: y, width: 200, height: 34))
    field.delegate = writer
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"),
      (.editingDidEnd, "end"), (.primaryActionTriggered, "primary"),
    ] {
      field.addAction(UIAction { [writer] _ in writer.events.append("event " + name) }, for: event)
    }
    root.addSubview(field)
    return field
  }

  @Test func `U20 the delegate of a field hears in order what a user does`() {
    let field = field()
    #expect(Headless.type("a", into: field))
    field.resignFirstResponder()
    #expect(
      writer.events == [
        "should begin", "did begin", "event begin", "should change 0 0 a", "event changed",
        "selection", "should end", "did end", "event end",
      ]
    )
    #expect(field.text == "a")
  }

  @Test func `U20 setting the text tells nobody`() {
    let field = field()
    field.text = "a"
    #expect(writer.events.isEmpty)
  }

  @Test func `U21 the delegate refuses to begin, to change and to end`() {
    let field = field()
    writer.refused = ["should begin"]
    #expect(!Headless.type("a", into: field))
    #expect(!field.isEditing)
    writer.refused = ["should change", "should end"]
    #expect(!Headless.type("a", into: field))
    #expect(field.text?.isEmpty == true)
    #expect(!field.resignFirstResponder())
    #expect(field.isEditing)
  }

  @Test func `U22 the return key asks the delegate, and ends editing where somebody waits for it`()
  {
    let field = field()
    #expect(Headless.type("a\n", into: field))
    #expect(writer.events.suffix(2) == ["should return", "event primary"])
    #expect(field.isEditing)
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    #expect(Headless.pressReturn(in: field))
    #expect(!field.isEditing)
    writer.refused = ["should return"]
    #expect(field.becomeFirstResponder())
    #expect(!Headless.pressReturn(in: field))
    #expect(field.isEditing)
  }

  @Test func `U22 the return key leads from field to field`() {
    let (first, second) = (field(), field())
    writer.next = second
    #expect(Headless.type("a\n", into: first))
    #expect(second.isEditing)
    #expect(!first.isEditing)
  }

  @Test func `U23 a user deletes and clears`() {
    let field = field()
    Headless.type("äb", into: field)
    #expect(Headless.pressDelete(in: field))
    #expect(field.text == "ä")
    #expect(writer.events.contains("should change 1 1 "))
    #expect(!Headless.pressClear(in: field))
    field.clearButtonMode = .always
    #expect(Headless.pressClear(in: field))
    #expect(field.text?.isEmpty == true)
  }

  @Test func `U24 notifications tell of editing`() {
    let field = field()
    var posted: [String] = []
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { posted.append(name) }
      }
    }
    Headless.type("a", into: field)
    field.resignFirstResponder()
    #expect(posted == names.map(\.rawValue))
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  @Test func `U25 a text view that does not scroll is as high as its text`() {
    let view = UITextView()
    #expect(
      view.intrinsicContentSize
        == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    )
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    let label = UILabel()
    label.font = view.font
    label.text = "Hello"
    view.text = "Hello"
    let text = label.intrinsicContentSize
    #expect(
      view.intrinsicContentSize == CGSize(width: text.width + 10, height: text.height + 16)
    )
    view.text = ""
    #expect(view.intrinsicContentSize.height == text.height + 16)
    view.text = String(repeating: "word ", count: 50)
    let narrow = view.sizeThatFits(CGSize(width: 110, height: 0))
    label.text = view.text
    label.numberOfLines = 0
    #expect(abs(narrow.height - 16 - label.sizeThatFits(CGSize(width: 100, height: 0)).height) < 1)
  }

  @Test func `U26 the delegate of a text view hears in order what a user does`() {
    let view = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
    view.delegate = writer
    root.addSubview(view)
    view.text = "x"
    #expect(writer.events == ["selection"])
    writer.events = []
    #expect(Headless.type("ab", into: view))
    #expect(
      writer.events == [
        "should begin", "did begin", "should change 1 0 a", "selection", "changed",
        "should change 2 0 b", "selection", "changed",
      ]
    )
    #expect(view.text == "xab")
    writer.events = []
    window.endEditing(false)
    #expect(writer.events == ["should end", "did end"])
    view.isEditable = false
    #expect(!Headless.type("c", into: view) || view.text == "xab")
  }
}

/// A delegate that writes down what it hears, and refuses what a test names.
private final class Writer: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var events: [String] = []
  var refused: Set<String> = []
  var next: UITextField?

  private func ask(_ question: String, _ details: String = "") -> Bool {
    events.append(question + details)
    return !refused.contains(question)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("should begin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { events.append("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("should end") }
  func textFieldDidEndEditing(_ textField: UITextField) { events.append("did end") }
  func textFieldDidChangeSelection(_ textField: UITextField) { events.append("selection") }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { ask("should change", " \(range.location) \(range.length) \(string)") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    next?.becomeFirstResponder()
    return ask("should return")
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("should begin") }
  func textViewDidBeginEditing(_ textView: UITextView) { events.append("did begin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("should end") }
  func textViewDidEndEditing(_ textView: UITextView) { events.append("did end") }
  func textViewDidChange(_ textView: UITextView) { events.append("changed") }
  func textViewDidChangeSelection(_ textView: UITextView) { events.append("selection") }
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { ask("should change", " \(range.location) \(range.length) \(text)") }

  @Test func `V13 the frame of the keyboard is found as a value and as a rectangle`() {
    let window = Headless.show(UIView(), size: CGSize(width: 320, height: 480))
    var frames: [CGRect?] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: nil
    ) { notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
      let found = [(frame as? NSValue)?.cgRectValue, frame as? CGRect]
      MainActor.assumeIsolated { frames += found }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    Headless.showKeyboard(height: 200, in: window)
    #expect(frames.count == 2)
    #expect(frames.first == frames.last)
    #expect(frames.first??.isEmpty == false)
    Headless.hideKeyboard(in: window)
  }
}
