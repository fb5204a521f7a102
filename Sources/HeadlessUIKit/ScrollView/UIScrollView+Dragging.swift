extension UIScrollView {
  /// Whether a finger moves the content at all.
  var canBeScrolledByFinger: Bool {
    isScrollEnabled && isUserInteractionEnabled && !isHidden
  }

  func beginDragging() {
    motion.animation += 1
    motion.phase = .dragging
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
  }

  /// Lets go; the velocity is in points a millisecond.
  func endDragging(velocity: CGPoint) {
    var target = preferredTarget(restingTarget(velocity: velocity), velocity: velocity)
    // Safe because the pointer is used only during the call, as UIKit's contract has it.
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

  /// Where the content comes to rest when it is let go, if the delegate has no other wish.
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

  /// How far friction lets the content roll: the sum of a speed that shrinks each millisecond.
  private func rollingDistance(_ velocity: CGFloat) -> CGFloat {
    velocity * decelerationRate.rawValue / (1 - decelerationRate.rawValue)
  }

  /// The page nearest to where the content would roll, but no further than the next one.
  private func page(near rolled: CGFloat, from present: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return present }
    let before = (present / length).rounded(.down)
    return min(max((rolled / length).rounded(), before), before + 1) * length
  }
}
