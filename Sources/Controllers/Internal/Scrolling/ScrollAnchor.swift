import RosterCore
import RosterLayout
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

extension UICollectionView {
  /// The size of the content as the layout has it, which during an update is ahead of the view's.
  private var layoutSize: CGSize { collectionViewLayout.collectionViewContentSize }

  /// Whether the list grows to the side.
  var isHorizontal: Bool { collectionViewLayout.listAxis == .horizontal }

  /// Whether the content begins at the right.
  private var isMirrored: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The offset at which the beginning of the content is visible.
  var startOffset: CGPoint { restingOffset(along: -.greatestFiniteMagnitude) }

  /// The offset at which the end of the content is visible.
  var endOffset: CGPoint { restingOffset(along: .greatestFiniteMagnitude) }

  /// The nearest offset to a distance that the list is scrolled by in the direction in which it grows.
  private func restingOffset(along distance: CGFloat) -> CGPoint {
    restingOffset(
      for: isHorizontal
        ? CGPoint(x: isMirrored ? -distance : distance, y: contentOffset.y)
        : CGPoint(x: contentOffset.x, y: distance)
    )
  }

  /// Whether the end of the content is visible, or less than a point away.
  var isAtEnd: Bool {
    let end = endOffset
    guard isHorizontal else { return contentOffset.y >= end.y - 1 }
    return isMirrored ? contentOffset.x <= end.x + 1 : contentOffset.x >= end.x - 1
  }

  /// Whether something of a frame is behind the edge at which the visible part of the list begins.
  fileprivate func isBeyondStart(_ frame: CGRect) -> Bool {
    let area = bounds.inset(by: adjustedContentInset)
    if !isHorizontal { return frame.maxY > area.minY }
    return isMirrored ? frame.minX < area.maxX : frame.maxX > area.minX
  }

  /// The nearest offset at which a finger could leave the content.
  fileprivate func restingOffset(for offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    let least = CGPoint(x: -insets.left, y: -insets.top)
    let most = CGPoint(
      x: max(least.x, layoutSize.width + insets.right - bounds.width),
      y: max(least.y, layoutSize.height + insets.bottom - bounds.height)
    )
    return CGPoint(
      x: min(max(offset.x, least.x), most.x),
      y: min(max(offset.y, least.y), most.y)
    )
  }
}
