import Roster

extension ListHarness {
  /// Drags the list by a distance and lets go at rest, as a finger does.
  ///
  /// - Parameter distance: In points; what is further down comes up for a positive one.
  public func drag(by distance: CGFloat) {
    flush()
    collectionView.drag(by: distance)
    flush()
  }
}
