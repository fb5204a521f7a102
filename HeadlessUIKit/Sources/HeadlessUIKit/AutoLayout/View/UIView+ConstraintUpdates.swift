extension UIView {
  func markNeedsUpdateConstraints() {
    layoutState.needsConstraintUpdate = true
    layoutState.hasUpdatedConstraints = true
    layoutState.hasPendingConstraintUpdate = true
    leadConstraintUpdates()
    markAncestorsForPendingLayout()
  }

  /// Records on the path to this view that something in it needs its constraints updated.
  func leadConstraintUpdates() {
    guard layoutState.hasPendingConstraintUpdate else { return }
    var ancestor = superview
    while let current = ancestor, !current.layoutState.hasPendingConstraintUpdate {
      current.layoutState.hasPendingConstraintUpdate = true
      ancestor = current.superview
    }
  }

  /// Calls `updateConstraints()` on the views that need it, from the innermost outwards.
  func updatePendingConstraints() {
    guard layoutState.hasPendingConstraintUpdate else { return }
    layoutState.hasPendingConstraintUpdate = false
    for subview in subviews { subview.updatePendingConstraints() }
    guard layoutState.needsConstraintUpdate else { return }
    layoutState.needsConstraintUpdate = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// Marks views that an engine places for the first time, which may make their constraints only in
  /// `updateConstraints()`.
  func markFirstConstraintUpdates() {
    if !layoutState.hasUpdatedConstraints { markNeedsUpdateConstraints() }
    for subview in subviews where !subview.isLayoutBoundary { subview.markFirstConstraintUpdates() }
  }
}
