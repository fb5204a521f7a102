/// An element of the edit menu that all views share.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The title of the element.
  open var title: String
  /// The method that is called when the element is chosen.
  open var action: Selector

  /// Creates an element that calls a method of the first responder that has it.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The edit menu that all views share, as before iOS 16.
///
/// It has the app's own elements whose methods the first responder, or one after it, performs.
/// ``Headless/openMenu(in:)`` and ``Headless/choose(_:in:)`` read it and choose from it.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// Directions in which the arrow of the menu points.
  public enum ArrowDirection: Int, Sendable {
    /// The direction that suits the place of the menu.
    case `default` = 0
    /// Upwards.
    case up = 1
    /// Downwards.
    case down = 2
    /// To the left.
    case left = 3
    /// To the right.
    case right = 4
  }

  /// The menu.
  open class var shared: UIMenuController { single }

  private static let single = UIMenuController()

  override init() {
    super.init()
  }

  /// The app's own elements.
  open var menuItems: [UIMenuItem]?

  /// The direction in which the arrow points; it is only kept.
  open var arrowDirection = UIMenuController.ArrowDirection.default

  private weak var menuView: MenuView?
  private weak var source: UIView?

  /// Whether the menu is shown.
  open var isMenuVisible: Bool { menuView != nil }

  /// Shows the menu beside a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    hideMenu()
    let children = elements(for: targetView)
    guard let window = targetView.window, !children.isEmpty else { return }
    source = targetView
    window.showMenu(
      UIMenu(children: children),
      from: targetView,
      near: targetView.convert(targetRect, to: window),
      onClose: { [weak self] in self?.menuView = nil },
      onChoose: { [weak self] action in action.perform(sender: self) }
    )
    menuView = window.menuView
  }

  /// Closes the menu that was shown for a view.
  open func hideMenu(from targetView: UIView) {
    if source === targetView { hideMenu() }
  }

  /// Closes the menu.
  open func hideMenu() {
    menuView?.close()
  }

  /// Finds out again which elements can be chosen.
  open func update() {
    guard let menuView, let source else { return }
    menuView.show(UIMenu(children: elements(for: source)))
  }

  /// Returns the elements that the first responder, or one after it, performs.
  private func elements(for view: UIView) -> [UIMenuElement] {
    let first = view.window?.firstResponder ?? view
    return (menuItems ?? []).compactMap { item in
      guard let found = first.target(forAction: item.action, withSender: self) else { return nil }
      let target = found as AnyObject
      return UIAction(title: item.title) { [weak self] _ in
        item.action.call(on: target, from: self, for: nil)
      }
    }
  }
}
