import HeadlessUIKit
import Testing

/// What screens present: alerts, sheets, popovers, sharing, and custom presentations.
@MainActor @Suite(.serialized) struct PresentationTests {
  private let screen = UIViewController()
  private let window: UIWindow
  private let log = Log()

  final class Log {
    var entries: [String] = []
  }

  init() {
    window = Headless.show(screen, size: CGSize(width: 390, height: 844))
  }

  private func ask(_ style: UIAlertController.Style = .alert) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "For ever", preferredStyle: style)
    for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Keep", .cancel)] {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [log, screen] in
          let isGone = screen.presentedViewController == nil
          log.entries.append("\($0.title ?? "") \(isGone ? "alone" : "covered")")
        }
      )
    }
    screen.present(alert, animated: true)
    return alert
  }

  @Test func `an alert says what it asks, and a choice calls its handler after the alert`() {
    Headless.withOwnTime {
      let alert = ask()
      #expect(Headless.alert(in: window) === alert)
      #expect(alert.actions.map(\.title) == ["Delete", "Keep"])
      #expect(!Headless.choose("Burn", in: window))
      #expect(Headless.choose("Delete", in: window))
      #expect(log.entries == ["Delete alone"])
      #expect(Headless.alert(in: window) == nil)
      Headless.finishAnimations()
    }
  }

  @Test func `a finger on a button chooses, and the handler waits for the animation`() throws {
    try Headless.withOwnTime {
      let alert = ask()
      Headless.finishAnimations()
      let button = try #require(self.button("Delete", in: alert.view))
      Headless.tap(button)
      #expect(log.entries.isEmpty)
      Headless.finishAnimations()
      #expect(log.entries == ["Delete alone"])
      #expect(alert.view.window == nil)
    }
  }

  private func button(_ title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.title(for: .normal) == title { return button }
    for subview in view.subviews {
      if let found = button(title, in: subview) { return found }
    }
    return nil
  }

  @Test func `a disabled action cannot be chosen until it is enabled`() {
    Headless.withOwnTime {
      let alert = ask()
      alert.actions[0].isEnabled = false
      #expect(button("Delete", in: alert.view)?.isEnabled == false)
      #expect(!Headless.choose("Delete", in: window))
      alert.actions[0].isEnabled = true
      #expect(Headless.choose("Delete", in: window))
      Headless.finishAnimations()
    }
  }

  @Test func `a field of an alert is typed into, and its text is there for the handler`() throws {
    try Headless.withOwnTime {
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [log, weak alert] _ in
          log.entries.append(alert?.textFields?.first?.text ?? "")
        }
      )
      screen.present(alert, animated: false)
      let field = try #require(alert.textFields?.first)
      #expect(field.isEditing)
      #expect(Headless.type("Ada", into: field))
      #expect(Headless.choose("OK", in: window))
      #expect(log.entries == ["Ada"])
    }
  }

  @Test func `a field stays edited while what is typed enables an action`() throws {
    try Headless.withOwnTime {
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      let done = UIAlertAction(title: "OK", style: .default)
      done.isEnabled = false
      alert.addAction(done)
      alert.addTextField {
        $0.addAction(UIAction { _ in done.isEnabled = true }, for: .editingChanged)
      }
      screen.present(alert, animated: false)
      let field = try #require(alert.textFields?.first)
      #expect(Headless.type("Ada", into: field))
      #expect(field.text == "Ada" && field.isEditing)
      #expect(Headless.choose("OK", in: window))
    }
  }

  @Test func `a tap beside cancels an action sheet; an alert stays`() {
    Headless.withOwnTime {
      _ = ask()
      Headless.finishAnimations()
      Headless.tap(at: CGPoint(x: 5, y: 60), in: window)
      #expect(!Headless.dismissPresented(in: window))
      Headless.finishAnimations()
      #expect(Headless.alert(in: window) != nil)
      #expect(Headless.choose("Keep", in: window))
      log.entries = []
      _ = ask(.actionSheet)
      Headless.finishAnimations()
      Headless.tap(at: CGPoint(x: 195, y: 60), in: window)
      Headless.finishAnimations()
      #expect(log.entries == ["Keep alone"])
    }
  }

  @Test func `an alert lies in the middle, a sheet at the bottom, and both grow with their text`()
    throws
  {
    let short = UIAlertController(title: "Short", message: "a", preferredStyle: .alert)
    short.addAction(UIAlertAction(title: "OK", style: .default))
    screen.present(short, animated: false)
    let box = try #require(short.view.subviews.first)
    window.layoutIfNeeded()
    let height = box.frame.height
    #expect(box.frame.midX == 195 && abs(box.frame.midY - 422) < 1)
    short.message = String(repeating: "A long message. ", count: 20)
    window.layoutIfNeeded()
    #expect(box.frame.height > height)
    #expect(Headless.choose("OK", in: window))
  }

  @Test func `what UIKit refuses of alerts is refused`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    func failures(_ body: () -> Void) -> [String] {
      Headless.recordingFailures(body).map(\.id)
    }
    #expect(failures { alert.addTextField() } == ["F-FIELD-IN-SHEET"])
    #expect(failures { screen.present(alert, animated: false) } == ["F-EMPTY-ALERT"])
    screen.dismiss(animated: false)
    alert.addAction(UIAlertAction(title: "a", style: .cancel))
    #expect(
      failures { alert.addAction(UIAlertAction(title: "b", style: .cancel)) } == ["F-TWO-CANCELS"]
    )
    let foreign = UIAlertAction(title: "c", style: .default)
    #expect(failures { alert.preferredAction = foreign } == ["F-PREFERRED-ACTION"])
  }

  @Test func `a sheet of actions on a tablet needs to know where it comes from`() {
    Headless.withDevice(.pad) {
      let pad = UIViewController()
      let window = Headless.show(pad, size: CGSize(width: 768, height: 1024))
      @MainActor func present(_ source: UIView?) -> [String] {
        let sheet = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
        sheet.popoverPresentationController?.sourceView = source
        let failures = Headless.recordingFailures { pad.present(sheet, animated: false) }
        pad.dismiss(animated: false)
        return failures.map(\.id)
      }
      #expect(present(nil) == ["F-SHEET-SOURCE"])
      #expect(present(pad.view) == [])
      window.isHidden = true
    }
  }

  @Test func `the kind of presentation goes by the style`() {
    let controller = UIViewController()
    #expect(controller.sheetPresentationController != nil)
    #expect(controller.popoverPresentationController == nil)
    controller.sheetPresentationController?.detents = [.medium(), .large()]
    #expect(controller.sheetPresentationController?.detents.map(\.identifier) == [.medium, .large])
    controller.modalPresentationStyle = .popover
    #expect(controller.popoverPresentationController != nil)
    #expect(controller.sheetPresentationController == nil)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.popoverPresentationController == nil)
    let navigation = UINavigationController(rootViewController: UIViewController())
    screen.present(navigation, animated: false)
    let top = navigation.topViewController
    #expect(top?.sheetPresentationController === navigation.sheetPresentationController)
    screen.dismiss(animated: false)
  }

  final class Dismissals: NSObject, UIAdaptivePresentationControllerDelegate {
    var isAllowed = true
    var entries: [String] = []
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      isAllowed
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      entries.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      entries.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      entries.append("attempt")
    }
  }

  @Test func `the user pulls a sheet down if it may go, and the app hears of it`() {
    let (sheet, delegate) = (UIViewController(), Dismissals())
    sheet.presentationController?.delegate = delegate
    screen.present(sheet, animated: false)
    sheet.isModalInPresentation = true
    #expect(!Headless.dismissPresented(in: window))
    sheet.isModalInPresentation = false
    delegate.isAllowed = false
    #expect(!Headless.dismissPresented(in: window))
    delegate.isAllowed = true
    #expect(Headless.dismissPresented(in: window))
    #expect(delegate.entries == ["attempt", "attempt", "will", "did"])
    #expect(screen.presentedViewController == nil)
    #expect(!Headless.dismissPresented(in: window))
    screen.present(UIViewController(), animated: false)
    screen.dismiss(animated: false)
    #expect(delegate.entries.count == 4)
  }

  @Test func `what is shared can be read, and sharing ends as the test says`() throws {
    let share = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    share.completionWithItemsHandler = { [log] kind, isDone, _, _ in
      log.entries.append("\(kind?.rawValue ?? "none") \(isDone)")
    }
    screen.present(share, animated: false)
    let shown = try #require(Headless.frontmostController(in: window) as? UIActivityViewController)
    #expect(Headless.sharedItems(of: shown).first as? String == "text")
    Headless.finishSharing(shown, with: .mail, completed: true)
    #expect(log.entries == ["com.apple.UIKit.activity.Mail true"])
    #expect(screen.presentedViewController == nil)
  }

  final class Drawer: UIPresentationController {
    let log: Log
    init(_ presented: UIViewController, _ log: Log) {
      self.log = log
      super.init(presentedViewController: presented, presenting: nil)
    }
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
    }
    override func presentationTransitionWillBegin() {
      log.entries.append("will begin")
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { [log] _ in log.entries.append("alongside") },
        completion: { [log] _ in log.entries.append("completed") }
      )
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.entries.append("did end") }
    override func dismissalTransitionWillBegin() { log.entries.append("will go") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.entries.append("is gone") }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? { Drawer(presented, log) }
  }

  @Test func `a custom presentation places its view, also after a rotation, and hears of all`() {
    Headless.withOwnTime {
      let (drawer, transitions) = (UIViewController(), Transitions(log))
      drawer.modalPresentationStyle = .custom
      drawer.transitioningDelegate = transitions
      screen.present(drawer, animated: true)
      Headless.finishAnimations()
      #expect(log.entries == ["will begin", "alongside", "did end", "completed"])
      #expect(drawer.view.frame == CGRect(x: 0, y: 0, width: 195, height: 844))
      Headless.resize(window, to: CGSize(width: 844, height: 390))
      #expect(drawer.view.frame == CGRect(x: 0, y: 0, width: 422, height: 390))
      log.entries = []
      drawer.dismiss(animated: true)
      Headless.finishAnimations()
      #expect(log.entries == ["will go", "is gone"])
      #expect(drawer.view.window == nil)
      #expect(window.subviews.count == 1)
    }
  }

  private final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection = UITraitCollection()
    let maximumDetentValue: CGFloat = 600
  }

  @Test func `a height of a sheet is found by the app's own function`() {
    let small = UISheetPresentationController.Detent.custom(identifier: .init("small")) { context in
      context.maximumDetentValue * 0.4
    }
    #expect(small.identifier.rawValue == "small")
    #expect(small.resolvedValue(in: Context()) == 240)
    let unnamed = UISheetPresentationController.Detent.custom { _ in nil }
    #expect(unnamed.resolvedValue(in: Context()) == nil)
    #expect(UISheetPresentationController.Detent.medium().resolvedValue(in: Context()) == 300)
  }

  private final class Pointing: UIViewController, UIPopoverPresentationControllerDelegate {
    var isDismissed = false
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      isDismissed = true
    }
  }

  @Test func `the delegate of a popover is that of its presentation`() {
    let (host, popover) = (UIViewController(), Pointing())
    let window = Headless.show(host, size: CGSize(width: 768, height: 1024))
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = host.view
    popover.popoverPresentationController?.delegate = popover
    host.present(popover, animated: false)
    #expect(Headless.dismissPresented(in: window))
    Headless.finishAnimations()
    #expect(popover.isDismissed)
    window.isHidden = true
  }
}
