/// A view controller that shows the topmost of a stack of view controllers, below a bar with its
/// title.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private let bar = UINavigationBar()
  private let tools = UIToolbar()
  private var isBarHidden = false
  private var areToolsHidden = true
  /// Counts transitions, so that a timer of an earlier one does not end a later one.
  private var transition = 0
  /// The list that refreshes below a large title.
  private weak var refreshed: UIScrollView?
  /// Ends the transition in progress.
  private var ending: (@MainActor () -> Void)?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a navigation controller with the view controller at the bottom of its stack.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// The stack, the topmost view controller last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The view controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The view controller that the user sees: one that is presented, or the topmost.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// The bar.
  open var navigationBar: UINavigationBar { bar }

  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    bar.isHidden = hidden
    barDidChange()
  }

  /// The toolbar, with the items of the topmost view controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var toolbar: UIToolbar! { tools }

  /// Whether the toolbar is hidden.
  open var isToolbarHidden: Bool {
    get { areToolsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    areToolsHidden = hidden
    tools.isHidden = hidden
    toolbarDidChange()
  }

  /// Shows the items of the topmost view controller.
  func toolbarDidChange() {
    tools.items = topViewController?.toolbarItems
    viewIfLoaded?.setNeedsLayout()
    topViewController.map { setInsets(of: $0) }
  }

  /// Pushes a view controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      Headless.fail(
        "F-PUSH-TWICE",
        name: "NSInvalidArgumentException",
        "\(type(of: self)) is pushing the same view controller instance (\(viewController)) more "
          + "than once which is not supported and is most likely an error in the application"
      )
      return
    }
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Pops the topmost view controller, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let popped = stack.last
    setViewControllers(stack.dropLast(), animated: animated)
    return popped
  }

  /// Pops all view controllers above the given one.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }), index < stack.count - 1
    else { return nil }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  /// Pops all view controllers except the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Replaces the stack, with the animation of a push or a pop.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    ending?()
    let (old, new) = (stack.last, viewControllers.last)
    let removed = stack.filter { gone in !viewControllers.contains { $0 === gone } }
    let added = viewControllers.filter { came in !stack.contains { $0 === came } }
    for controller in removed { controller.willMove(toParent: nil) }
    stack = viewControllers
    for controller in added { addChild(controller) }
    for controller in removed + added { controller.family.isMoving = true }
    for controller in viewControllers {
      controller.navigationItem.onChange = { [weak self] in self?.barDidChange() }
    }
    bar.items = viewControllers.map(\.navigationItem)
    toolbarDidChange()
    (parent as? UITabBarController)?.stackDidChange(of: self)
    guard isViewLoaded, old !== new else {
      settle(removed, added)
      return
    }
    show(new, insteadOf: old, animated: animated) { [weak self] in
      self?.settle(removed, added)
    }
  }

  /// Pushes a view controller onto the stack.
  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.isHidden = isBarHidden
    bar.onHeightChange = { [weak self] in self?.barDidChange() }
    bar.onBack = { [weak self] in self?.popViewController(animated: true) }
    view.addSubview(tools)
    tools.isHidden = areToolsHidden
    if let top = stack.last { place(top) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    topViewController.map { setInsets(of: $0) }
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: barHeight)
    let height = tools.contentHeight + view.safeAreaInsets.bottom
    tools.frame = CGRect(
      x: 0,
      y: view.bounds.height - height,
      width: view.bounds.width,
      height: height
    )
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }

  private var barHeight: CGFloat { view.safeAreaInsets.top + bar.contentHeight }

  private func show(
    _ new: UIViewController?,
    insteadOf old: UIViewController?,
    animated: Bool,
    _ completion: @escaping @MainActor () -> Void
  ) {
    let isShown = isOnScreen
    let coordinator = isShown ? coordinate([self], in: view.window, animated) : nil
    if isShown {
      new?.loadViewIfNeeded()
      old?.beginAppearing(false, animated: animated)
      new?.beginAppearing(true, animated: animated)
    }
    if let new { place(new) }
    if isShown { new?.confirmAppearing() }
    view.window?.layoutIfNeeded()
    coordinator?.run()
    transition += 1
    let number = transition
    let end: @MainActor () -> Void = { [weak self] in
      guard let self, ending != nil, transition == number else { return }
      ending = nil
      if old !== stack.last { old?.viewIfLoaded?.removeFromSuperview() }
      if isShown {
        old?.endAppearing()
        new?.endAppearing()
      }
      coordinator?.end()
      completion()
    }
    ending = end
    finish(animated && isShown, end)
  }

  private func settle(_ removed: [UIViewController], _ added: [UIViewController]) {
    for controller in removed + added { controller.family.isMoving = false }
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
  }

  private func place(_ controller: UIViewController) {
    guard let content = controller.view else { return }
    setInsets(of: controller)
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, belowSubview: bar)
    bar.setNeedsLayout()
  }

  private func barDidChange() {
    bar.setNeedsLayout()
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    topViewController.map { setInsets(of: $0) }
  }

  /// Makes room for the bars in a view controller.
  private func setInsets(of controller: UIViewController) {
    controller.containerInsets.top =
      isBarHidden ? 0 : bar.contentHeight + refreshingHeight(in: controller)
    controller.containerInsets.bottom = areToolsHidden ? 0 : tools.contentHeight
  }

  /// Makes room for the refresh control of a list below a large title.
  func refreshingDidChange(_ list: UIScrollView) {
    refreshed = list
    topViewController.map { setInsets(of: $0) }
  }

  private func refreshingHeight(in controller: UIViewController) -> CGFloat {
    guard bar.isLarge, let refreshed, let view = controller.viewIfLoaded,
      refreshed.isDescendant(of: view)
    else { return 0 }
    return refreshed.refreshControl?.refreshingHeight ?? 0
  }
}
