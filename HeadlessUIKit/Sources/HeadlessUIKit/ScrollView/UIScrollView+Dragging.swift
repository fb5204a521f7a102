extension UIScrollView {
  /// Whether a finger can scroll the content.
  var canBeScrolledByFinger: Bool {
    isScrollEnabled && isUserInteractionEnabled && !isHidden
  }

  func beginDragging() {
    motion.animation += 1
    motion.phase = .dragging
    motion.hasPulled = false
    putKeyboardAwayIfAsked()
    delegate?.scrollViewWillBeginDragging(self)
  }

  private func putKeyboardAwayIfAsked() {
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: window?.endEditing(true)
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  func drag(to offset: CGPoint) {
    setOffset(restingOffset(near: offset))
    guard restingOffsets.lowest.y - offset.y >= Self.pullDistance else { return }
    refreshOnce()
    setOffset(restingOffset(near: offset))
  }

  /// How far a finger pulls the content below its start before that is brought up to date, in points.
  static let pullDistance: CGFloat = 110

  /// Has the refresh control spin, once while a finger is down.
  private func refreshOnce() {
    guard !motion.hasPulled, canBePulledDown,
      let refreshControl, refreshControl.isEnabled, !refreshControl.isRefreshing
    else { return }
    motion.hasPulled = true
    refreshControl.beginRefreshing()
    refreshControl.sendActions(for: .valueChanged)
  }

  /// Whether a finger can pull the content below its start.
  private var canBePulledDown: Bool {
    let inset = adjustedContentInset
    let isLong = contentSize.height + inset.top + inset.bottom > bounds.height
    return bounces && pulls.vertically && (isLong || alwaysBounceVertical)
  }

  /// Lifts the finger with a velocity in points per millisecond.
  func endDragging(velocity: CGPoint) {
    var target = preferredTarget(restingTarget(velocity: velocity), velocity: velocity)
    // Safe because the pointer is used only during the call, as in UIKit's contract.
    unsafe delegate?.scrollViewWillEndDragging(
      self,
      withVelocity: velocity,
      targetContentOffset: &target
    )
    let decelerates = target != contentOffset
    motion.phase = decelerates ? .decelerating : .resting
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    guard !rollsOverTime else {
      return rollWithFriction(to: target) { [weak self] in
        guard let self else { return }
        motion.phase = .resting
        delegate?.scrollViewDidEndDecelerating(self)
      }
    }
    setOffset(target)
    motion.phase = .resting
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Returns where scrolling stops after the finger is lifted, unless the delegate changes it.
  private func restingTarget(velocity: CGPoint) -> CGPoint {
    let rolled = CGPoint(
      x: contentOffset.x + rollingDistance(velocity.x),
      y: contentOffset.y + rollingDistance(velocity.y)
    )
    guard isPagingEnabled else { return restingOffset(near: rolled) }
    return restingOffset(
      near: CGPoint(
        x: page(near: rolled.x, from: contentOffset.x, length: bounds.width),
        y: page(near: rolled.y, from: contentOffset.y, length: bounds.height)
      )
    )
  }

  /// Returns the distance that the content moves until friction stops it: the sum of a velocity
  /// that decreases each millisecond.
  private func rollingDistance(_ velocity: CGFloat) -> CGFloat {
    velocity * decelerationRate.rawValue / (1 - decelerationRate.rawValue)
  }

  /// Returns the page nearest to where friction would stop the content, but not beyond the next
  /// page.
  private func page(near rolled: CGFloat, from present: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return present }
    let before = (present / length).rounded(.down)
    return min(max((rolled / length).rounded(), before), before + 1) * length
  }
}
