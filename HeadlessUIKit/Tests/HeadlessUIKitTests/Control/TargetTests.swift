#if canImport(ObjectiveC)
import HeadlessUIKit
import Testing

/// Methods that are called by their names, which only Objective-C allows: these tests are for a Mac.
@MainActor
@Suite struct TargetTests {
  private final class Target: NSObject {
    var calls: [String] = []

    @objc func note() { calls.append("called") }
    @objc func called(by sender: NSObject) { calls.append("by \(type(of: sender))") }
    @objc func called(by control: UIControl, for event: UIEvent?) {
      calls.append("for an event of \(type(of: control))")
    }
  }

  private final class Screen: UIViewController {
    var calls = 0

    @objc func confirm() { calls += 1 }
  }

  private let target = Target()
  private let size = CGSize(width: 100, height: 40)

  @Test func `a control calls methods with as many arguments as they take`() {
    let button = UIButton(type: .custom)
    let actions = [
      #selector(Target.note),
      #selector(Target.called(by:)),
      #selector(Target.called(by:for:)),
    ]
    for action in actions { button.addTarget(target, action: action, for: .touchUpInside) }
    let window = Headless.show(button, size: size)
    #expect(Headless.tap(button))
    #expect(target.calls == ["called", "by UIButton", "for an event of UIButton"])
    button.removeTarget(target, action: nil, for: .touchUpInside)
    #expect(Headless.tap(button))
    #expect(target.calls.count == 3)
    #expect(window.subviews == [button])
  }

  @Test func `without a target, the nearest responder with the method is called`() {
    let screen = Screen()
    let button = UIButton(type: .custom)
    button.frame.size = size
    screen.view.addSubview(button)
    button.addTarget(nil, action: #selector(Screen.confirm), for: .touchUpInside)
    let window = Headless.show(screen, size: size)
    #expect(Headless.tap(button))
    #expect(screen.calls == 1)
    #expect(window.rootViewController === screen)
  }

  @Test func `a target is not kept alive`() {
    let button = UIButton(type: .custom)
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      button.addTarget(target, action: #selector(Target.called(by:)), for: .touchUpInside)
    }
    #expect(gone == nil)
    button.sendActions(for: .touchUpInside)
  }

  @Test func `a gesture recognizer calls the method that it was made with`() {
    let view = UIView()
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: target, action: #selector(Target.called(by:)))
    )
    let window = Headless.show(view, size: size)
    #expect(Headless.tap(view))
    #expect(target.calls == ["by UITapGestureRecognizer"])
    #expect(window.subviews == [view])
  }

  @Test func `a button of a bar calls the method of its target`() {
    let item = UIBarButtonItem(
      title: "Done",
      style: .plain,
      target: target,
      action: #selector(Target.called(by:))
    )
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = item
    let window = Headless.show(
      UINavigationController(rootViewController: screen),
      size: CGSize(width: 320, height: 480)
    )
    #expect(Headless.tap(item))
    #expect(target.calls == ["by UIBarButtonItem"])
    #expect(window.rootViewController is UINavigationController)
  }

  @Test func `a display link calls its method for each frame`() {
    Headless.withOwnTime {
      let link = CADisplayLink(target: target, selector: #selector(Target.called(by:)))
      link.add(to: .main, forMode: .common)
      Headless.advance(by: 0.105)
      link.invalidate()
      #expect(target.calls == Array(repeating: "by CADisplayLink", count: 6))
    }
  }
}
#endif
