/// The view at the root of what a screen shows.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The responder that gets what the user types.
  weak var firstResponder: UIResponder?

  /// The view that an assistive technology was last told to turn to.
  weak var toldAccessibilityElement: UIView?

  /// The fingers that touch something in the window.
  let touchDispatcher = TouchDispatcher()

  /// Whether content that is let go in motion, or scrolled with animation, takes time to get there.
  ///
  /// It does not by default: tests are about where content comes to rest. Whoever shows a screen to a person
  /// wants to see it on its way.
  package var rollsOverTime = false

  /// The traits that a test gave the window in place of those of its screen and its size.
  var givenTraits = UITraitCollection()
  var windowSafeAreaInsets = UIEdgeInsets.zero
  /// How much of the window the keyboard covers from below, in points.
  var keyboardHeight: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    updateTraits()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if bounds.size != old.size { updateTraits() }
  }

  open override var window: UIWindow? { self }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      isHidden ? Self.visibleWindows.remove(self) : Self.visibleWindows.add(self)
      if let rootViewController {
        isHidden ? hide(rootViewController) : show(rootViewController)
      }
    }
  }

  /// The scene that shows the window.
  open lazy var windowScene: UIWindowScene? = UIWindowScene()

  /// The controller whose view fills the window.
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

  /// Shows the window and lets it take what the user types.
  open func makeKeyAndVisible() {
    isHidden = false
    layoutIfNeeded()
  }

  /// Brings what a user did to gesture recognizers and views.
  open func sendEvent(_ event: UIEvent) {
    touchDispatcher.dispatch(event)
  }

  private func show(_ controller: UIViewController) {
    guard let view = controller.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearing(true, animated: false)
    insertSubview(view, at: 0)
    controller.confirmAppearing()
    layoutIfNeeded()
    controller.endAppearing()
  }

  private func hide(_ controller: UIViewController) {
    controller.beginAppearing(false, animated: false)
    controller.endAppearing()
  }

  /// The windows that are shown, none of which this keeps alive.
  @preconcurrency @MainActor private static var visibleWindows = WeakWindows()

  /// Does the layout that is pending in the windows that are shown, as a run loop does.
  static func layOutVisibleWindows() {
    for window in visibleWindows.all { window.layoutIfNeeded() }
  }
}

/// Windows in the order they were added, none of which is kept alive.
@preconcurrency @MainActor private struct WeakWindows {
  private struct Entry {
    weak var window: UIWindow?
  }

  private var entries: [Entry] = []

  var all: [UIWindow] { entries.compactMap(\.window) }

  mutating func add(_ window: UIWindow) {
    remove(window)
    entries.append(Entry(window: window))
  }

  mutating func remove(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
  }
}
