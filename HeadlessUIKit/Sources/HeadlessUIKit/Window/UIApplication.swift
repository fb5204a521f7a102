/// The app: what it has opened, and its notifications, which only tests post.
@preconcurrency @MainActor open class UIApplication: UIResponder {
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

  private static let only = UIApplication()

  /// The app.
  open class var shared: UIApplication { only }

  override init() {
    super.init()
  }

  /// Whether the screen stays on; here it is only kept.
  open var isIdleTimerDisabled = false

  /// Returns whether an address can be opened, as ``Headless/canOpenURL`` says.
  open func canOpenURL(_ url: URL) -> Bool { Headless.canOpenURL(url) }

  /// Opens an address, which here is written down in ``Headless/openedURLs``.
  open func open(
    _ url: URL,
    options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpened = Headless.canOpenURL(url)
    if isOpened { Headless.openedURLs.append(url) }
    Headless.schedule { completion?(isOpened) }
  }
}
