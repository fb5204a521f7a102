import RosterPlatform

extension UICollectionView {
  /// Selects an item the way a touch in the middle of the visible part of its cell does.
  ///
  /// - Returns: Whether the touch reached the cell.
  func tap(_ cell: UICollectionViewCell, at indexPath: IndexPath) -> Bool {
    let visible = cell.frame.intersection(bounds)
    guard let window, !visible.isEmpty else { return false }
    #if canImport(UIKit)
    guard delegate?.collectionView?(self, shouldSelectItemAt: indexPath) ?? true else {
      return true
    }
    selectItem(at: indexPath, animated: false, scrollPosition: [])
    delegate?.collectionView?(self, didSelectItemAt: indexPath)
    return true
    #else
    return Headless.tap(
      at: convert(CGPoint(x: visible.midX, y: visible.midY), to: window),
      in: window
    )
    #endif
  }

  /// Asks for the menu that a long touch opens at a point of the content.
  func contextMenu(at point: CGPoint) -> UIContextMenuConfiguration? {
    #if canImport(UIKit)
    let paths = indexPathForItem(at: point).map { [$0] } ?? []
    let menu = delegate?.collectionView?(
      self,
      contextMenuConfigurationForItemsAt: paths,
      point: point
    )
    return menu ?? nil
    #else
    return Headless.openContextMenu(at: point, in: self)
    #endif
  }

  /// Ends the animations of all views of the list.
  func finishAnimations() {
    #if canImport(UIKit)
    for view in [self] + subviews {
      view.layer.removeAllAnimations()
    }
    #else
    Headless.finishAnimations()
    #endif
  }
}

extension UIWindow {
  /// Changes some of the traits that the window is shown in.
  func setTraits(_ traits: UITraitCollection) {
    #if canImport(UIKit)
    guard #available(iOS 17, *) else { return }
    traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
    #else
    Headless.setTraits(traits, of: self)
    #endif
  }
}
