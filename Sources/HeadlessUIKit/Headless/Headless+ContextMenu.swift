extension Headless {
  /// Holds a finger on a point of a collection view's content until a context menu would open.
  ///
  /// Returns the delegate's description of the menu, or nil where none opens. On one of several
  /// selected items the menu is for all of them, and beside the items for none.
  @preconcurrency @MainActor public static func openContextMenu(
    at point: CGPoint,
    in collectionView: UICollectionView
  ) -> UIContextMenuConfiguration? {
    (collectionView.window ?? collectionView).layoutIfNeeded()
    return collectionView.contextMenu(at: point)
  }

  /// The menu that a description makes when it opens.
  @preconcurrency @MainActor public static func menu(
    of configuration: UIContextMenuConfiguration
  ) -> UIMenu? {
    configuration.actionProvider?([])
  }

  /// The controller of what a description shows beside its menu.
  @preconcurrency @MainActor public static func preview(
    of configuration: UIContextMenuConfiguration
  ) -> UIViewController? {
    configuration.previewProvider?()
  }
}
