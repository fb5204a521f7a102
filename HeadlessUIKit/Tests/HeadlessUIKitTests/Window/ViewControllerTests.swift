import HeadlessUIKit
import Testing

@MainActor
@Suite struct ViewControllerTests {
  final class Controller: UIViewController {
    var events: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      events.append("load")
    }
    override func viewWillAppear(_ animated: Bool) { events.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { events.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { events.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { events.append("did disappear") }
    override func viewWillLayoutSubviews() { events.append("will layout") }
    override func viewDidLayoutSubviews() { events.append("did layout") }
  }

  @Test func `a controller's view fills its window and the controller is told`() {
    let controller = Controller()
    #expect(!controller.isViewLoaded)
    let window = Headless.show(controller, size: CGSize(width: 300, height: 500))
    #expect(
      controller.events == ["load", "will appear", "will layout", "did layout", "did appear"]
    )
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
    controller.events = []
    Headless.resize(window, to: CGSize(width: 500, height: 300))
    #expect(controller.view.frame.size == CGSize(width: 500, height: 300))
    #expect(controller.events == ["will layout", "did layout"])
    controller.events = []
    window.isHidden = true
    #expect(controller.events == ["will disappear", "did disappear"])
  }

  @Test func `a controller stands between its view and the superview`() {
    let controller = Controller()
    let window = Headless.show(controller, size: CGSize(width: 10, height: 10))
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
  }

  @Test func `another root takes the place of the first`() {
    let first = Controller()
    let window = Headless.show(first, size: CGSize(width: 10, height: 10))
    first.events = []
    let second = Controller()
    window.rootViewController = second
    #expect(first.events == ["will disappear", "did disappear"])
    #expect(first.viewIfLoaded?.superview == nil)
    #expect(window.subviews == [second.view])
  }

  @Test func `a controller that makes no view is told so`() {
    final class Empty: UIViewController {
      override func loadView() {}
    }
    let failures = Headless.recordingFailures {
      _ = Empty().view
    }
    #expect(failures.map(\.id) == ["F-NO-VIEW"])
  }
}
