extension UIView {
  var constraintStateForChange: ViewConstraints {
    if let constraintState { return constraintState }
    let state = ViewConstraints()
    constraintState = state
    return state
  }

  /// Whether constraints inside the view are independent of those outside.
  ///
  /// The view's frame is given then for both. Therefore a list of cells is many small systems.
  var isLayoutBoundary: Bool {
    translatesAutoresizingMaskIntoConstraints && constraintState?.leadingOutFromInside ?? 0 == 0
  }

  /// The view whose engine solves the constraints that this view holds.
  var layoutRoot: UIView {
    var view = self
    while !view.isLayoutBoundary, let superview = view.superview { view = superview }
    return view
  }

  /// The engine of a layout root, made with the first constraint.
  var engineForChange: LayoutEngine {
    let state = constraintStateForChange
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: self)
    state.engine = engine
    return engine
  }

  /// The engine that places the view's subviews, if constraints place them.
  var engineForSubviews: LayoutEngine? { layoutRoot.constraintState?.engine }

  /// Whether anything inside the view has constraints, except in views with engines of their own.
  var holdsConstraints: Bool {
    if constraintState?.owned.isEmpty == false { return true }
    return subviews.contains { !$0.isLayoutBoundary && $0.holdsConstraints }
  }

  func noteConstraintLeadingOut(_ change: Int, isFromInside: Bool) {
    let state = constraintStateForChange
    state.leadingOut += change
    guard isFromInside else { return }
    let wasBoundary = isLayoutBoundary
    state.leadingOutFromInside += change
    guard isLayoutBoundary != wasBoundary else { return }
    if wasBoundary { state.engine = nil } else if holdsConstraints { engineForChange.invalidate() }
    superview?.layoutRoot.engineForChange.invalidate()
  }

  /// Updates the engine after the view was added to a superview.
  func didJoinLayout() {
    guard !isLayoutBoundary else { return }
    let hadEngine = constraintState?.engine != nil
    constraintState?.engine = nil
    guard let root = superview?.layoutRoot else { return }
    if hadEngine || type(of: self).requiresConstraintBasedLayout {
      root.engineForChange.invalidate()
    } else {
      root.constraintState?.engine?.invalidate()
    }
  }

  /// Detaches the view from its superview's engine before it leaves.
  func willLeaveLayout() {
    deactivateConstraintsLeadingOut()
    guard !isLayoutBoundary else { return }
    superview?.layoutRoot.constraintState?.engine?.invalidate()
  }

  /// Solves the view's own constraints after it left its superview.
  func didLeaveLayout() {
    guard !translatesAutoresizingMaskIntoConstraints, holdsConstraints else { return }
    engineForChange.invalidate()
  }

  /// Updates the engine after another source has taken over the view's frame.
  func translationDidChange() {
    guard isLayoutBoundary else {
      didJoinLayout()
      if superview == nil, holdsConstraints { engineForChange.invalidate() }
      return
    }
    if holdsConstraints { engineForChange.invalidate() }
    superview?.layoutRoot.constraintState?.engine?.invalidate()
  }

  /// Deactivates the constraints between the view or its subviews and anything outside.
  func deactivateConstraintsLeadingOut() {
    guard let state = constraintState, state.leadingOut > 0 else { return }
    var ancestor = superview
    while let current = ancestor, state.leadingOut > 0 {
      for constraint in current.constraintState?.owned ?? []
      where constraint.items.contains(where: { $0.layoutView?.isDescendant(of: self) == true }) {
        constraint.deactivate()
      }
      ancestor = current.superview
    }
  }

  /// Deactivates the constraints about an item, here and in the superviews.
  func deactivateConstraints(with item: any LayoutItem) {
    var view: UIView? = self
    while let current = view {
      for constraint in current.constraintState?.owned ?? []
      where constraint.items.contains(where: { $0 === item }) {
        constraint.deactivate()
      }
      view = current.superview
    }
  }
}
