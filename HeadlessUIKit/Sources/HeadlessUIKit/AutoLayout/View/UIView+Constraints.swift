extension UIView {
  /// The active constraints that the view holds: its own, and those between views inside it.
  public var constraints: [NSLayoutConstraint] { constraintState?.owned ?? [] }

  /// Activates a constraint in this view, which must contain its items.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.isLegal, constraint.owner !== self, constraint.isAlive else { return }
    guard constraint.items.allSatisfy({ $0.layoutView?.isDescendant(of: self) == true }) else {
      Headless.log(
        "The view hierarchy is not prepared for the constraint: \(constraint.equation)\n\tWhen added "
          + "to a view, the constraint's items must be descendants of that view (or the view "
          + "itself). This will crash if the constraint needs to be resolved before the view "
          + "hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) "
          + "_viewHierarchyUnpreparedForConstraint:] to debug."
      )
      Headless.fail(
        "AL-UNPREPARED",
        "Impossible to set up layout with view hierarchy unprepared for constraint."
      )
      return
    }
    constraint.deactivate()
    constraint.install(in: self)
  }

  /// Activates constraints in this view, which must contain their items.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.deactivate()
  }

  /// Deactivates constraints that this view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the active constraints about the view along an axis.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var view: UIView? = self
    while let current = view {
      result += current.constraints.filter { constraint in
        constraint.first.attribute.isVertical == (axis == .vertical)
          && constraint.items.contains { $0 === self }
      }
      view = current.superview
    }
    return result
  }

  /// Whether another frame would satisfy the constraints equally well.
  ///
  /// This solves the constraints eight times, and is meant for debugging and tests.
  public var hasAmbiguousLayout: Bool {
    guard !translatesAutoresizingMaskIntoConstraints else { return false }
    return superview?.engineForSubviews?.isAmbiguous(self) ?? false
  }

  /// Returns the priority with which the view resists being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    (constraintState?.hugging ?? defaultHugging)[axis]
  }

  /// Sets the priority with which the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    let state = constraintStateForChange
    var priorities = state.hugging ?? defaultHugging
    priorities[axis] = priority
    state.hugging = priorities
    contentPrioritiesDidChange()
  }

  /// Returns the priority with which the view resists being smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    (constraintState?.resistance ?? defaultResistance)[axis]
  }

  /// Sets the priority with which the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    let state = constraintStateForChange
    var priorities = state.resistance ?? defaultResistance
    priorities[axis] = priority
    state.resistance = priorities
    contentPrioritiesDidChange()
  }

  private var defaultHugging: ViewConstraints.AxisPriorities {
    let fitsItsContent = self is UISwitch || self is UIStepper || self is UIActivityIndicatorView
    return ViewConstraints.AxisPriorities(
      horizontal: fitsItsContent ? .defaultHigh : .defaultLow,
      vertical: fitsItsContent || self is UIProgressView ? .defaultHigh : .defaultLow
    )
  }

  private var defaultResistance: ViewConstraints.AxisPriorities {
    ViewConstraints.AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  private func contentPrioritiesDidChange() {
    guard let engine = (superview ?? self).engineForSubviews else { return }
    engine.contentSizeDidChange(of: self)
    (superview ?? self).setNeedsLayout()
  }
}
