/// Which layout is pending, and what is asked for in each pass.
///
/// It is stored where no other module sees it: accesses to other properties are checked at run time.
struct ViewLayoutState {
  var needsLayout = true
  /// Whether properties have to be updated before the next layout.
  var needsProperties = false
  /// Whether anything inside needs layout, so that a pass over a large tree visits only the views that need it.
  var hasPendingDescendant = false
  var isLayingOut = false
  var needsConstraintUpdate = false
  /// Whether this view or one inside it needs its constraints updated.
  var hasPendingConstraintUpdate = false
  /// Whether an update of constraints was done or requested at least once.
  var hasUpdatedConstraints = false
  var translatesMask = true
  var isHidden = false
}

extension UIView {
  /// How often a pass lays out a view that keeps requesting layout.
  ///
  /// UIKit would hang; a limit and a log message help to find the mistake.
  private static let longestLayoutLoop = 100

  func setHidden(_ isHidden: Bool) {
    guard isHidden != layoutState.isHidden else { return }
    layoutState.isHidden = isHidden
    superview?.visibilityDidChange(of: self)
  }

  func setTranslatesMask(_ translatesMask: Bool) {
    guard translatesMask != layoutState.translatesMask else { return }
    layoutState.translatesMask = translatesMask
    translationDidChange()
  }

  func markNeedsLayout() {
    // The path to a view that needs layout is marked already.
    if !layoutState.needsLayout {
      layoutState.needsLayout = true
      markAncestorsForPendingLayout()
    }
    Headless.requestTurn()
  }

  /// Marks the path to this view for the layout pass, if anything in it is pending.
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
    let outer = PreferredTextSize.duringLayout
    if let window { PreferredTextSize.duringLayout = window.preferredTextSize }
    top.layOutPending()
    PreferredTextSize.duringLayout = outer
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
      updatePropertiesIfNeeded()
      controller?.updateUnavailableContentIfNeeded()
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.layOutUnavailableContent()
      if let layer = appearance.madeLayer { layoutSublayers(of: layer) }
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
