extension UICollectionView {
  /// Called when a transition to another layout has ended, with whether its animation finished, and
  /// whether the new layout is shown.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Starts a transition to another layout that a gesture drives, and returns the transition
  /// layout.
  ///
  /// The gesture sets the progress of the transition layout, and finishes or cancels the transition
  /// at its end.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let old = collectionViewLayout
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    activity.transition = LayoutTransition(layout: transition, completion: completion)
    changeLayout(to: transition)
    return transition
  }

  /// Completes the transition to the other layout.
  public func finishInteractiveTransition() {
    endTransition(isFinished: true)
  }

  /// Returns to the layout from which the transition started.
  public func cancelInteractiveTransition() {
    endTransition(isFinished: false)
  }

  private func endTransition(isFinished: Bool) {
    guard let transition = activity.transition else {
      return fail(
        "F-TRANSITION",
        "\(isFinished ? "finish" : "cancel")InteractiveTransition called without a transition under"
          + " way"
      )
    }
    activity.transition = nil
    let layout = transition.layout
    layout.transitionProgress = isFinished ? 1 : 0
    changeLayout(to: isFinished ? layout.nextLayout : layout.currentLayout)
    finishLater(animated: true) { transition.completion?(true, isFinished) }
  }
}

/// A transition to another layout that a gesture drives.
@preconcurrency @MainActor struct LayoutTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}
