extension UIView {
  func install(_ constraint: NSLayoutConstraint) {
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

  func constraints(about axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
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

  var defaultHugging: ViewConstraints.AxisPriorities {
    let fitsItsContent = self is UISwitch || self is UIStepper || self is UIActivityIndicatorView
    return ViewConstraints.AxisPriorities(
      horizontal: fitsItsContent ? .defaultHigh : .defaultLow,
      vertical: fitsItsContent || self is UIProgressView ? .defaultHigh : .defaultLow
    )
  }

  var defaultResistance: ViewConstraints.AxisPriorities {
    ViewConstraints.AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  func contentPrioritiesDidChange() {
    guard let engine = (superview ?? self).engineForSubviews else { return }
    engine.contentSizeDidChange(of: self)
    (superview ?? self).setNeedsLayout()
  }
}
