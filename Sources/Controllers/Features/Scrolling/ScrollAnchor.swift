import RosterPlatform

/// What stays in place on the screen during an update.
struct ScrollAnchor {
  /// An item that may stay in place, and its position relative to the visible area.
  private struct Candidate {
    var position: Position
    let distance: CGPoint
  }

  /// Items to hold, the preferred one first.
  private var candidates: [Candidate]

  /// Whether the end of the list is held.
  private let holdsEnd: Bool

  /// In content that begins at the right, the distance from there, if that is kept.
  private var distanceFromStart: CGFloat?

  /// Records what is on screen before an update.
  ///
  /// - Returns: `nil` if only the offset is kept.
  @MainActor
  init?(_ anchor: UpdatePolicy.Anchor, in collectionView: UICollectionView, preferred: Position?) {
    guard anchor != .offset else {
      // Offsets are measured from the left, and items inserted at the end of such a list move all
      // others.
      guard collectionView.isHorizontal, collectionView.isMirrored else { return nil }
      self.init([], in: collectionView)
      distanceFromStart = collectionView.startOffset.x - collectionView.contentOffset.x
      return
    }
    let places = collectionView.indexPathsInSight.compactMap { indexPath in
      collectionView.layoutAttributesForItem(at: indexPath)
        .map { (position: Position(indexPath), frame: $0.frame) }
    }
    self.init(places, in: collectionView, holdsEnd: anchor == .bottom && collectionView.isAtEnd)
    if let index = candidates.firstIndex(where: { $0.position == preferred }) {
      candidates.insert(candidates.remove(at: index), at: 0)
    }
  }

  /// Holds the first of some items that is not above the visible area.
  @MainActor
  init(
    _ places: [(position: Position, frame: CGRect)],
    in collectionView: UICollectionView,
    holdsEnd: Bool = false
  ) {
    let offset = collectionView.contentOffset
    self.holdsEnd = holdsEnd
    candidates = places.filter { collectionView.isBeyondStart($0.frame) }.map { place in
      Candidate(
        position: place.position,
        distance: CGPoint(x: place.frame.minX - offset.x, y: place.frame.minY - offset.y)
      )
    }
  }

  /// Follows the items to other places; those that are deleted cannot be held.
  mutating func follow(_ place: (Position) -> Position?) {
    candidates = candidates.compactMap { candidate in
      guard let position = place(candidate.position) else { return nil }
      return Candidate(position: position, distance: candidate.distance)
    }
  }

  /// Returns the offset that keeps the item in place.
  ///
  /// - Returns: `nil` if no item is left.
  @MainActor
  func offset(in collectionView: UICollectionView) -> CGPoint? {
    if holdsEnd { return collectionView.endOffset }
    if let distanceFromStart {
      let start = collectionView.startOffset
      return collectionView.restingOffset(
        for: CGPoint(x: start.x - distanceFromStart, y: collectionView.contentOffset.y)
      )
    }
    guard
      let candidate = candidates.first,
      let frame = collectionView.layoutFrame(ofItemAt: IndexPath(candidate.position))
    else { return nil }
    return collectionView.restingOffset(
      for: CGPoint(x: frame.minX - candidate.distance.x, y: frame.minY - candidate.distance.y)
    )
  }
}
