/// An object that makes a view when it is needed and looks after it.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?

  /// Creates a controller; there are no nib files on this platform, so the names are not used.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller from an archive, of which this platform has none.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a controller that makes its own view.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// What the controller shows, in words.
  open var title: String?

  /// The controller's view, which is made when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      loadedView?.controller = self
    }
  }

  /// The controller's view if it has been made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the controller's view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; override it to make another one, and assign that to the view property.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Makes the view unless it has been made.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else {
      Headless.fail(
        "F-NO-VIEW",
        "-[UIViewController loadView] of \(type(of: self)) did not set its view property"
      )
      loadedView = UIView()
      return
    }
    viewDidLoad()
  }

  /// Tells that the view was made.
  open func viewDidLoad() {}
  /// Tells that the view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells that the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells that the view is about to be hidden.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells that the view is hidden.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Tells that the view is about to place its subviews.
  open func viewWillLayoutSubviews() {}
  /// Tells that the view placed its subviews.
  open func viewDidLayoutSubviews() {}

  /// The least margins of the controller's view, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  /// Whether the view's margins are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { loadedView?.setNeedsLayout() }
  }

  /// Changes the constraints of the controller's view before layout is done; call super.
  open func updateViewConstraints() {
    loadedView?.updateConstraints()
  }

  /// The environment the controller's view is shown in.
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? .default
  }

  open override var next: UIResponder? { loadedView?.superview }

  override var responderWindow: UIWindow? { loadedView?.window }
}
