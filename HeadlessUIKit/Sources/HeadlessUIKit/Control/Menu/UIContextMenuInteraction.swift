/// Opens a menu when a finger stays on a view.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu is shown.
  public enum Appearance: UInt, Sendable {
    /// No menu is shown.
    case unknown = 0
    /// The menu is shown beside a preview, as a finger opens it.
    case rich = 1
    /// The menu is shown without a preview, as a pointer opens it.
    case compact = 2
  }

  /// The delegate, which provides menus.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The view that has the interaction.
  open var view: UIView? { viewReference?.item?.asView }

  private var viewReference: LayoutItemReference?

  /// The long press that opens the menu.
  private(set) lazy var press = MenuPress(self)

  /// The menu that is open.
  private weak var menuView: MenuView?

  /// Creates an interaction with a delegate, which it does not keep alive.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// How the open menu is shown.
  open var menuAppearance: Appearance { menuView == nil ? .unknown : .rich }

  /// Returns the place of the finger that opens the menu, in the coordinates of a view.
  open func location(in view: UIView?) -> CGPoint {
    press.location(in: view)
  }

  /// Replaces the menu that is open by what the block makes of it.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let menuView else { return }
    menuView.show(block(menuView.menu))
  }

  /// Closes the menu that is open.
  open func dismissMenu() {
    menuView?.close()
  }

  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    dismissMenu()
    self.view?.removeGestureRecognizer(press)
  }

  open func didMove(to view: UIView?) {
    viewReference = view?.layoutReference
    view?.addGestureRecognizer(press)
  }
}

extension UIContextMenuInteraction {
  /// Asks the delegate for the menu at a point of the view.
  func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
  }

  /// Shows the menu of a configuration beside what the delegate highlights.
  ///
  /// A configuration with neither a menu nor a preview opens nothing.
  func open(_ configuration: UIContextMenuConfiguration) {
    guard let view, let window = view.window else { return }
    let menu = configuration.actionProvider?([])
    guard menu != nil || configuration.preview != nil else { return }
    let preview = delegate?.contextMenuInteraction(
      self,
      configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier
    )
    let animator = MenuAnimator(preview: configuration.preview)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    animator.run()
    window.showMenu(
      menu ?? UIMenu(),
      from: view,
      near: preview?.frame(in: window) ?? view.convert(view.bounds, to: window),
      onClose: { [weak self] in self?.end(configuration) },
      onChoose: { [weak view] action in action.perform(sender: view) }
    )
    menuView = window.menuView
    menuView?.preview = preview
    menuView?.onPreview = { [weak self] in self?.commit(configuration) }
  }

  private func end(_ configuration: UIContextMenuConfiguration) {
    menuView = nil
    _ = delegate?.contextMenuInteraction(
      self,
      configuration: configuration,
      dismissalPreviewForItemWithIdentifier: configuration.identifier
    )
    let animator = MenuAnimator(preview: configuration.preview)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    animator.run()
  }

  /// Performs a tap on the preview beside a menu, and returns the commit style.
  private func commit(
    _ configuration: UIContextMenuConfiguration
  ) -> UIContextMenuInteractionCommitStyle {
    let animator = MenuAnimator(preview: configuration.preview)
    delegate?.contextMenuInteraction(
      self,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
    animator.run()
    return animator.preferredCommitStyle
  }
}
