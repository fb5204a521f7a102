import HeadlessUIKit
import Testing

/// The device, the app and the pasteboard, as an app uses them and a test reads them.
@MainActor @Suite struct AppTests {
  private let site = URL(fileURLWithPath: "/site")

  @Test func `code that asks for the device gets the one of the test, in windows too`() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    Headless.withDevice(.pad) {
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UIDevice.current.model == "iPad")
      let view = UIView()
      let window = Headless.show(view, size: CGSize(width: 768, height: 1024))
      #expect(view.traitCollection.userInterfaceIdiom == .pad)
      window.isHidden = true
    }
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  @Test func `a device lasts while its test waits, and others keep theirs`() async {
    let model = await Headless.withDevice(.pad) {
      await Task.yield()
      return UIDevice.current.model
    }
    #expect(model == "iPad")
    #expect(UIDevice.current.model == "iPhone")
  }

  @Test func `the battery is unknown until it is monitored`() {
    let device = UIDevice.current
    #expect(device.batteryState == .unknown)
    #expect(device.batteryLevel == -1)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryState == .unplugged)
    device.isBatteryMonitoringEnabled = false
  }

  @Test func `what the app opens is recorded, and the handler hears of it later`() {
    Headless.withOwnTime {
      var results: [Bool] = []
      UIApplication.shared.open(site) { results.append($0) }
      #expect(results.isEmpty)
      Headless.finishAnimations()
      #expect(results == [true])
      #expect(Headless.openedURLs == [site])
      Headless.withOwnTime { #expect(Headless.openedURLs.isEmpty) }
    }
  }

  @Test func `what cannot be opened is not`() {
    Headless.withOwnTime {
      Headless.openURLs { $0.lastPathComponent != "site" }
      var results: [Bool] = []
      #expect(!UIApplication.shared.canOpenURL(site))
      UIApplication.shared.open(site) { results.append($0) }
      Headless.finishAnimations()
      #expect(results == [false])
      #expect(Headless.openedURLs.isEmpty)
    }
  }

  @Test func `the app finds its window by its scenes`() {
    Headless.withOwnTime {
      let window = Headless.show(UIView(), size: CGSize(width: 320, height: 480))
      Headless.setTime(Headless.ownTime ?? Headless.Time(), of: window)
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      #expect(scenes.flatMap(\.windows).contains { $0 === window && $0.isKeyWindow })
      let second = UIWindow(frame: window.frame)
      second.windowScene = window.windowScene
      #expect(window.isKeyWindow)
      Headless.enterBackground(window)
      #expect(window.windowScene?.activationState == .background)
      window.isHidden = true
      #expect(!window.isKeyWindow)
    }
  }

  @Test func `copying replaces what was copied before`() {
    Headless.withOwnTime {
      let board = UIPasteboard.general
      let count = board.changeCount
      board.string = "one"
      #expect(board.string == "one" && board.hasStrings && !board.hasURLs)
      board.url = site
      #expect(board.url == site && board.string == nil)
      board.strings = ["two", "three"]
      #expect(board.string == "two" && board.numberOfItems == 2)
      board.string = nil
      #expect(board.items.isEmpty && board.changeCount == count + 4)
    }
  }

  @Test func `tests with their own time do not see what others have copied`() {
    Headless.withOwnTime { UIPasteboard.general.string = "secret" }
    Headless.withOwnTime { #expect(UIPasteboard.general.string == nil) }
  }

  @Test func `priorities are compared and counted with`() {
    #expect(UILayoutPriority.fittingSizeLevel + 1 == UILayoutPriority(51))
    #expect(UILayoutPriority.required - 1 < .required)
    #expect(UILayoutPriority.defaultHigh - .defaultLow == 500)
    var priority = UILayoutPriority.defaultLow
    priority += 10
    priority -= 1
    #expect(priority.rawValue == 259)
  }
}
