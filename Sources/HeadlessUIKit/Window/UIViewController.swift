/// An object that makes a view when it is needed and looks after it.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var editing = false
  private lazy var bars = ViewControllerBars()
  var family = ViewControllerFamily()
  var appearance = ViewControllerAppearance.disappeared
  var traitSettings = TraitSettings()
  /// Whether the controller was told that it is appearing, since it began to.
  var isAppearanceConfirmed = false
  /// Whether the appearance goes by what happens to the view, and not by a container.
  var followsWindow = false
  /// Whether the controller is being presented or dismissed.
  var isComingOrGoing = false

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

  /// What the controller shows, in words; bars show it too.
  open var title: String? {
    didSet {
      bars.navigation.title = title
      bars.tab.title = title
    }
  }

  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem { bars.navigation }

  /// What a tab bar shows for the controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { bars.tab }
    set { bars.tab = newValue ?? UITabBarItem() }
  }

  /// The controller this one is in.
  open var parent: UIViewController? { family.parent }
  /// The controllers inside this one.
  open var children: [UIViewController] { family.children }
  /// The navigation controller this one is in.
  open var navigationController: UINavigationController? {
    ancestor(of: UINavigationController.self)
  }
  /// The tab bar controller this one is in.
  open var tabBarController: UITabBarController? { ancestor(of: UITabBarController.self) }

  /// The split view controller this one is in.
  open var splitViewController: UISplitViewController? {
    ancestor(of: UISplitViewController.self)
  }

  /// Takes a controller in; its view is to be added, and then `didMove(toParent:)` is to be called.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Takes the controller out of the one it is in, after its view was removed.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called when the controller is about to go into another one, or out.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller went into another one, or out.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether the controllers inside hear of appearing with this one.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies a contained controller that it starts to appear or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearing(isAppearing, animated: animated)
  }

  /// Notifies a contained controller that it has appeared or disappeared.
  open func endAppearanceTransition() {
    confirmAppearing()
    endAppearing()
  }

  /// Shows a controller over this one.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(over: viewControllerToPresent, animated: flag, completion)
  }

  /// Takes away the controller that is shown over this one, or this one if there is none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    hidePresented(animated: flag, completion)
  }

  /// The controller that is shown over this one or over one it is in.
  open var presentedViewController: UIViewController? {
    family.presented ?? parent?.presentedViewController
  }

  /// The controller over which this one, or one it is in, is shown.
  open var presentingViewController: UIViewController? {
    family.presenting ?? parent?.presentingViewController
  }

  /// How the controller is shown over another one.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// Whether a user cannot take the controller away with a swipe.
  open var isModalInPresentation = false
  /// Whether the controller is being shown over another one.
  open var isBeingPresented: Bool { isComingOrGoing && isOnScreen }
  /// Whether the controller is being taken away.
  open var isBeingDismissed: Bool { isComingOrGoing && !isOnScreen }

  /// Shows a controller the way the controllers around do.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.show(vc, sender: sender)
  }

  /// Shows a controller with the details of something the way the controllers around do.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.showDetailViewController(vc, sender: sender)
  }

  /// Whether what the controller shows can be edited; setting it is not animated.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Lets what the controller shows be edited, or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    if let button = bars.edit { showEditing(on: button) }
  }

  private func showEditing(on button: UIBarButtonItem) {
    button.title = isEditing ? "Done" : "Edit"
    button.style = isEditing ? .done : .plain
  }

  /// A button that starts and ends editing.
  open var editButtonItem: UIBarButtonItem {
    if let button = bars.edit { return button }
    let button = UIBarButtonItem(
      title: "Edit",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      }
    )
    bars.edit = button
    showEditing(on: button)
    return button
  }

  /// What is kept free beside what the system keeps free, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { additionalInsetsDidChange() } }
  }

  /// What the bars of a container cover, in points.
  var containerInsets: UIEdgeInsets = .zero {
    didSet { if containerInsets != oldValue { additionalInsetsDidChange() } }
  }

  /// Called when the distances the system keeps free changed.
  open func viewSafeAreaInsetsDidChange() {}

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

  /// Called when the view was made.
  open func viewDidLoad() {}
  /// Called when the view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its place, with its traits and its size, and is about to be laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to be hidden.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is hidden.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called when the view is about to place its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called when the view placed its subviews.
  open func viewDidLayoutSubviews() {}

  /// From which width on, in points, a phone that stands has wider margins.
  private static let wideScreen: CGFloat = 414

  /// The least margins of the controller's view, in points: wider where there is much room.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let isWide = viewIfLoaded.map { $0.bounds.width >= Self.wideScreen } ?? false
    let margin: CGFloat = isWide || traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
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

  /// Called when the environment of the controller's view changed; the parameter is what it was.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open override var next: UIResponder? { loadedView?.superview }

  override var responderWindow: UIWindow? { loadedView?.window }
}
