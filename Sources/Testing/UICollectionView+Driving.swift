import RosterPlatform

extension UICollectionView {
  /// Selects an item the way a touch does.
  func tap(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    #if canImport(UIKit)
    guard delegate?.collectionView?(self, shouldSelectItemAt: indexPath) ?? true else { return }
    selectItem(at: indexPath, animated: false, scrollPosition: [])
    delegate?.collectionView?(self, didSelectItemAt: indexPath)
    #else
    Headless.tap(cell)
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
