/// Shows a menu with what can be done with a view's content, beside a point of it.
///
/// Nothing is suggested here: the menu has what the delegate puts into it, and none opens without.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The delegate, which provides the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  /// The view that has the interaction.
  open var view: UIView? { viewReference?.item?.asView }

  private var viewReference: LayoutItemReference?
  private var shown: UIEditMenuConfiguration?
  private weak var menuView: MenuView?

  /// Creates an interaction with a delegate, which it does not keep alive.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Shows the menu beside the point of a configuration, in place of one that is open.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window, let menu = menu(for: configuration) else { return }
    let animator = MenuAnimator(preview: nil)
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    animator.run()
    shown = configuration
    window.showMenu(
      menu,
      from: view,
      near: view.convert(targetRect(for: configuration), to: window),
      onClose: { [weak self] in self?.end(configuration) },
      onChoose: { [weak view] action in action.perform(sender: view) }
    )
    menuView = window.menuView
  }

  /// Closes the menu.
  open func dismissMenu() {
    menuView?.close()
  }

  /// Asks the delegate for the menu again, and shows it in place of the present one.
  open func reloadVisibleMenu() {
    guard let shown, let menuView else { return }
    guard let menu = menu(for: shown) else { return dismissMenu() }
    menuView.show(menu)
  }

  /// Asks the delegate again beside which rectangle the menu is shown.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let shown, let menuView, let view else { return }
    menuView.move(to: view.convert(targetRect(for: shown), to: menuView))
  }

  /// Returns the point beside which the menu is shown, in the coordinates of a view.
  open func location(in view: UIView?) -> CGPoint {
    guard let shown, let own = self.view else { return .zero }
    return own.convert(shown.sourcePoint, to: view)
  }

  open func willMove(to view: UIView?) {
    if view !== self.view { dismissMenu() }
  }

  open func didMove(to view: UIView?) {
    viewReference = view?.layoutReference
  }
}

extension UIEditMenuInteraction {
  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
    return menu?.children.isEmpty == false ? menu : nil
  }

  private func targetRect(for configuration: UIEditMenuConfiguration) -> CGRect {
    delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
  }

  private func end(_ configuration: UIEditMenuConfiguration) {
    menuView = nil
    shown = nil
    let animator = MenuAnimator(preview: nil)
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.run()
  }
}

extension Headless {
  /// Shows the edit menu of a view beside a point, as the view's own gesture would.
  ///
  /// Returns the menu, which stays open: ``choose(_:in:)`` chooses one of its elements. Returns nil
  /// if the view has no edit menu, or nothing is in it.
  @preconcurrency @MainActor @discardableResult
  public static func presentEditMenu(at point: CGPoint, in view: UIView) -> UIMenu? {
    let found = view.interactions.lazy.compactMap { $0 as? UIEditMenuInteraction }.first
    guard let interaction = found, let window = view.window else { return nil }
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
    return openMenu(in: window)
  }
}
