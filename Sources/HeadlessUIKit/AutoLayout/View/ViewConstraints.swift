/// What a view knows about constraints; a view that has to do with none makes none of this.
@MainActor final class ViewConstraints {
  /// The active constraints the view holds for itself and what is inside it.
  var owned: [NSLayoutConstraint] = []
  /// The guides in the view.
  var guides: [UILayoutGuide] = []
  /// How many active constraints outside tell of the view or of something inside it.
  var leadingOut = 0
  /// How many of them tell of something inside it.
  var leadingOutFromInside = 0
  /// What solves the constraints inside the view, if its own frame comes from elsewhere.
  var engine: LayoutEngine?
  /// What constraints hold instead of the view.
  var reference: LayoutItemReference?
  var hugging: AxisPriorities?
  var resistance: AxisPriorities?

  /// A priority for each axis.
  struct AxisPriorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set {
        if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
      }
    }
  }
}
