/// A scene that shows windows; here each window has one of its own.
@MainActor open class UIWindowScene: UIScene {}
