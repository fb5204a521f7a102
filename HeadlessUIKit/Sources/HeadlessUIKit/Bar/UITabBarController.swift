/// A bar with an item for each tab.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The look of the bar; it is only kept.
  open var standardAppearance = UITabBarAppearance()
  /// The look of the bar over the end of the content; it is only kept.
  open var scrollEdgeAppearance: UITabBarAppearance?
  private static let height: CGFloat = 49
  /// The height of the bar in a compact vertical size class, in points.
  private static let compactHeight: CGFloat = 32

  /// The height of the bar above the safe area, in points.
  var contentHeight: CGFloat {
    traitCollection.verticalSizeClass == .compact ? Self.compactHeight : Self.height
  }

  var buttons: [UIButton] = []
  var onSelect: (Int) -> Void = { _ in }

  /// The items, from the leading edge on.
  open var items: [UITabBarItem]? { didSet { itemsDidChange() } }

  /// The selected item.
  open var selectedItem: UITabBarItem? { didSet { itemsDidChange() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(1, buttons.count))
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = isReversed ? buttons.count - 1 - index : index
      button.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: contentHeight)
    }
  }

  private func itemsDidChange() {
    backgroundColor = .secondarySystemBackground
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).enumerated().map { index, item in
      let button = UIButton(type: .system)
      let badge = item.badgeValue.map { " (\($0))" } ?? ""
      button.setTitle((item.title ?? "") + badge, for: .normal)
      button.setImage(item.image, for: .normal)
      button.tintColor = item === selectedItem ? nil : .systemGray
      button.isEnabled = item.isEnabled
      button.addAction(
        UIAction { [weak self] _ in self?.onSelect(index) },
        for: .primaryActionTriggered
      )
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }
}

/// The delegate of a tab bar controller; each method is optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Asks whether a view controller may be selected.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when the user has selected a view controller.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
}

/// A view controller that shows one of several view controllers, above a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  private var controllers: [UIViewController] = []
  private var selected = NSNotFound
  private let bar = UITabBar()

  /// The delegate of the tab bar controller.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The tab bar.
  open var tabBar: UITabBar { bar }

  /// The view controllers, one for each tab.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the view controllers; the selected one stays selected if it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    let new = viewControllers ?? []
    for gone in controllers where !new.contains(where: { $0 === gone }) {
      gone.willMove(toParent: nil)
      gone.viewIfLoaded?.removeFromSuperview()
      gone.removeFromParent()
    }
    let added = new.filter { came in !controllers.contains { $0 === came } }
    controllers = new
    for controller in added {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    for controller in new {
      controller.tabBarItem.onChange = { [weak self] in self?.showItems() }
    }
    selected = NSNotFound
    let index = new.firstIndex { $0 === old } ?? (new.isEmpty ? NSNotFound : 0)
    select(index, insteadOf: old)
  }

  /// The index of the selected view controller, or `NSNotFound`.
  open var selectedIndex: Int {
    get { selected }
    set {
      guard controllers.indices.contains(newValue) else { return }
      select(newValue, insteadOf: selectedViewController)
    }
  }

  /// The selected view controller.
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(selected) ? controllers[selected] : nil }
    set {
      guard let index = controllers.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.onSelect = { [weak self] in self?.userDidSelect($0) }
    if let selectedViewController { place(selectedViewController) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    selectedViewController?.containerInsets.bottom = bar.isHidden ? 0 : bar.contentHeight
    let height = bar.contentHeight + view.safeAreaInsets.bottom
    bar.frame = CGRect(
      x: 0,
      y: view.bounds.height - height,
      width: view.bounds.width,
      height: height
    )
  }

  private func userDidSelect(_ index: Int) {
    let controller = controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func select(_ index: Int, insteadOf old: UIViewController?) {
    selected = index
    showItems()
    let new = selectedViewController
    guard isViewLoaded, new !== old else { return }
    let isShown = isOnScreen
    if isShown {
      new?.loadViewIfNeeded()
      old?.beginAppearing(false, animated: false)
      new?.beginAppearing(true, animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if let new { place(new) }
    if isShown { new?.confirmAppearing() }
    view.window?.layoutIfNeeded()
    if isShown {
      old?.endAppearing()
      new?.endAppearing()
    }
  }

  /// Hides the bar if a pushed controller prefers that.
  func stackDidChange(of navigation: UINavigationController) {
    guard isViewLoaded, navigation === selectedViewController else { return }
    showBar(over: navigation)
    view.setNeedsLayout()
  }

  private func showBar(over controller: UIViewController) {
    let stack = (controller as? UINavigationController)?.viewControllers ?? []
    bar.isHidden = stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    controller.containerInsets.bottom = bar.isHidden ? 0 : bar.contentHeight
  }

  private func showItems() {
    bar.items = controllers.map { $0.tabBarItem }
    bar.selectedItem = selectedViewController?.tabBarItem
  }

  private func place(_ controller: UIViewController) {
    guard let content = controller.view else { return }
    showBar(over: controller)
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, belowSubview: bar)
  }
}
