/// The app, of which only the notifications exist here.
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

  /// The text size that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory { PreferredTextSize.current }

  override init() {
    super.init()
  }
}
