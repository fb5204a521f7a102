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
    setOffset(stretchedOffset(offset))
    guard restingOffsets.lowest.y - offset.y >= Self.pullDistance else { return }
    refreshOnce()
    setOffset(stretchedOffset(offset))
  }

  /// Returns the offset for a finger that asks for one: beyond an end, content that bounces follows
  /// less the farther it is pulled.
  private func stretchedOffset(_ offset: CGPoint) -> CGPoint {
    let resting = restingOffset(near: offset)
    return CGPoint(
      x: bouncesAtSides
        ? resting.x + RubberBand(length: bounds.width).stretch(offset.x - resting.x) : resting.x,
      y: bouncesAtTopAndBottom
        ? resting.y + RubberBand(length: bounds.height).stretch(offset.y - resting.y) : resting.y
    )
  }

  private var bouncesAtTopAndBottom: Bool {
    bounces && pulls.vertically && canBeDraggedVertically
  }

  private var bouncesAtSides: Bool { bounces && pulls.horizontally && canBeDraggedHorizontally }

  /// How far a finger pulls the content below its start before that is brought up to date, in points.
  static let pullDistance: CGFloat = 110

  /// Has the refresh control spin, once while a finger is down.
  private func refreshOnce() {
    guard !motion.hasPulled, bouncesAtTopAndBottom,
      let refreshControl, refreshControl.isEnabled, !refreshControl.isRefreshing
    else { return }
    motion.hasPulled = true
    refreshControl.beginRefreshing()
    refreshControl.sendActions(for: .valueChanged)
  }

  /// Lifts the finger with a velocity in points per millisecond.
  ///
  /// The content then decelerates, or bounces back, over time, or at once.
  func endDragging(velocity: CGPoint, isOverTime: Bool = true) {
    let resting = restingOffset(near: contentOffset)
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
    guard motion.phase == .decelerating else { return }
    let end = { [weak self] in
      guard let self else { return }
      motion.phase = .resting
      delegate?.scrollViewDidEndDecelerating(self)
    }
    guard isOverTime, UIView.areAnimationsEnabled else {
      setOffset(target)
      return end()
    }
    let isBeyond = resting != contentOffset && target == resting
    isBeyond
      ? bounce(to: target, velocity: velocity, then: end) : rollWithFriction(to: target, then: end)
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

  /// Returns the page nearest to where friction would stop the content, but not beyond the next
  /// page.
  private func page(near rolled: CGFloat, from present: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return present }
    let before = (present / length).rounded(.down)
    return min(max((rolled / length).rounded(), before), before + 1) * length
  }
}

/// How content follows a finger beyond its ends, as recorded on iOS 26.1 in 22 samples.
struct RubberBand {
  /// The length of the view in the direction of the pull, in points.
  let length: CGFloat

  /// The part of a short pull that the content follows.
  private static let softness: CGFloat = 0.55

  /// Returns how far the content is beyond its end when a finger has pulled it by a distance, in
  /// points.
  func stretch(_ pull: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let part = 1 - 1 / (Self.softness * abs(pull) / length + 1)
    return (pull < 0 ? -length : length) * part
  }

  /// Returns how far a finger has pulled content that is beyond its end by a distance.
  func pull(_ stretch: CGFloat) -> CGFloat {
    guard length > 0, abs(stretch) < length else { return 0 }
    let pull = length / Self.softness * (1 / (1 - abs(stretch) / length) - 1)
    return stretch < 0 ? -pull : pull
  }
}
