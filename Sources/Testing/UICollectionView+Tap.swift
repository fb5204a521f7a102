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
}
