extension UIView {
  var constraintStateForChange: ViewConstraints {
    if let constraintState { return constraintState }
    let state = ViewConstraints()
    constraintState = state
    return state
  }

  /// Whether constraints inside the view and those outside have nothing to do with each other.
  ///
  /// The view's frame is then given for both. That is why a list of cells is many small systems.
  var isLayoutBoundary: Bool {
    translatesAutoresizingMaskIntoConstraints && constraintState?.leadingOutFromInside ?? 0 == 0
  }

  /// The view whose engine solves what this view holds.
  var layoutRoot: UIView {
    var view = self
    while !view.isLayoutBoundary, let superview = view.superview { view = superview }
    return view
  }

  /// The engine of a layout root, which is made with the first constraint.
  var engineForChange: LayoutEngine {
    let state = constraintStateForChange
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: self)
    state.engine = engine
    return engine
  }

  /// The engine that places the view's subviews, if constraints do.
  var engineForSubviews: LayoutEngine? { layoutRoot.constraintState?.engine }

  /// Whether anything inside the view, up to views that are systems of their own, is constrained.
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

  /// Takes the engine along after the view came into a superview.
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

  /// Cuts the ties to the superview before the view leaves it.
  func willLeaveLayout() {
    deactivateConstraintsLeadingOut()
    guard !isLayoutBoundary else { return }
    superview?.layoutRoot.constraintState?.engine?.invalidate()
  }

  /// Solves the view's own constraints from here on, after it left its superview.
  func didLeaveLayout() {
    guard !translatesAutoresizingMaskIntoConstraints, holdsConstraints else { return }
    engineForChange.invalidate()
  }

  /// Takes the engine along after the view's frame came to be decided elsewhere.
  func translationDidChange() {
    guard isLayoutBoundary else {
      didJoinLayout()
      if superview == nil, holdsConstraints { engineForChange.invalidate() }
      return
    }
    if holdsConstraints { engineForChange.invalidate() }
    superview?.layoutRoot.constraintState?.engine?.invalidate()
  }

  /// Deactivates the constraints that tie the view, and what is inside it, to what is outside.
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

  /// Deactivates the constraints that tell of an item, here and in the views around.
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
