import HeadlessUIKit
import Testing

@MainActor
@Suite struct AccessibilityTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let window: UIWindow

  init() {
    window = Headless.show(view, size: CGSize(width: 100, height: 100))
  }

  @Test func `an assistive technology turns to the view that it is told of`() {
    UIAccessibility.post(notification: .layoutChanged, argument: view)
    #expect(Headless.accessibilityElement(in: window) === view)
    UIAccessibility.post(notification: .screenChanged, argument: "Done")
    #expect(Headless.accessibilityElement(in: window) === view)
    UIAccessibility.post(notification: .screenChanged, argument: window)
    #expect(Headless.accessibilityElement(in: window) === window)
  }

  @Test func `a view outside a window is nothing to turn to`() {
    UIAccessibility.post(notification: .layoutChanged, argument: UIView())
    #expect(Headless.accessibilityElement(in: window) == nil)
  }

  @Test func `an action does what its handler does`() {
    let action = UIAccessibilityCustomAction(name: "Delete") { $0.name == "Delete" }
    view.accessibilityCustomActions = [action]
    #expect(view.accessibilityCustomActions?.first?.actionHandler?(action) == true)
    #expect(action.image == nil)
  }

  @Test func `editing ends for whatever is inside a view, and by force for what refuses`() {
    final class Clinging: UITextField {
      override var canResignFirstResponder: Bool { false }
    }
    let field = UITextField()
    let clinging = Clinging()
    view.addSubview(field)
    view.addSubview(clinging)
    #expect(view.endEditing(false))
    _ = field.becomeFirstResponder()
    #expect(UIView().endEditing(false))
    #expect(field.isFirstResponder)
    #expect(view.endEditing(false))
    #expect(!field.isFirstResponder)
    _ = clinging.becomeFirstResponder()
    #expect(!view.endEditing(false))
    #expect(clinging.isFirstResponder)
    #expect(view.endEditing(true))
    #expect(!clinging.isFirstResponder)
  }
}
