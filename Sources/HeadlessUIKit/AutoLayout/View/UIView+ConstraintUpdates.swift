extension UIView {
  /// Has the constraints updated before the next layout.
  public func setNeedsUpdateConstraints() {
    markNeedsUpdateConstraints()
  }

  /// Whether the constraints will be updated before the next layout.
  public func needsUpdateConstraints() -> Bool { layoutState.needsConstraintUpdate }

  /// Has the constraints that wait for it updated, here and in the views inside.
  public func updateConstraintsIfNeeded() {
    updatePendingConstraints()
  }

  func markNeedsUpdateConstraints() {
    layoutState.needsConstraintUpdate = true
    layoutState.hasUpdatedConstraints = true
    layoutState.hasPendingConstraintUpdate = true
    leadConstraintUpdates()
    markAncestorsForPendingLayout()
  }

  /// Leads the update of constraints to this view, if anything in it waits for one.
  func leadConstraintUpdates() {
    guard layoutState.hasPendingConstraintUpdate else { return }
    var ancestor = superview
    while let current = ancestor, !current.layoutState.hasPendingConstraintUpdate {
      current.layoutState.hasPendingConstraintUpdate = true
      ancestor = current.superview
    }
  }

  /// Has the views that asked for it change their constraints, from the innermost outwards.
  func updatePendingConstraints() {
    guard layoutState.hasPendingConstraintUpdate else { return }
    layoutState.hasPendingConstraintUpdate = false
    for subview in subviews { subview.updatePendingConstraints() }
    guard layoutState.needsConstraintUpdate else { return }
    layoutState.needsConstraintUpdate = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// Marks views that an engine places for the first time, whose constraints may be made only when
  /// they are asked to update them.
  func markFirstConstraintUpdates() {
    if !layoutState.hasUpdatedConstraints { markNeedsUpdateConstraints() }
    for subview in subviews where !subview.isLayoutBoundary { subview.markFirstConstraintUpdates() }
  }
}
