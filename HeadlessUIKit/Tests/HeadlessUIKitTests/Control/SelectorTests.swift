#if !canImport(ObjectiveC)
import HeadlessUIKit
import Testing

/// Targets and selectors where there is no Objective-C, as the mirror of an app's sources has them.
@MainActor @Suite(.serialized) struct SelectorTests {
  private final class Target: NSObject {
    var calls: [String] = []
    func note() { calls.append("called") }
    func called(by sender: NSObject) { calls.append("by \(type(of: sender))") }
    func heard(_ notification: Notification) { calls.append(notification.name.rawValue) }

    static let note = Headless.selector("note") { (target: Target) in target.note() }
    static let calledBy = Headless.selector("calledBy:") { (target: Target, sender: NSObject) in
      target.called(by: sender)
    }
    static let heard = Headless.selector("heard:") { (target: Target, sender: Notification) in
      target.heard(sender)
    }
  }

  private final class Screen: UIViewController {
    var calls = 0
    var isAllowed = true
    func confirm() { calls += 1 }
    static let confirm = Headless.selector("confirm") { (target: Screen) in target.confirm() }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      super.canPerformAction(action, withSender: sender) && isAllowed
    }
  }

  private final class KeyScreen: UIViewController {
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "s", modifierFlags: .command, action: Self.save)]
    }
    var saves = 0
    func save() { saves += 1 }
    static let save = Headless.selector("save") { (target: KeyScreen) in target.save() }
  }

  @Test func `a key command is performed by the first responder that has its method`() {
    let screen = KeyScreen()
    let window = Headless.show(screen, size: CGSize(width: 320, height: 480))
    #expect(Headless.press("s", holding: .command, in: window))
    #expect(!Headless.press("s", in: window))
    #expect(screen.saves == 1)
    #expect(screen.keyCommands?.first?.action == KeyScreen.save)
    window.isHidden = true
  }

  @Test func `a custom action calls a method of its target, while there is one`() {
    var target: Target? = Target()
    let action = UIAccessibilityCustomAction(name: "Note", target: target, selector: Target.note)
    #expect(action.actionHandler?(action) == true)
    #expect(target?.calls == ["called"])
    target = nil
    #expect(action.actionHandler?(action) == false)
  }

  private let target = Target()
  private let size = CGSize(width: 100, height: 40)

  @Test func `a control calls the methods of its target until they are removed`() {
    let button = UIButton(type: .custom)
    button.addTarget(target, action: Target.note, for: .touchUpInside)
    button.addTarget(target, action: Target.calledBy, for: .touchUpInside)
    let window = Headless.show(button, size: size)
    #expect(Headless.tap(button))
    #expect(target.calls == ["called", "by UIButton"])
    button.removeTarget(target, action: Selector("note"), for: .touchUpInside)
    #expect(Headless.tap(button))
    #expect(target.calls.last == "by UIButton" && target.calls.count == 3)
    window.isHidden = true
  }

  @Test func `without a target, the nearest responder that performs the action is called`() {
    let (outer, inner) = (Screen(), Screen())
    let button = UIButton(type: .custom)
    button.frame.size = size
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.addSubview(button)
    button.addTarget(nil, action: Screen.confirm, for: .touchUpInside)
    let window = Headless.show(outer, size: size)
    button.sendActions(for: .touchUpInside)
    #expect((inner.calls, outer.calls) == (1, 0))
    inner.isAllowed = false
    button.sendActions(for: .touchUpInside)
    #expect((inner.calls, outer.calls) == (1, 1))
    window.isHidden = true
  }

  @Test func `a target is not kept alive`() {
    let button = UIButton(type: .custom)
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      button.addTarget(target, action: Target.note, for: .touchUpInside)
    }
    #expect(gone == nil)
    button.sendActions(for: .touchUpInside)
  }

  @Test func `a gesture, a bar button and a display link call their methods`() {
    Headless.withOwnTime {
      let view = UIView()
      let recognizer = UITapGestureRecognizer(target: target, action: Target.calledBy)
      view.addGestureRecognizer(recognizer)
      let window = Headless.show(view, size: size)
      #expect(Headless.tap(view))
      recognizer.removeTarget(target, action: nil)
      #expect(Headless.tap(view))
      #expect(target.calls == ["by UITapGestureRecognizer"])
      let item = UIBarButtonItem(
        title: "Do",
        style: .plain,
        target: target,
        action: Target.note
      )
      let screen = UIViewController()
      screen.navigationItem.rightBarButtonItem = item
      let shown = Headless.show(
        UINavigationController(rootViewController: screen),
        size: CGSize(width: 320, height: 480)
      )
      #expect(shown.tapButton("Do"))
      #expect(target.calls.last == "called")
      let link = CADisplayLink(target: target, selector: Target.calledBy)
      link.add(to: .main, forMode: .common)
      Headless.advance(by: 1.0 / 60)
      link.invalidate()
      #expect(target.calls.last == "by CADisplayLink")
      window.isHidden = true
    }
  }

  @Test func `an observer hears of what is posted until it is removed, and is not kept alive`() {
    let (center, name) = (NotificationCenter.default, NSNotification.Name("news"))
    let other = NSObject()
    center.addObserver(target, selector: Target.heard, name: name, object: other)
    center.post(name: name, object: other)
    center.post(name: name, object: nil)
    #expect(target.calls == ["news"])
    center.removeObserver(target)
    center.post(name: name, object: other)
    #expect(target.calls == ["news"])
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      center.addObserver(target, selector: Target.heard, name: name, object: nil)
    }
    #expect(gone == nil)
    center.post(name: name, object: nil)
  }

  @Test func `a selector that is only a name calls nothing and says so`() {
    let button = UIButton(type: .custom)
    button.addTarget(target, action: Selector("note"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.calls.isEmpty)
    #expect(Selector("note") == Target.note)
  }
}

extension UIView {
  /// Taps the first button with a title inside this view.
  fileprivate func tapButton(_ title: String) -> Bool {
    if let button = self as? UIButton, button.title(for: .normal) == title {
      return Headless.tap(button)
    }
    return subviews.contains { $0.tapButton(title) }
  }
}
#endif
