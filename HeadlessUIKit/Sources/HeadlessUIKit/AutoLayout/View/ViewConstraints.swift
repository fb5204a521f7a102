/// The Auto Layout state of a view; a view without constraints has none.
@MainActor final class ViewConstraints {
  /// The active constraints that the view holds for itself and for views inside it.
  var owned: [NSLayoutConstraint] = []
  /// The guides in the view.
  var guides: [UILayoutGuide] = []
  /// The number of active constraints outside that refer to the view or to something inside it.
  var leadingOut = 0
  /// The number of those that refer to something inside it.
  var leadingOutFromInside = 0
  /// The engine that solves the constraints inside the view, if its own frame is set elsewhere.
  var engine: LayoutEngine?
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
