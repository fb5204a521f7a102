/// A scene that shows windows; here each window has its own.
@preconcurrency @MainActor open class UIWindowScene: UIScene {}
