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

/// What assistive technologies read of objects that are no responders.
@MainActor @Suite struct PlainAccessibilityTests {
  private final class Model: NSObject {}

  @Test func `any object keeps what it is set to, and another one does not have it`() {
    let model = Model()
    #expect(model.accessibilityLabel == nil && !model.isAccessibilityElement)
    model.accessibilityLabel = "Price"
    model.accessibilityValue = "3 €"
    model.accessibilityHint = "Opens the shop"
    model.isAccessibilityElement = true
    model.accessibilityTraits = [.button, .selected]
    model.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    model.accessibilityElementsHidden = true
    model.accessibilityViewIsModal = true
    #expect(model.accessibilityLabel == "Price" && model.accessibilityValue == "3 €")
    #expect(model.accessibilityHint == "Opens the shop" && model.isAccessibilityElement)
    #expect(model.accessibilityTraits == [.button, .selected])
    #expect(model.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(model.accessibilityElementsHidden && model.accessibilityViewIsModal)
    #expect(Model().accessibilityLabel == nil)
    model.accessibilityLabel = nil
    #expect(model.accessibilityLabel == nil && model.accessibilityValue == "3 €")
  }

  @Test func `a responder has its own under the name of a plain object`() {
    let label = UILabel()
    label.text = "Text"
    let object: NSObject = label
    #expect(object.accessibilityLabel == "Text")
    object.accessibilityLabel = "Other"
    #expect(label.accessibilityLabel == "Other")
  }

  @Test func `the values of an object that is gone are no one else's`() {
    for round in 0..<200 {
      let model = Model()
      #expect(model.accessibilityLabel == nil)
      model.accessibilityLabel = "\(round)"
      #expect(model.accessibilityLabel == "\(round)")
    }
    let image = UIImage(systemName: "star")
    image?.accessibilityLabel = "Favorite"
    #expect(image?.accessibilityLabel == "Favorite")
  }
}
