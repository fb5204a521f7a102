extension UICollectionView {
  /// Called when a transition to another layout has ended, with whether its animation finished, and
  /// whether the new layout is shown.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  func endTransition(isFinished: Bool) {
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
