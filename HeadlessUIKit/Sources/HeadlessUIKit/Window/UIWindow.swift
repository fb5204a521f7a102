/// The root view on a screen.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The responder that receives typed text.
  weak var firstResponder: UIResponder?

  /// The view that an assistive technology was last told to focus.
  weak var toldAccessibilityElement: UIView?

  /// What has the focus.
  var focus = WindowFocus()

  /// The dispatcher of the window's touches.
  let touchDispatcher = TouchDispatcher()

  /// The traits that a test has set in place of those of the screen and the size.
  var givenTraits = UITraitCollection()
  var windowSafeAreaInsets = UIEdgeInsets.zero
  /// The idiom of the device on which the window was made.
  let idiom = Headless.device.idiom
  /// The height of the keyboard over the window, in points.
  var keyboardHeight: CGFloat = 0
  /// The clock of what happens in the window; `nil` if it is that of the code that runs.
  var clock: Clock?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    unsafe storedWindow = self
    isHidden = true
    updateTraits()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    unsafe storedWindow = self
    isHidden = true
  }

  deinit {
    MainQueue.run {
      Self.visibleWindows.remove(self)
      PreferredTextSize.forget(ObjectIdentifier(self))
    }
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.size != old.size { updateTraits() }
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      isHidden ? Self.visibleWindows.remove(self) : Self.visibleWindows.add(self)
      if let rootViewController {
        isHidden ? hide(rootViewController) : show(rootViewController)
      }
    }
  }

  /// The scene of the window.
  open lazy var windowScene: UIWindowScene? = UIWindowScene(self)

  /// Creates a window with the size of the scene's screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    windowScene.adopt(self)
  }

  /// Creates a window with the size of the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Whether the window receives typed text: the one that was made key last.
  open var isKeyWindow: Bool { !isHidden && windowScene?.keyWindow === self }

  /// Makes the window receive typed text.
  open func makeKey() {
    windowScene?.key = self
  }

  /// The screen of the window, which is that of its scene.
  open var screen: UIScreen {
    get { windowScene?.screen ?? .main }
    set { windowScene?.ownScreen = newValue }
  }

  /// The view controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue {
        if !isHidden { hide(oldValue) }
        oldValue.viewIfLoaded?.removeFromSuperview()
      }
      if let rootViewController, !isHidden { show(rootViewController) }
    }
  }

  /// Shows the window and makes it receive typed text.
  open func makeKeyAndVisible() {
    PreferredTextSize.adopt(self)
    makeKey()
    isHidden = false
    layoutIfNeeded()
  }

  /// Delivers an event to gesture recognizers and views.
  open func sendEvent(_ event: UIEvent) {
    touchDispatcher.dispatch(event)
  }

  private func show(_ controller: UIViewController) {
    guard let view = controller.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearing(true, animated: false)
    insertSubview(view, at: 0)
    pinIfNeeded(view)
    controller.confirmAppearing()
    layoutIfNeeded()
    controller.endAppearing()
  }

  /// Constrains the root view to the window's edges if its own constraints place it.
  private func pinIfNeeded(_ view: UIView) {
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leftAnchor.constraint(equalTo: leftAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.rightAnchor.constraint(equalTo: rightAnchor),
    ])
  }

  private func hide(_ controller: UIViewController) {
    controller.beginAppearing(false, animated: false)
    controller.endAppearing()
  }

  /// The visible windows, without keeping them alive.
  @preconcurrency @MainActor private static var visibleWindows = VisibleWindows()

  /// The visible windows of the test that runs, and of none.
  static var visibleWindowsOfTest: [UIWindow] { visibleWindows.all.filter(Headless.isOwn) }

  /// Lays out the visible windows where that is pending, as a run loop does.
  ///
  /// Windows of other clocks belong to other tests.
  static func layOutVisibleWindows(of clock: Clock) {
    for window in visibleWindows.all where window.clock == nil || window.clock === clock {
      window.layoutIfNeeded()
    }
  }
}

/// Windows in the order in which they were added, without keeping them alive.
@preconcurrency @MainActor private struct VisibleWindows {
  private struct Entry {
    // Safe: a window is removed when it is hidden or its deinit begins. A weak reference would slow down every retain
    // and release of the window.
    unowned(unsafe) let window: UIWindow
    let id: ObjectIdentifier
  }

  private var entries: [Entry] = []

  var all: [UIWindow] { entries.map { unsafe $0.window } }

  mutating func add(_ window: UIWindow) {
    remove(window)
    entries.append(Entry(window: window, id: ObjectIdentifier(window)))
  }

  mutating func remove(_ window: UIWindow) {
    let id = ObjectIdentifier(window)
    entries.removeAll { $0.id == id }
  }
}
