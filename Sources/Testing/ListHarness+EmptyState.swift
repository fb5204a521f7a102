import Roster

extension ListHarness {
  /// The view that is shown while the list has no items, if it is shown and of the given class.
  public func emptyStateView<View: UICollectionReusableView>(_ type: View.Type) -> View? {
    flush()
    return collectionView.backgroundView as? View
  }
}
