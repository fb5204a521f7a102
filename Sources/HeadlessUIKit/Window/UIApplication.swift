/// The app as a whole, of which there are only the names of what it posts.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Posted when the app went to the background; here nothing posts it but a test.
  nonisolated public static let didEnterBackgroundNotification =
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app is about to come to the foreground; here nothing posts it but a test.
  nonisolated public static let willEnterForegroundNotification =
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted when the app has become active; here nothing posts it but a test.
  nonisolated public static let didBecomeActiveNotification =
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted when the app is about to be active no longer; here nothing posts it but a test.
  nonisolated public static let willResignActiveNotification =
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  /// Posted when memory runs low; here nothing posts it but a test.
  nonisolated public static let didReceiveMemoryWarningNotification =
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")

  override init() {
    super.init()
  }
}
