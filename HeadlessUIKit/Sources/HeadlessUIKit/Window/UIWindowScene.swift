/// A scene that shows windows; here each window has its own.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  lazy var ownScreen = UIScreen()

  /// The screen that shows the scene; here each scene has its own.
  open var screen: UIScreen { ownScreen }
}
