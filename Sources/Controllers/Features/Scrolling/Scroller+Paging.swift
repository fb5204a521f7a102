import Foundation
import RosterPlatform

/// Where scrolling stops after the user has lifted the finger.
extension Scroller {
  /// Changes where scrolling stops.
  ///
  /// With paging by items, a list decelerates as fast as UIKit's pages.
  func setPaging(_ paging: SectionLayout.PagingBehavior) {
    guard paging != self.paging else { return }
    let isPaged = paging != .none
    if isPaged != (self.paging != .none) {
      stage.collectionView.decelerationRate = isPaged ? .fast : .normal
    }
    self.paging = paging
  }

  /// Returns the offset where scrolling stops after the user has lifted the finger.
  ///
  /// - Parameters:
  ///   - proposed: The offset where it would stop otherwise.
  ///   - velocity: The velocity, in points per millisecond.
  /// - Returns: The proposed offset, if scrolling stops anywhere.
  func restingOffset(instead proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let view = stage.collectionView
    guard paging != .none else { return proposed }
    let isHorizontal = view.isHorizontal
    func along(_ point: CGPoint) -> Double { isHorizontal ? point.x : point.y }
    func distance(_ offset: CGPoint) -> Double { along(view.distance(at: offset)) }
    let visible = view.bounds.inset(by: view.adjustedContentInset).size
    let length = isHorizontal ? visible.width : visible.height
    let ends = [dragStart, view.contentOffset, proposed].map(distance)
    let reach = ((ends.min() ?? 0) - length)...((ends.max() ?? 0) + 2 * length)
    let goal = PagingGoal(items(in: reach), length: length, most: distance(view.endOffset))
    let rest = goal.distance(
      by: paging,
      proposed: ends[2],
      present: ends[1],
      start: ends[0],
      velocity: along(velocity) * (isHorizontal && view.isMirrored ? -1 : 1)
    )
    let moved = view.offset(
      atDistance: isHorizontal ? CGPoint(x: rest, y: 0) : CGPoint(x: 0, y: rest)
    )
    return isHorizontal ? CGPoint(x: moved.x, y: proposed.y) : CGPoint(x: proposed.x, y: moved.y)
  }

  /// Returns the items in a range of the content, ascending.
  private func items(in reach: ClosedRange<Double>) -> [PagingGoal.Item] {
    let layout = stage.collectionView.collectionViewLayout
    let (isHorizontal, size) = (stage.collectionView.isHorizontal, layout.collectionViewContentSize)
    let rect =
      isHorizontal
      ? CGRect(
        x: reach.lowerBound,
        y: 0,
        width: reach.upperBound - reach.lowerBound,
        height: size.height
      )
      : CGRect(
        x: 0,
        y: reach.lowerBound,
        width: size.width,
        height: reach.upperBound - reach.lowerBound
      )
    return (layout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell }
      .map { item in
        goalItem(item)
      }
      .sorted { $0.start < $1.start }
  }

  /// Returns an item as paging sees it.
  private func goalItem(_ item: UICollectionViewLayoutAttributes) -> PagingGoal.Item {
    let isHorizontal = stage.collectionView.isHorizontal
    let insets = sizing.sectionLayout(item.indexPath.section).insets
    return PagingGoal.Item(
      from: isHorizontal ? item.frame.minX : item.frame.minY,
      to: isHorizontal ? item.frame.maxX : item.frame.maxY,
      lead: isHorizontal ? insets.leading : insets.top
    )
  }

  /// Keeps the page at which scrolling has stopped: it is aligned again when sizes have changed.
  func align(afterResize isResized: Bool) {
    let view = stage.collectionView
    guard paging != .none, run == nil, view.window != nil, !view.bounds.isEmpty, stage.gate.isIdle,
      !view.isTracking, !view.isDragging, !view.isDecelerating
    else { return }
    if isResized, let page, let distance = alignedDistance(of: page) {
      let present = along(view.distanceFromStart)
      guard abs(distance - present) > 0.5 else { return }
      let offset = view.offset(
        atDistance: view.isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
      )
      let goal =
        view.isHorizontal
        ? CGPoint(x: offset.x, y: view.contentOffset.y)
        : CGPoint(x: view.contentOffset.x, y: offset.y)
      places.correct { view.contentOffset = goal }
    } else {
      page = alignedPosition
    }
  }

  private func along(_ point: CGPoint) -> Double {
    stage.collectionView.isHorizontal ? point.x : point.y
  }

  /// The visible item at which the list stands; `nil` if it stands at none.
  private var alignedPosition: Position? {
    let view = stage.collectionView
    let present = along(view.distanceFromStart)
    return view.indexPathsInSight.map { Position($0) }.first { position in
      alignedDistance(of: position).map { abs($0 - present) <= 1 } == true
    }
  }

  /// Returns the distance at which an item is aligned.
  private func alignedDistance(of position: Position) -> Double? {
    let view = stage.collectionView
    let layout = view.collectionViewLayout
    guard let item = layout.layoutAttributesForItem(at: IndexPath(position)) else { return nil }
    let visible = view.bounds.inset(by: view.adjustedContentInset).size
    let goal = PagingGoal(
      [goalItem(item)],
      length: view.isHorizontal ? visible.width : visible.height,
      most: along(view.distance(at: view.endOffset))
    )
    return goal.alignedDistance(by: paging)
  }
}
