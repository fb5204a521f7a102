public import Roster

extension ListHarness {
  /// The header of a section, if it is on screen and of the given class, once changed states are shown.
  public func header<View: UICollectionReusableView>(
    _ type: View.Type,
    ofSection section: Int
  )
    -> View?
  {
    supplementaryView(type, ofKind: UICollectionView.elementKindSectionHeader, inSection: section)
  }

  /// The footer of a section, if it is on screen and of the given class, once changed states are shown.
  public func footer<View: UICollectionReusableView>(
    _ type: View.Type,
    ofSection section: Int
  )
    -> View?
  {
    supplementaryView(type, ofKind: UICollectionView.elementKindSectionFooter, inSection: section)
  }

  private func supplementaryView<View: UICollectionReusableView>(
    _ type: View.Type,
    ofKind kind: String,
    inSection section: Int
  ) -> View? {
    flush()
    let path = IndexPath(item: 0, section: section)
    return collectionView.supplementaryView(forElementKind: kind, at: path) as? View
  }
}
