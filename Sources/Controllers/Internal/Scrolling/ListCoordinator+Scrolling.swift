import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// In points; nearer to it counts as there.
  private static var tolerance: CGFloat { 0.5 }

  /// The number of times that the place of the target is looked up again, as sizes become known.
  private static var maximumPasses: Int { 8 }

  /// How long an animation may stand still before it counts as over; UIKit does not tell the end of one
  /// that something else has stopped.
  private static var patience: Duration { .seconds(1) }

  /// Begins to scroll, as soon as the list is ready for it.
  func scroll(
    to target: ScrollRun.Target,
    at alignment: ScrollAlignment,
    distance: CGFloat,
    animated: Bool,
    completion: @escaping (ScrollResult, Position?) -> Void
  ) {
    scroller.end(.superseded)
    scroller.run = ScrollRun(
      number: scroller.nextNumber(),
      target: target,
      alignment: alignment,
      distance: distance,
      isAnimated: animated,
      completion: completion
    )
    continueScrolling()
  }

  /// Goes on with a scroll, if the list is ready for it; otherwise it is asked again when the list is.
  func continueScrolling() {
    scroller.isWaiting = false
    guard scroller.run != nil, !isTornDown else { return }
    guard !machine.isBlocked else {
      scroller.isWaiting = true
      return
    }
    guard scroller.run?.hasLeft == false else { return scroller.end(.missing) }
    guard ownsCollectionView else { return scroller.end(.interrupted) }
    guard collectionView.window != nil, !collectionView.bounds.isEmpty else { return }
    guard let run = scroller.run, find() else {
      if machine.isQuiet { reportMissingTarget() }
      return
    }
    if run.isAnimated, run.passes < Self.maximumPasses / 2 {
      animateScroll(run.number)
    } else {
      jump(run.number)
    }
  }

  /// Goes on with a scroll that has waited for user code to return, in the next turn.
  func resumeScrolling() {
    if scroller.isWaiting, !machine.isBlocked {
      scheduleWake()
    }
  }

  /// Notes that the list has changed, which may have moved the target or stopped the animation.
  func disturbScroll() {
    guard scroller.run != nil else { return }
    scroller.run?.isDisturbed = true
    scheduleWake()
  }

  /// Notes that an animated scroll has ended, and looks whether it has arrived.
  func scrollAnimationDidEnd() {
    guard scroller.run?.goal != nil else { return }
    scroller.run?.goal = nil
    scroller.run?.passes += 1
    continueScrolling()
  }

  /// Finds out where the target is.
  ///
  /// - Returns: Whether it is in the list.
  private func find() -> Bool {
    switch scroller.run?.target {
    case .item(let id, _):
      if scroller.run?.position == nil {
        scroller.run?.position = list.snapshot.position(of: id)
      }
      return scroller.run?.position != nil
    case .section(let id):
      return list.index(of: id) != nil
    case .top, .bottom:
      return true
    case nil:
      return false
    }
  }

  private func reportMissingTarget() {
    switch scroller.run?.target {
    case .item(let id, let errand): report(.missingItem(id, asked: errand))
    case .section(let id): report(.missingSection(id, asked: "scroll to"))
    default: break
    }
    scroller.end(.missing)
  }

  /// Scrolls at once, until the place of the target, which may depend on what is measured on the way,
  /// comes to rest.
  private func jump(_ number: Int) {
    for _ in 0..<Self.maximumPasses {
      guard scroller.run?.number == number else { return }
      guard let goal = scrollGoal() else { return scroller.end(.missing) }
      guard !collectionView.contentOffset.isNear(goal, within: Self.tolerance) else {
        return scroller.end(.arrived)
      }
      collectionView.setContentOffset(goal, animated: false)
      collectionView.layoutIfNeeded()
    }
    guard scroller.run?.number == number else { return }
    scroller.end(.interrupted)
  }

  private func animateScroll(_ number: Int) {
    guard let goal = scrollGoal() else { return scroller.end(.missing) }
    guard scroller.run?.number == number else { return }
    if let present = scroller.run?.goal {
      guard !present.isNear(goal, within: Self.tolerance) else { return }
    } else if collectionView.contentOffset.isNear(goal, within: Self.tolerance) {
      return scroller.end(.arrived)
    }
    scroller.run?.goal = goal
    collectionView.setContentOffset(goal, animated: true)
    watchScroll(number)
  }

  /// Ends an animated scroll of which nothing has been heard for long.
  private func watchScroll(_ number: Int) {
    scroller.lastMovement = clock.now
    clock.wake(at: clock.now + Self.patience) { [weak self] in
      guard let self, scroller.run?.number == number, scroller.run?.goal != nil else { return }
      guard clock.now >= scroller.lastMovement + Self.patience else { return watchScroll(number) }
      let goal = scrollGoal()
      let isThere = goal.map { collectionView.contentOffset.isNear($0, within: Self.tolerance) }
      if isThere == true {
        scroller.end(.arrived)
      } else if scroller.run?.isDisturbed == true {
        scroller.run?.isDisturbed = false
        scrollAnimationDidEnd()
      } else {
        scroller.end(.interrupted)
      }
    }
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint, within distance: CGFloat) -> Bool {
    abs(x - other.x) < distance && abs(y - other.y) < distance
  }
}
