extension Headless {
  /// Presses a point of a view until a context menu opens, and closes the menu.
  ///
  /// Returns the delegate's configuration, or nil if no menu opens or the finger touches something
  /// else. If an item of a collection view is one of several selected ones, the menu is for all of
  /// them, and beside the items it is for none.
  @preconcurrency @MainActor public static func openContextMenu(
    at point: CGPoint,
    in view: UIView
  ) -> UIContextMenuConfiguration? {
    defer { view.window?.menuView?.close() }
    return pressForContextMenu(at: point, in: view)
  }

  /// Presses a point of a view until a context menu opens, and leaves the menu open.
  ///
  /// Returns the delegate's configuration, or nil if no menu opens or the finger touches something
  /// else.
  @preconcurrency @MainActor public static func pressForContextMenu(
    at point: CGPoint,
    in view: UIView
  ) -> UIContextMenuConfiguration? {
    let menus = view.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }
    guard let window = view.window, let press = menus.first?.press,
      let finger = touchDown(at: view.convert(point, to: window), in: window)
    else { return nil }
    advance(by: press.minimumPressDuration)
    let configuration = press.configuration
    finger.lift()
    return configuration
  }

  /// Returns the menu that a configuration makes when it opens.
  @preconcurrency @MainActor public static func menu(
    of configuration: UIContextMenuConfiguration
  ) -> UIMenu? {
    configuration.actionProvider?([])
  }

  /// Returns what is shown of an item beside a window's open context menu.
  @preconcurrency @MainActor public static func highlightPreview(
    in window: UIWindow
  ) -> UITargetedPreview? {
    window.menuView?.preview
  }

  /// Returns the view controller of a configuration's preview.
  @preconcurrency @MainActor public static func preview(
    of configuration: UIContextMenuConfiguration
  ) -> UIViewController? {
    configuration.preview
  }
}

extension Headless {
  /// Returns the menu that a touch on a row's pop-up opens; nil if the row has none.
  @preconcurrency @MainActor public static func popUpMenu(
    of cell: UICollectionViewListCell
  ) -> UIMenu? {
    cell.accessories.first { $0.accessoryType == .popUpMenu }?.menu
  }

  /// Chooses an action of the menu that a row's pop-up opens, by its title.
  ///
  /// The action is on afterwards and all others are off. Then it is performed, and the row is
  /// notified. Returns whether there is such an action that can be chosen.
  @preconcurrency @MainActor @discardableResult
  public static func choose(
    _ title: String,
    inPopUpMenuOf cell: UICollectionViewListCell
  ) -> Bool {
    guard let accessory = cell.accessories.first(where: { $0.accessoryType == .popUpMenu }),
      let menu = accessory.menu
    else { return false }
    let actions = actions(in: menu)
    guard let chosen = actions.first(where: { $0.title == title }),
      chosen.attributes.isDisjoint(with: [.disabled, .hidden])
    else { return false }
    for action in actions { action.state = action === chosen ? .on : .off }
    chosen.perform(sender: cell)
    accessory.menuHandler?(menu)
    return true
  }

  @preconcurrency @MainActor private static func actions(in menu: UIMenu) -> [UIAction] {
    menu.children.flatMap { element -> [UIAction] in
      if let menu = element as? UIMenu { return actions(in: menu) }
      return (element as? UIAction).map { [$0] } ?? []
    }
  }
}
