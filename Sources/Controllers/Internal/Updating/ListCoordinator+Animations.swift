import RosterCore
import RosterPlatform

/// Everything that is animated is animated here, so that it is known when it is over.
extension ListCoordinator {
  /// Calls back when all content is shown and nothing is animated any longer; at once if that is so and
  /// no other user code is under way.
  func afterAnimations(_ action: @escaping () -> Void) {
    animations.wait(action)
    answerIfAtRest()
  }

  /// Answers those who wait for the list to come to rest, whoever has waited longest first.
  ///
  /// They are the app's, and may change the list. While other user code or the collection view is at
  /// work they wait for the turn after that.
  func answerIfAtRest() {
    while isTornDown || machine.isQuiet && !machine.isBlocked && animations.isEmpty {
      guard let action = animations.takeFirst() else { return }
      action()
    }
  }

  /// Changes the collection view in a batch, which is animated where animations are enabled.
  func performBatch(_ changes: @escaping () -> Void) {
    guard UIView.areAnimationsEnabled else {
      collectionView.performBatchUpdates(changes)
      return
    }
    animations.begin()
    collectionView.performBatchUpdates(changes) { [weak self] _ in self?.animationDidEnd() }
  }

  /// Makes changes that are animated for some time, in seconds; touches go on meanwhile.
  func animate(
    withDuration duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    _ changes: @escaping () -> Void
  ) {
    animations.begin()
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: options.union([.allowUserInteraction, .beginFromCurrentState]),
      animations: changes
    ) { [weak self] _ in self?.animationDidEnd() }
  }

  private func animationDidEnd() {
    animations.end()
    if animations.isEmpty { releaseDeparting() }
    answerIfAtRest()
  }
}
