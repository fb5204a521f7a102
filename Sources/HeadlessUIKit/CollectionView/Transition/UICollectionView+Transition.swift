extension UICollectionView {
  /// Called when a transition to another layout is over: whether its animation ran to the end, and
  /// whether the other layout is the one that is shown.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Starts to show another layout as far as a gesture says, and returns the layout in between.
  ///
  /// The gesture sets that layout's progress, and at its end the transition is finished or cancelled.
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

  /// Shows the other layout for good.
  public func finishInteractiveTransition() {
    endTransition(isFinished: true)
  }

  /// Goes back to the layout that the transition started from.
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

/// A transition to another layout that a gesture leads.
@preconcurrency @MainActor struct LayoutTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}
