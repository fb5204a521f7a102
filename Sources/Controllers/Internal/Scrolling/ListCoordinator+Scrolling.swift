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
    endScroll(.superseded)
    nextScroll += 1
    scrollRun = ScrollRun(
      number: nextScroll,
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
    isScrollWaiting = false
    guard scrollRun != nil, !isTornDown else { return }
    guard !machine.isBlocked else {
      isScrollWaiting = true
      return
    }
    guard scrollRun?.hasLeft == false else { return endScroll(.missing) }
    guard ownsCollectionView else { return endScroll(.interrupted) }
    guard collectionView.window != nil, !collectionView.bounds.isEmpty else { return }
    guard let run = scrollRun, find() else {
      if machine.isQuiet { reportMissingTarget() }
      return
    }
    if run.isAnimated, run.passes < Self.maximumPasses / 2 {
      animateScroll(run.number)
    } else {
      jump(run.number)
    }
  }

  /// Ends the scroll under way and tells its result.
  func endScroll(_ result: ScrollResult) {
    guard let run = scrollRun else { return }
    scrollRun = nil
    run.completion(result, run.position)
  }

  /// Goes on with a scroll that has waited for user code to return, in the next turn.
  func resumeScrolling() {
    if isScrollWaiting, !machine.isBlocked {
      scheduleWake()
    }
  }

  /// Notes that the list has changed, which may have moved the target or stopped the animation.
  func disturbScroll() {
    guard scrollRun != nil else { return }
    scrollRun?.isDisturbed = true
    scheduleWake()
  }

  /// Takes the target of a scroll along with its item.
  func followScrollTarget(_ place: (Position) -> Position?) {
    guard let position = scrollRun?.position else { return }
    let next = place(position)
    scrollRun?.position = next
    scrollRun?.hasLeft = next == nil
  }

  /// Notes that an animated scroll has ended, and looks whether it has arrived.
  func scrollAnimationDidEnd() {
    guard scrollRun?.goal != nil else { return }
    scrollRun?.goal = nil
    scrollRun?.passes += 1
    continueScrolling()
  }

  /// Finds out where the target is.
  ///
  /// - Returns: Whether it is in the list.
  private func find() -> Bool {
    switch scrollRun?.target {
    case .item(let id, _):
      if scrollRun?.position == nil {
        scrollRun?.position = list.snapshot.position(of: id)
      }
      return scrollRun?.position != nil
    case .section(let id):
      return list.snapshot.index(of: id) != nil
    case .top, .bottom:
      return true
    case nil:
      return false
    }
  }

  private func reportMissingTarget() {
    switch scrollRun?.target {
    case .item(let id, let errand): report(.missingItem(id, asked: errand))
    case .section(let id): report(.missingSection(id, asked: "scroll to"))
    default: break
    }
    endScroll(.missing)
  }

  /// Scrolls at once, until the place of the target, which may depend on what is measured on the way,
  /// comes to rest.
  private func jump(_ number: Int) {
    for _ in 0..<Self.maximumPasses {
      guard scrollRun?.number == number else { return }
      guard let goal = scrollGoal() else { return endScroll(.missing) }
      guard !collectionView.contentOffset.isNear(goal, within: Self.tolerance) else {
        return endScroll(.arrived)
      }
      collectionView.setContentOffset(goal, animated: false)
      collectionView.layoutIfNeeded()
    }
    guard scrollRun?.number == number else { return }
    endScroll(.interrupted)
  }

  private func animateScroll(_ number: Int) {
    guard let goal = scrollGoal() else { return endScroll(.missing) }
    guard scrollRun?.number == number else { return }
    if let present = scrollRun?.goal {
      guard !present.isNear(goal, within: Self.tolerance) else { return }
    } else if collectionView.contentOffset.isNear(goal, within: Self.tolerance) {
      return endScroll(.arrived)
    }
    scrollRun?.goal = goal
    collectionView.setContentOffset(goal, animated: true)
    watchScroll(number)
  }

  /// Ends an animated scroll of which nothing has been heard for long.
  private func watchScroll(_ number: Int) {
    lastScrollMovement = clock.now
    clock.wake(at: clock.now + Self.patience) { [weak self] in
      guard let self, scrollRun?.number == number, scrollRun?.goal != nil else { return }
      guard clock.now >= lastScrollMovement + Self.patience else { return watchScroll(number) }
      let goal = scrollGoal()
      let isThere = goal.map { collectionView.contentOffset.isNear($0, within: Self.tolerance) }
      if isThere == true {
        endScroll(.arrived)
      } else if scrollRun?.isDisturbed == true {
        scrollRun?.isDisturbed = false
        scrollAnimationDidEnd()
      } else {
        endScroll(.interrupted)
      }
    }
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint, within distance: CGFloat) -> Bool {
    abs(x - other.x) < distance && abs(y - other.y) < distance
  }
}
