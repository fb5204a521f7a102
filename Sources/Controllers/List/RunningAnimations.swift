import Foundation
import RosterPlatform

/// Performs the animations of a list, and calls back when all of them have ended.
@MainActor
final class RunningAnimations {
  /// Called when all animations have ended.
  var didEnd: () -> Void = {}

  private let gate: UpdateGate
  private var count = 0
  private var waiting: [() -> Void] = [] {
    didSet { gate.isRestAwaited = !waiting.isEmpty }
  }

  init(_ gate: UpdateGate) {
    self.gate = gate
  }

  /// Whether nothing is animated.
  var isEmpty: Bool { count == 0 }

  /// Whether a callback waits for the end of all animations.
  var isAwaited: Bool { !waiting.isEmpty }

  /// Calls back when all content is shown and all animations have ended; immediately if that is
  /// true and no other user code is running.
  func whenAtRest(_ action: @escaping () -> Void) {
    waiting.append(action)
    answerIfAtRest()
  }

  /// Calls those who wait for the list to settle, in order.
  ///
  /// They belong to the app and may change the list. While other user code or the collection view
  /// is working, they wait for the turn after that.
  func answerIfAtRest() {
    while gate.isClosedForGood || gate.machine.isQuiet && !gate.machine.isBlocked && isEmpty {
      guard !waiting.isEmpty else { return }
      waiting.removeFirst()()
    }
  }

  /// Changes a collection view in a batch, which is animated where animations are enabled.
  func performBatch(in collectionView: UICollectionView, _ changes: @escaping () -> Void) {
    guard UIView.areAnimationsEnabled else {
      collectionView.performBatchUpdates(changes)
      return
    }
    count += 1
    collectionView.performBatchUpdates(changes) { [weak self] _ in self?.oneDidEnd() }
  }

  /// Makes changes in an animation with a duration in seconds; touches are handled meanwhile.
  func animate(
    withDuration duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    _ changes: @escaping () -> Void
  ) {
    count += 1
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: options.union([.allowUserInteraction, .beginFromCurrentState]),
      animations: changes
    ) { [weak self] _ in self?.oneDidEnd() }
  }

  /// Makes changes in an animation like a spring; touches are handled meanwhile.
  func animate(
    withDuration duration: TimeInterval,
    dampingRatio: CGFloat,
    _ changes: @escaping () -> Void
  ) {
    count += 1
    UIView.animate(
      withDuration: duration,
      delay: 0,
      usingSpringWithDamping: dampingRatio,
      initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: changes
    ) { [weak self] _ in self?.oneDidEnd() }
  }

  private func oneDidEnd() {
    count -= 1
    if isEmpty { didEnd() }
    answerIfAtRest()
  }
}
