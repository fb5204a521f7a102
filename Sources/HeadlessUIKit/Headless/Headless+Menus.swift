extension UIWindow {
  /// The menu that is open.
  var menuView: MenuView? {
    subviews.last { $0 is MenuView } as? MenuView
  }

  /// Opens a menu near a rectangle of the window; one that is open closes.
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
  /// The menu that is open in a window: that of a button, or one that a long touch opened.
  @preconcurrency @MainActor public static func openMenu(in window: UIWindow) -> UIMenu? {
    window.menuView?.menu
  }

  /// Taps the element of a window's open menu that has a title.
  ///
  /// Returns whether there is one that can be chosen; that of a menu opens the menu.
  @preconcurrency @MainActor @discardableResult
  public static func choose(_ title: String, in window: UIWindow) -> Bool {
    window.layoutIfNeeded()
    let row = window.menuView?.rows.first { $0.element?.title == title }
    guard let row, row.isEnabled else { return false }
    return tap(row)
  }

  /// Closes the menu that is open in a window, as a tap beside it does.
  @preconcurrency @MainActor public static func closeMenu(in window: UIWindow) {
    window.menuView?.close()
  }

  /// Taps what is shown beside the menu that is open in a window, which closes the menu.
  ///
  /// Tells how the delegate wants it to go on; nil where no menu of items is open.
  @preconcurrency @MainActor @discardableResult
  public static func tapPreview(in window: UIWindow) -> UIContextMenuInteractionCommitStyle? {
    guard let menu = window.menuView, let style = menu.onPreview?() else { return nil }
    menu.close()
    return style
  }
}
