/// Which layout is still to be done.
///
/// The second flag leads to the views with the first one, so that a pass over a large tree visits
/// only what needs it.
struct ViewLayoutState {
  var needsLayout = true
  var hasPendingDescendant = false
  var isLayingOut = false
  var needsConstraintUpdate = false
  /// Whether this view or one inside it waits for its constraints to be updated.
  var hasPendingConstraintUpdate = false
  /// Whether constraints were updated, or asked to be, at least once.
  var hasUpdatedConstraints = false
}

extension UIView {
  /// How often one pass lays out a view that keeps asking for it again.
  ///
  /// UIKit would hang; a bound and a line in the log find the mistake sooner.
  private static let longestLayoutLoop = 100

  func markNeedsLayout() {
    layoutState.needsLayout = true
    markAncestorsForPendingLayout()
    Headless.requestTurn()
  }

  /// Leads the layout pass to this view, if anything in it is pending.
  func markAncestorsForPendingLayout() {
    guard
      layoutState.needsLayout || layoutState.hasPendingDescendant
        || layoutState.hasPendingConstraintUpdate
    else { return }
    var ancestor = superview
    while let current = ancestor, !current.layoutState.hasPendingDescendant {
      current.layoutState.hasPendingDescendant = true
      ancestor = current.superview
    }
  }

  func layOutFromTopmostPendingAncestor() {
    var top = self
    while let superview = top.superview, superview.layoutState.needsLayout,
      !superview.layoutState.isLayingOut
    {
      top = superview
    }
    top.layOutPending()
  }

  private func layOutPending() {
    var rounds = 0
    while layoutState.needsLayout || layoutState.hasPendingDescendant
      || layoutState.hasPendingConstraintUpdate
    {
      guard !layoutState.isLayingOut else { return }
      guard rounds < Self.longestLayoutLoop else {
        layoutState.needsLayout = false
        layoutState.hasPendingDescendant = false
        layoutState.hasPendingConstraintUpdate = false
        Headless.log("Layout loop: \(type(of: self)) asked for layout \(rounds) times in one pass.")
        return
      }
      rounds += 1
      if layoutState.hasPendingConstraintUpdate { updatePendingConstraints() }
      layOutOnce()
    }
  }

  private func layOutOnce() {
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      layoutState.isLayingOut = true
      let outerTraits = CurrentTraits.onMain
      CurrentTraits.onMain = environment.traits
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
      CurrentTraits.onMain = outerTraits
      layoutState.isLayingOut = false
    }
    if layoutState.hasPendingDescendant {
      layoutState.hasPendingDescendant = false
      for subview in subviews where subview.superview === self {
        subview.layOutPending()
      }
    }
  }
}
