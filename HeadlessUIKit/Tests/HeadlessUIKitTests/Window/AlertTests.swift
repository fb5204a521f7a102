import HeadlessUIKit
import Testing

/// Alerts, which a test reads, types into and answers.
@MainActor @Suite(.serialized) struct AlertTests {
  private let screen = UIViewController()
  private let window: UIWindow

  init() { window = Headless.show(screen, size: CGSize(width: 390, height: 844)) }

  private final class Log {
    var entries: [String] = []
  }

  @Test func `a presented alert is found, and its choice calls back after it has gone`() throws {
    let log = Log()
    let alert = UIAlertController(title: "Delete?", message: "For ever.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [screen] action in
        log.entries.append("\(action.title ?? "") \(screen.presentedViewController == nil)")
      }
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    screen.present(alert, animated: true)
    let found = try #require(Headless.alert(in: window))
    #expect(found === alert)
    #expect(found.message == "For ever.")
    #expect(found.actions.map { $0.title } == ["Delete", "Cancel"])
    #expect(!Headless.choose("Other", in: found))
    #expect(Headless.choose("Delete", in: found))
    #expect(log.entries == ["Delete true"])
    #expect(Headless.alert(in: window) == nil)
  }

  @Test func `a choice that is disabled cannot be made`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let action = UIAlertAction(title: "Send", style: .default)
    action.isEnabled = false
    alert.addAction(action)
    screen.present(alert, animated: false)
    #expect(!Headless.choose("Send", in: alert))
    #expect(Headless.alert(in: window) === alert)
  }

  @Test func `text is typed into the fields of an alert, and those of a sheet are refused`() {
    let log = Log()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Name"
      field.addAction(UIAction { _ in log.entries.append("changed") }, for: .editingChanged)
    }
    #expect(Headless.type("Ada", intoField: 0, of: alert))
    #expect(!Headless.type("Ada", intoField: 1, of: alert))
    #expect(alert.textFields?.first?.text == "Ada")
    #expect(log.entries == ["changed"])
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    let failures = Headless.recordingFailures { sheet.addTextField() }
    #expect(failures.map(\.id) == ["F-ALERT-FIELD"])
  }
}

/// What the app and the device say, which a test sets and reads.
@MainActor @Suite(.serialized) struct AppTests {
  @Test func `opened addresses are written down, unless they cannot be opened`() throws {
    let (good, bad) = (try #require(URL(string: "https://a.b")), try #require(URL(string: "x:y")))
    Headless.canOpenURL = { $0 != bad }
    defer {
      Headless.canOpenURL = { _ in true }
      Headless.openedURLs = []
    }
    var answers: [Bool] = []
    UIApplication.shared.open(good) { answers.append($0) }
    UIApplication.shared.open(bad) { answers.append($0) }
    Headless.advance(by: 0)
    #expect(Headless.openedURLs == [good])
    #expect(answers == [true, false])
    #expect(!UIApplication.shared.canOpenURL(bad))
  }

  @Test func `a test says on which device the code runs`() {
    Headless.device.userInterfaceIdiom = .pad
    defer { Headless.device = Headless.Device() }
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    #expect(UIDevice.current.systemName == "iOS")
  }

  @Test func `what was copied can be read, by its kind`() {
    UIPasteboard.general.string = "copied"
    defer { UIPasteboard.general.string = nil }
    #expect(UIPasteboard.general.strings == ["copied"])
    #expect(UIPasteboard.general.hasStrings)
    #expect(UIPasteboard.general.url == nil)
    UIPasteboard.general.string = nil
    #expect(!UIPasteboard.general.hasStrings)
  }
}
