/// An object that makes and manages a view.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIFocusEnvironment,
  UIContentContainer
{
  private var loadedView: UIView?
  private var editing = false
  private lazy var bars = ViewControllerBars()
  var family = ViewControllerFamily()
  var appearance = ViewControllerAppearance.disappeared
  var traitSettings = TraitSettings()
  var unavailable = UnavailableContent()
  /// Whether the controller has been notified that it is appearing.
  var isAppearanceConfirmed = false
  /// Whether the controller appears and disappears with its view, and not with a container.
  var followsWindow = false
  /// Whether the controller is being presented or dismissed.
  var isComingOrGoing = false

  /// Creates a controller; nib files do not exist on this platform, so the names are not used.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller from an archive; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a controller that makes its own view.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The title of the controller, which bars show.
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

  /// The parent view controller.
  open var parent: UIViewController? { family.parent }
  /// The child view controllers.
  open var children: [UIViewController] { family.children }
  /// The navigation controller that contains this controller.
  open var navigationController: UINavigationController? {
    ancestor(of: UINavigationController.self)
  }
  /// The tab bar controller that contains this controller.
  open var tabBarController: UITabBarController? { ancestor(of: UITabBarController.self) }

  /// The split view controller that contains this controller.
  open var splitViewController: UISplitViewController? {
    ancestor(of: UISplitViewController.self)
  }

  /// Adds a child view controller; add its view next, and then call `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Removes the controller from its parent, after its view was removed.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called when the controller is about to be added to a parent, or removed.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller was added to a parent, or removed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether child view controllers are notified of appearing and disappearing.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies a child view controller that it begins to appear or to disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearing(isAppearing, animated: animated)
  }

  /// Notifies a child view controller that it has appeared or disappeared.
  open func endAppearanceTransition() {
    confirmAppearing()
    endAppearing()
  }

  /// Presents a view controller.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(over: viewControllerToPresent, animated: flag, completion)
  }

  /// Dismisses the presented view controller, or this one if there is none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    hidePresented(animated: flag, completion)
  }

  /// The view controller that this one or an ancestor presents.
  open var presentedViewController: UIViewController? {
    family.presented ?? parent?.presentedViewController
  }

  /// The view controller that presents this one or an ancestor.
  open var presentingViewController: UIViewController? {
    family.presenting ?? parent?.presentingViewController
  }

  /// How the controller is presented.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// The animation with which the controller is presented; it is only kept.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// How the controller comes and goes; it is only kept, see ``Headless/zoomSourceView(of:from:)``.
  @available(iOS 18, macOS 10.15, *)
  open var preferredTransition: UIViewController.Transition? {
    get { looks.transition }
    set { looks.transition = newValue }
  }

  private var looks = ViewControllerLooks()

  /// Whether controllers may be presented over this one in its place; it is only kept.
  open var definesPresentationContext = false
  /// The object that provides what a custom presentation needs.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The object that manages the presentation of the controller or of an ancestor.
  open var presentationController: UIPresentationController? {
    outermost.family.presenting == nil ? ownPresentation : outermost.ownPresentation
  }

  /// The presentation in a popover; nil if the controller is presented in another way.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The presentation as a sheet; nil if the controller is presented in another way.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// Called within the module before the controller is presented.
  func willBePresented(by presenter: UIViewController) {}

  /// The coordinator of the transition in which the controller takes part, with an animation.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    family.coordinator ?? parent?.transitionCoordinator
  }

  /// The size that the controller prefers in a popover or in a container, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      guard family.presenting != nil else { return }
      family.presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Called when a child view controller prefers another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of a child view controller, given that of this one; by default the same.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Whether a tab bar is hidden while the controller is on top of a navigation controller inside.
  open var hidesBottomBarWhenPushed = false
  /// The items of the toolbar while the controller is on top of a navigation controller.
  open var toolbarItems: [UIBarButtonItem]? { didSet { toolbarItemsDidChange() } }

  /// Sets the items of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  private func toolbarItemsDidChange() {
    guard let navigationController, navigationController.topViewController === self else { return }
    navigationController.toolbarDidChange()
  }

  /// Called when memory is low; here only tests call it.
  open func didReceiveMemoryWarning() {}

  /// Whether the content turns with the device; it is only kept.
  open var shouldAutorotate: Bool { true }
  /// The orientations in which the content may be shown; they are only kept.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation in which the content is best presented; it is only kept.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Tells that other orientations are supported; they are only kept.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// The look of the status bar that the controller prefers; there is no status bar here.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the controller prefers a hidden status bar; there is no status bar here.
  open var prefersStatusBarHidden: Bool { false }
  /// Requests another look of the status bar; there is no status bar here.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// The edges at which the content may be under bars; here it is at all of them.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether the content may be under opaque bars; here it is.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether the controller is added to its parent at the moment.
  open var isMovingToParent: Bool { family.isMoving && isOnScreen }
  /// Whether the controller is removed from its parent at the moment.
  open var isMovingFromParent: Bool { family.isMoving && !isOnScreen }
  /// Whether the user cannot dismiss the controller with a swipe.
  open var isModalInPresentation = false
  /// Whether the controller is being presented.
  open var isBeingPresented: Bool { isComingOrGoing && isOnScreen }
  /// Whether the controller is being dismissed.
  open var isBeingDismissed: Bool { isComingOrGoing && !isOnScreen }

  /// Shows a view controller as the containers around this one do.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.show(vc, sender: sender)
  }

  /// Shows a view controller with details in the way of the containers around this one.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.showDetailViewController(vc, sender: sender)
  }

  /// Whether the controller is in editing mode; setting it is not animated.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing mode.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    if let button = bars.edit { showEditing(on: button) }
  }

  private func showEditing(on button: UIBarButtonItem) {
    button.title = isEditing ? "Done" : "Edit"
    button.style = isEditing ? .done : .plain
  }

  /// A button that starts and ends editing mode.
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

  /// Insets that are added to the safe area, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { additionalInsetsDidChange() } }
  }

  /// The insets that the bars of a container cover, in points.
  var containerInsets: UIEdgeInsets = .zero {
    didSet { if containerInsets != oldValue { additionalInsetsDidChange() } }
  }

  /// Called when the safe area insets have changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The view, made on first access.
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

  /// The view, if it was made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; override it to assign another view to the `view` property.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Makes the view if necessary.
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
  /// Called when the view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view has its final traits and size, and is about to be laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called when the view is about to place its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has placed its subviews.
  open func viewDidLayoutSubviews() {}

  /// The description of what is shown in place of content that is missing; nil shows the content.
  @available(iOS 17, macOS 10.15, *)
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable.configuration }
    set { showUnavailable(newValue) }
  }

  /// The state for which the description of missing content is updated, with the text of the search.
  @available(iOS 17, macOS 10.15, *)
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    currentUnavailableState
  }

  /// Requests a call of `updateContentUnavailableConfiguration(using:)` before the next layout.
  @available(iOS 17, macOS 10.15, *)
  open func setNeedsUpdateContentUnavailableConfiguration() {
    unavailable.needsUpdate = true
    loadedView?.setNeedsLayout()
  }

  /// Called before the first layout, and after a request, to set the description of what is missing.
  @available(iOS 17, macOS 10.15, *)
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// The width, in points, from which on a phone in portrait has wider margins.
  private static let wideScreen: CGFloat = 414

  /// The minimum margins of the controller's view, in points, which depend on its width.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let isWide = viewIfLoaded.map { $0.bounds.width >= Self.wideScreen } ?? false
    let margin: CGFloat = isWide || traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }

  /// Whether the view's margins are at least the system's minimum.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { loadedView?.setNeedsLayout() }
  }

  /// Updates the constraints of the controller's view before layout; call super.
  open func updateViewConstraints() {
    loadedView?.updateConstraints()
  }

  /// Called within the module when what is to be seen only until the view appears has to go: before
  /// the controller is told that its view is appearing, or, with animation, that it has appeared.
  func willFinishAppearing(animated: Bool) {}

  /// Called before the view changes its size, for example because the device is rotated.
  ///
  /// The coordinator animates what should change with it. By default, controllers inside and
  /// presented ones are notified as well.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: size, with: coordinator)
    }
    family.presented?.presentationController?.viewWillTransition(to: size, with: coordinator)
    family.presented?.viewWillTransition(to: size, with: coordinator)
  }

  /// Called before the traits change with the size, for example because the device is rotated.
  ///
  /// By default, controllers inside and presented ones are notified as well.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      child.willTransition(to: newCollection, with: coordinator)
    }
    family.presented?.presentationController?.willTransition(to: newCollection, with: coordinator)
    family.presented?.willTransition(to: newCollection, with: coordinator)
  }

  /// The traits of the controller's environment.
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? .default
  }

  /// Called when the traits have changed; the parameter contains the previous ones.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open override var next: UIResponder? { loadedView?.superview }

  private var addedKeyCommands: [UIKeyCommand] = []

  /// The keys with actions that the controller offers; those that were added.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }

  /// Adds a key with an action.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.append(keyCommand)
  }

  /// Removes a key that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// The environments that are focused when the focus moves to the controller: its view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { loadedView.map { [$0] } ?? [] }

  /// Requests an update of the focus, if it is in the controller's view.
  open func setNeedsFocusUpdate() {
    loadedView?.setNeedsFocusUpdate()
  }

  /// Updates the focus immediately, if an update was requested.
  open func updateFocusIfNeeded() {
    loadedView?.updateFocusIfNeeded()
  }

  /// Returns whether the focus may move from or to an item in the controller's view.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called when the focus has moved from or to an item in the controller's view.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  override var responderWindow: UIWindow? { loadedView?.window }
}
