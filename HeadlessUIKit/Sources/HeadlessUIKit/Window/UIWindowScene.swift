/// A scene that shows windows; here each window has its own, unless it is made for one.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  lazy var ownScreen = UIScreen()
  /// The window that was made key last.
  weak var key: UIWindow?

  private struct Shown {
    weak var window: UIWindow?
  }

  private var shown: [Shown] = []

  init(_ window: UIWindow) {
    super.init()
    adopt(window)
  }

  /// Adds a window to the scene.
  func adopt(_ window: UIWindow) {
    shown.removeAll { $0.window == nil || $0.window === window }
    shown.append(Shown(window: window))
  }

  /// The screen that shows the scene; here each scene has its own.
  open var screen: UIScreen { ownScreen }

  /// The windows of the scene.
  open var windows: [UIWindow] { shown.compactMap(\.window) }

  /// The window that receives typed text.
  open var keyWindow: UIWindow? { key }
}
