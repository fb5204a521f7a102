import RosterCore
import RosterPlatform

/// What an update holds in place on the screen.
struct ScrollAnchor {
  /// An item that may be held, and where it stands relative to the visible area.
  private struct Candidate {
    var position: Position
    let distance: CGPoint
  }

  /// Items to hold, the preferred one first.
  private var candidates: [Candidate]

  /// Whether the end of the list is held.
  private let holdsEnd: Bool

  /// Looks at what is on the screen before an update.
  ///
  /// - Returns: `nil` if nothing but the offset is held.
  @MainActor
  init?(_ anchor: UpdatePolicy.Anchor, in collectionView: UICollectionView, preferred: Position?) {
    guard anchor != .offset else { return nil }
    holdsEnd = anchor == .bottom && collectionView.isAtEnd
    let offset = collectionView.contentOffset
    candidates = collectionView.indexPathsInSight.compactMap { indexPath in
      guard
        let frame = collectionView.layoutAttributesForItem(at: indexPath)?.frame,
        collectionView.isBeyondStart(frame)
      else { return nil }
      return Candidate(
        position: Position(indexPath),
        distance: CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y)
      )
    }
    if let index = candidates.firstIndex(where: { $0.position == preferred }) {
      candidates.insert(candidates.remove(at: index), at: 0)
    }
  }

  /// Follows the items through a stage of an update; those that are deleted cannot be held.
  mutating func follow(_ map: PositionMap) {
    candidates = candidates.compactMap { candidate in
      guard let position = map[candidate.position] else { return nil }
      return Candidate(position: position, distance: candidate.distance)
    }
  }

  /// The offset at which the held item stands where it stood.
  ///
  /// - Returns: `nil` if there is nothing left to hold.
  @MainActor
  func offset(in collectionView: UICollectionView) -> CGPoint? {
    if holdsEnd { return collectionView.endOffset }
    guard
      let candidate = candidates.first,
      let frame = collectionView.layoutAttributesForItem(
        at: IndexPath(candidate.position)
      )?.frame
    else { return nil }
    return collectionView.restingOffset(
      for: CGPoint(x: frame.minX - candidate.distance.x, y: frame.minY - candidate.distance.y)
    )
  }
}
