public import Roster
public import RosterTesting

extension ListHarness {
  /// Where an item of the first section stands.
  public func frame(_ item: Int) -> CGRect? {
    collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  public func top(_ item: Int) -> CGFloat { frame(item)?.minY ?? .nan }

  public func heights(_ count: Int) -> [CGFloat] { (0..<count).map { frame($0)?.height ?? .nan } }

  public var length: CGFloat { collectionView.contentSize.height }
}
