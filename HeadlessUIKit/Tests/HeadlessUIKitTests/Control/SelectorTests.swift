import HeadlessUIKit
import Testing

/// Targets and methods, which are named by selectors.
@MainActor @Suite(.serialized) struct SelectorTests {
  private final class Receiver: NSObject {
    var log: [String] = []
    func plain() { log.append("plain") }
    func sent(_ sender: UIButton) { log.append("sent \(sender.tag)") }
    func happened(_ sender: UIButton, _ event: UIEvent?) { log.append("event \(event == nil)") }
    func heard(_ notification: NSNotification) { log.append(notification.name.rawValue) }
    func pressed(_ recognizer: UITapGestureRecognizer) { log.append("tap") }
  }

  #if !canImport(ObjectiveC)
  private let receiver = Receiver()
  private let button = UIButton(type: .system)

  @Test func `a control calls the methods of its targets until they are removed`() {
    button.tag = 3
    let plain = Headless.selector("plain", Receiver.plain)
    button.addTarget(receiver, action: plain, for: .touchUpInside)
    button.addTarget(
      receiver,
      action: Headless.selector("sent(_:)", Receiver.sent(_:)),
      for: .touchUpInside
    )
    button.addTarget(
      receiver,
      action: Headless.selector("happened(_:_:)", Receiver.happened(_:_:)),
      for: .touchDown
    )
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(receiver.log == ["plain", "sent 3", "event true"])
    button.removeTarget(receiver, action: plain, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(receiver.log.count == 4)
  }

  @Test func `a notification calls a method until the observer is removed or gone`() {
    let name = NSNotification.Name("SelectorTests")
    let selector = Headless.selector("heard(_:)", Receiver.heard(_:))
    NotificationCenter.default.addObserver(receiver, selector: selector, name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(receiver.log == ["SelectorTests"])
    NotificationCenter.default.removeObserver(receiver, name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(receiver.log == ["SelectorTests"])
  }

  @Test func `a tap calls the method of a recognizer's target`() throws {
    let view = UIView()
    let tap = UITapGestureRecognizer(
      target: receiver,
      action: Headless.selector("pressed(_:)", Receiver.pressed(_:))
    )
    view.addGestureRecognizer(tap)
    let window = Headless.show(view, size: CGSize(width: 100, height: 100))
    Headless.tap(at: CGPoint(x: 50, y: 50), in: window)
    #expect(receiver.log == ["tap"])
  }

  @Test func `a sender of the wrong kind is refused with the name of the method`() {
    let control = UIControl()
    control.addTarget(
      receiver,
      action: Headless.selector("sent(_:)", Receiver.sent(_:)),
      for: .valueChanged
    )
    let failures = Headless.recordingFailures { control.sendActions(for: .valueChanged) }
    #expect(failures.map(\.id) == ["O-SENDER"])
  }
  #endif
}
