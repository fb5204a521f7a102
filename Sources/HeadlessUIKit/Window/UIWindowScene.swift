/// A scene that shows windows; here each window has one of its own.
@preconcurrency @MainActor open class UIWindowScene: UIScene {}
