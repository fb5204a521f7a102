extension UIWindow {
  /// The menu that is open.
  var menuView: MenuView? {
    subviews.last { $0 is MenuView } as? MenuView
  }

  /// Opens a menu near a rectangle of the window, and closes an open one.
  func showMenu(
    _ menu: UIMenu,
    from source: UIView,
    near rect: CGRect,
    onClose: @escaping () -> Void = {},
    onChoose: @escaping (UIAction) -> Void
  ) {
    menuView?.close()
    let view = MenuView(menu, near: rect, onChoose: onChoose, onClose: onClose)
    view.tintColor = source.tintColor
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

extension Headless {
  /// Returns the open menu of a window: a button's menu or a context menu.
  @preconcurrency @MainActor public static func openMenu(in window: UIWindow) -> UIMenu? {
    window.menuView?.menu
  }

  /// Taps an element of a window's open menu, or a button of its alert, by its title.
  ///
  /// Returns whether there is such an element that can be chosen. An element that is a menu opens
  /// that menu. An alert is dismissed, and the handler of its action is called.
  @preconcurrency @MainActor @discardableResult
  public static func choose(_ title: String, in window: UIWindow) -> Bool {
    window.layoutIfNeeded()
    if window.menuView == nil, let alert = alert(in: window) {
      let action = alert.actions.first { $0.title == title && $0.isEnabled }
      guard let action else { return false }
      alert.choose(action, animated: false)
      return true
    }
    let row = window.menuView?.rows.first { $0.element?.title == title }
    guard let row, row.isEnabled else { return false }
    return tap(row)
  }

  /// Closes the open menu of a window, as a tap beside it does.
  @preconcurrency @MainActor public static func closeMenu(in window: UIWindow) {
    window.menuView?.close()
  }

  /// Taps the preview beside a window's open menu, which closes the menu.
  ///
  /// Returns the commit style that the delegate prefers, or nil if no context menu is open.
  @preconcurrency @MainActor @discardableResult
  public static func tapPreview(in window: UIWindow) -> UIContextMenuInteractionCommitStyle? {
    guard let menu = window.menuView, let style = menu.onPreview?() else { return nil }
    menu.close()
    return style
  }
}
