#if canImport(UIKit)
extension Headless {
  private static let preparing = "when cells are prepared is for UIKit to decide"

  /// Has cells made ahead of time.
  @MainActor public static func prepareCells(at paths: [IndexPath], in view: UICollectionView) {
    skip(preparing)
  }

  /// Says whether cells that were made ahead of time are kept.
  @MainActor public static func keepCellsPrepared(_ isKept: Bool, in view: UICollectionView) {
    skip(preparing)
  }

  /// Gives up cells that were made ahead of time.
  @MainActor public static func releasePreparedCells(in view: UICollectionView) {
    skip(preparing)
  }

  /// Chooses what happens to an update with wrong counts.
  @MainActor public static func reloadOnInconsistentCounts(
    _ reloads: Bool,
    in view: UICollectionView
  ) {
    skip("an app's own property list says what happens to wrong counts")
  }

  /// The actions that a swipe over an item shows.
  @MainActor public static func swipeActions(
    forItemAt path: IndexPath,
    fromLeadingEdge isLeading: Bool = false,
    in view: UICollectionView
  ) -> UISwipeActionsConfiguration? {
    skip("UIKit does not say which actions a layout offers")
    return nil
  }

  /// Performs an action that a swipe has shown.
  ///
  /// - Returns: Whether the action said that it was performed; `nil` if it has not said anything yet.
  @MainActor
  @discardableResult
  public static func perform(
    _ action: UIContextualAction,
    onItemAt path: IndexPath,
    in view: UICollectionView
  ) -> Bool? {
    var answer: Bool?
    action.handler(action, view.cellForItem(at: path) ?? UIView()) { answer = $0 }
    layOut(view)
    return answer
  }

  /// Asks for the menu that a long touch opens at a point of a view.
  @MainActor public static func openContextMenu(
    at point: CGPoint,
    in view: UIView
  ) -> UIContextMenuConfiguration? {
    layOut(view)
    guard let view = view as? UICollectionView else {
      skip("no finger can stay on a view")
      return nil
    }
    let paths = view.indexPathForItem(at: point).map { [$0] } ?? []
    let menu = view.delegate?.collectionView?(
      view,
      contextMenuConfigurationForItemsAt: paths,
      point: point
    )
    return menu ?? nil
  }

  /// The menu of a configuration.
  @MainActor public static func menu(of configuration: UIContextMenuConfiguration) -> UIMenu? {
    skip("UIKit does not give away how a configuration makes its menu")
    return nil
  }

  /// What is shown of an item beside an open menu.
  @MainActor public static func highlightPreview(in window: UIWindow) -> UITargetedPreview? {
    skip("UIKit does not give away what it shows beside a menu")
    return nil
  }

  /// The preview of a configuration.
  @MainActor public static func preview(
    of configuration: UIContextMenuConfiguration
  ) -> UIViewController? {
    skip("UIKit does not give away how a configuration makes its preview")
    return nil
  }

  /// The menu that is open in a window.
  @MainActor public static func openMenu(in window: UIWindow) -> UIMenu? {
    skip("UIKit does not give away the menu that is open")
    return nil
  }

  /// Chooses an element of the menu that is open in a window.
  @MainActor
  @discardableResult
  public static func choose(_ title: String, in window: UIWindow) -> Bool {
    skip("UIKit does not give away the menu that is open")
    return false
  }

  /// Closes the menu that is open in a window.
  @MainActor public static func closeMenu(in window: UIWindow) {
    skip("UIKit does not give away the menu that is open")
  }

  /// Taps the preview beside the menu that is open in a window.
  @MainActor
  @discardableResult
  public static func tapPreview(in window: UIWindow) -> UIContextMenuInteractionCommitStyle? {
    skip("UIKit does not give away the menu that is open")
    return nil
  }

  /// The menu that a touch on a row's pop-up opens.
  @MainActor public static func popUpMenu(of cell: UICollectionViewListCell) -> UIMenu? {
    skip("UIKit does not give away the menu of an accessory")
    return nil
  }

  /// Chooses an action of the menu that a row's pop-up opens.
  @MainActor
  @discardableResult
  public static func choose(
    _ title: String,
    inPopUpMenuOf cell: UICollectionViewListCell
  ) -> Bool {
    skip("UIKit does not give away the menu of an accessory")
    return false
  }
}
#endif
