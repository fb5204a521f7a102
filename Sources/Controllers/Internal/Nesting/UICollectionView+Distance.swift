import RosterPlatform

extension UICollectionView {
  /// How far the content is scrolled from where it begins, in points.
  var distanceFromStart: CGPoint {
    let start = start(of: contentSize)
    let x = contentOffset.x - start.x
    return CGPoint(x: runsFromRight ? -x : x, y: contentOffset.y - start.y)
  }

  /// Scrolls to a distance from where the content begins, whether or not there is so much of it.
  func scroll(toDistance distance: CGPoint) {
    let start = start(of: contentSize)
    let x = runsFromRight ? -distance.x : distance.x
    contentOffset = CGPoint(x: start.x + x, y: start.y + distance.y)
  }

  /// Scrolls to a distance from where the content begins, or to its end if there is less of it.
  func scroll(toDistance distance: CGPoint, within layout: UICollectionViewLayout) {
    let size = layout.collectionViewContentSize
    let insets = adjustedContentInset
    let room = CGPoint(
      x: max(0, size.width + insets.left + insets.right - bounds.width),
      y: max(0, size.height + insets.top + insets.bottom - bounds.height)
    )
    scroll(
      toDistance: CGPoint(
        x: min(max(0, distance.x), room.x),
        y: min(max(0, distance.y), room.y)
      )
    )
  }

  private var runsFromRight: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft
      && collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  /// The offset at which content of a size rests when nobody has scrolled it.
  private func start(of size: CGSize) -> CGPoint {
    let insets = adjustedContentInset
    let left = -insets.left
    let right = max(left, size.width + insets.right - bounds.width)
    return CGPoint(x: runsFromRight ? right : left, y: -insets.top)
  }
}
