import Foundation
import RosterPlatform

extension UICollectionView {
  /// The size of the content in the layout, which is newer than the view's during an update.
  private var layoutSize: CGSize { collectionViewLayout.collectionViewContentSize }

  /// Whether the list scrolls horizontally.
  var isHorizontal: Bool { collectionViewLayout.listAxis == .horizontal }

  /// Whether the content begins at the right.
  var isMirrored: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Converts a rectangle between the coordinates of the view and those of the layout, which is not
  /// mirrored.
  private func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var rect = rect
    rect.origin.x = layoutSize.width - rect.maxX
    return rect
  }

  /// Returns the frame of an item in the layout, which is newer than the view's during an update.
  func layoutFrame(ofItemAt path: IndexPath) -> CGRect? {
    collectionViewLayout.layoutAttributesForItem(at: path).map { mirrored($0.frame) }
  }

  /// Returns the layout's elements in a rectangle of the view, with frames in the view's
  /// coordinates.
  package func layoutAttributes(
    in rect: CGRect
  ) -> [(attributes: UICollectionViewLayoutAttributes, frame: CGRect)] {
    (collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? [])
      .map { (attributes: $0, frame: mirrored($0.frame)) }
  }

  /// The offset at which the beginning of the content is visible.
  var startOffset: CGPoint { restingOffset(along: -.greatestFiniteMagnitude) }

  /// The offset at which the end of the content is visible.
  var endOffset: CGPoint { restingOffset(along: .greatestFiniteMagnitude) }

  /// Returns the valid offset that is nearest to a scroll distance.
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

  /// Returns whether a part of a frame is behind the beginning of the visible area.
  func isBeyondStart(_ frame: CGRect) -> Bool { isBeyondStart(frame, isMirrored: isMirrored) }

  /// Returns whether a part of a frame is behind the beginning of the visible area, in a direction that may be a former one.
  func isBeyondStart(_ frame: CGRect, isMirrored: Bool) -> Bool {
    let area = bounds.inset(by: adjustedContentInset)
    if !isHorizontal { return frame.maxY > area.minY }
    return isMirrored ? frame.minX < area.maxX : frame.maxX > area.minX
  }

  /// Returns the valid offset that is nearest to an offset.
  func restingOffset(for offset: CGPoint) -> CGPoint {
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

  /// The distance of the content from its beginning, in points.
  var distanceFromStart: CGPoint { distance(at: contentOffset) }

  /// Returns the distance of an offset from the beginning of the content, in points.
  func distance(at offset: CGPoint) -> CGPoint {
    let start = start(of: contentSize)
    let x = offset.x - start.x
    return CGPoint(x: isMirrored ? -x : x, y: offset.y - start.y)
  }

  /// Returns the offset at a distance from the beginning of the content, even if the content is
  /// shorter.
  func offset(atDistance distance: CGPoint) -> CGPoint {
    let start = start(of: contentSize)
    let x = isMirrored ? -distance.x : distance.x
    return CGPoint(x: start.x + x, y: start.y + distance.y)
  }

  /// Scrolls to a distance from the beginning of the content, even if the content is shorter.
  func scroll(toDistance distance: CGPoint) {
    contentOffset = offset(atDistance: distance)
  }

  /// Scrolls to a distance from the beginning of the content, or to its end if it is shorter.
  func scroll(toDistanceWithinContent distance: CGPoint) {
    let insets = adjustedContentInset
    let room = CGPoint(
      x: max(0, layoutSize.width + insets.left + insets.right - bounds.width),
      y: max(0, layoutSize.height + insets.top + insets.bottom - bounds.height)
    )
    scroll(
      toDistance: CGPoint(
        x: min(max(0, distance.x), room.x),
        y: min(max(0, distance.y), room.y)
      )
    )
  }

  /// Returns the initial offset of content with a size.
  private func start(of size: CGSize) -> CGPoint {
    let insets = adjustedContentInset
    let left = -insets.left
    let right = max(left, size.width + insets.right - bounds.width)
    return CGPoint(x: isMirrored ? right : left, y: -insets.top)
  }
}

/// Lengths along the list, from where it begins.
extension UICollectionView {
  /// The visible part of the list.
  var stretch: VisibleStretch { stretch(isMirrored: isMirrored) }

  /// Returns the visible part of the list, in a direction that may be a former one.
  func stretch(isMirrored: Bool) -> VisibleStretch {
    let insets = adjustedContentInset
    let (lead, trail) =
      if !isHorizontal {
        (insets.top, insets.bottom)
      } else if isMirrored {
        (insets.right, insets.left)
      } else {
        (insets.left, insets.right)
      }
    return VisibleStretch(
      start: range(of: bounds, isMirrored: isMirrored).lowerBound,
      length: isHorizontal ? bounds.width : bounds.height,
      lead: lead,
      trail: trail
    )
  }

  /// Returns where a frame is along the list.
  func range(of frame: CGRect) -> ClosedRange<CGFloat> { range(of: frame, isMirrored: isMirrored) }

  /// Returns where a frame is along the list, in a direction that may be a former one.
  func range(of frame: CGRect, isMirrored: Bool) -> ClosedRange<CGFloat> {
    guard isHorizontal else { return frame.minY...frame.maxY }
    guard isMirrored else { return frame.minX...frame.maxX }
    return layoutSize.width - frame.maxX...layoutSize.width - frame.minX
  }

  /// Returns the offset at which the bounds start at a length along the list.
  func offset(startingAt start: CGFloat) -> CGPoint {
    guard isHorizontal else { return CGPoint(x: contentOffset.x, y: start) }
    return CGPoint(
      x: isMirrored ? layoutSize.width - start - bounds.width : start,
      y: contentOffset.y
    )
  }

  /// Returns where the header of a section is if it is not stuck.
  func rangeOfHeader(inSection section: Int) -> ClosedRange<CGFloat>? {
    let attributes = collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section)
    )
    guard let attributes else { return nil }
    let shown = range(of: mirrored(attributes.frame))
    guard let layout = collectionViewLayout as? ListLayout,
      let frame = layout.frame(ofSection: section)
    else { return shown }
    let start = range(of: frame).lowerBound
    return start...start + (shown.upperBound - shown.lowerBound)
  }
}
