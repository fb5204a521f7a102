/// The app.
///
/// What it asks of the system is recorded: tests read it with ``Headless/openedURLs``.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The states of an app.
  public enum State: Int, Sendable {
    /// The app is visible and receives events.
    case active = 0
    /// The app is visible and does not receive events.
    case inactive = 1
    /// The app is not visible.
    case background = 2
  }

  /// The keys of options with which an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an app may open the address, and not a browser.
    public static let universalLinksOnly =
      OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Posted when the app has entered the background; here only tests post it.
  nonisolated public static let didEnterBackgroundNotification =
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app is about to enter the foreground; here only tests post it.
  nonisolated public static let willEnterForegroundNotification =
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted when the app has become active; here only tests post it.
  nonisolated public static let didBecomeActiveNotification =
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted when the app is about to become inactive; here only tests post it.
  nonisolated public static let willResignActiveNotification =
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  /// Posted when memory is low; here only tests post it.
  nonisolated public static let didReceiveMemoryWarningNotification =
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  /// The address of the app's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"

  private static let app = UIApplication()

  /// The app.
  open class var shared: UIApplication { app }

  /// The delegate of the app; nothing calls it here.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Whether the screen stays on; it is only kept.
  open var isIdleTimerDisabled = false

  /// The state of the app: that of the scene in front.
  open var applicationState: UIApplication.State {
    let states = connectedScenes.map(\.activationState)
    if states.isEmpty || states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  /// The scenes of the visible windows.
  open var connectedScenes: Set<UIScene> {
    Set(UIWindow.visibleWindowsOfTest.compactMap(\.windowScene))
  }

  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory { PreferredTextSize.current }

  /// The direction of the user's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.default.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Returns whether an address can be opened: what a test has said, or that it can.
  open func canOpenURL(_ url: URL) -> Bool {
    Headless.appRecord.opens(url)
  }

  /// Opens an address, which is recorded, and tells the handler later whether that has succeeded.
  open func open(
    _ url: URL,
    options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let record = Headless.appRecord
    let isOpened = record.opens(url)
    if isOpened { record.openedURLs.append(url) }
    if let completion { Headless.schedule { completion(isOpened) } }
  }

  override init() {
    super.init()
  }
}

/// The delegate of the app, which is there so that an app's own can be asked for.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}
