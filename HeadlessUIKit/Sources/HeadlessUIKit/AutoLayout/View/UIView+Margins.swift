extension UIView {
  /// The default margins of a view, in points.
  private static let standardMargin: CGFloat = 8

  /// The margins in effect: the view's own, those inherited from the superview, and the safe area.
  ///
  /// The rows of a table scroll, and so inherit the margins at its sides only.
  var effectiveLayoutMargins: UIEdgeInsets {
    var margins = ownMargins
    if environment.preservesSuperviewMargins, let superview {
      let outer = superview.layoutMargins
      let frame = untransformedFrame
      let size = superview.bounds.size
      margins.left = max(margins.left, outer.left - frame.minX)
      if !(superview is UITableView) {
        margins.top = max(margins.top, outer.top - frame.minY)
        margins.bottom = max(margins.bottom, outer.bottom - (size.height - frame.maxY))
      }
      margins.right = max(margins.right, outer.right - (size.width - frame.maxX))
    }
    return environment.insetsMarginsFromSafeArea ? margins + safeAreaInsets : margins
  }

  private var ownMargins: UIEdgeInsets {
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else {
      return setMargins ?? standardMargins
    }
    let least = absolute(controller.systemMinimumLayoutMargins)
    guard let own = setMargins else { return least }
    return UIEdgeInsets(
      top: max(own.top, least.top),
      left: max(own.left, least.left),
      bottom: max(own.bottom, least.bottom),
      right: max(own.right, least.right)
    )
  }

  static let standardMargins = UIEdgeInsets(
    top: standardMargin,
    left: standardMargin,
    bottom: standardMargin,
    right: standardMargin
  )

  private var setMargins: UIEdgeInsets? {
    switch environment.margins {
    case nil: nil
    case .absolute(let margins): margins
    case .directional(let margins): absolute(margins)
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func absolute(_ margins: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: margins.top,
      left: isMirrored ? margins.trailing : margins.leading,
      bottom: margins.bottom,
      right: isMirrored ? margins.leading : margins.trailing
    )
  }

  /// Returns margins in the direction of reading.
  func directional(_ margins: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: margins.top,
      leading: isMirrored ? margins.right : margins.left,
      bottom: margins.bottom,
      trailing: isMirrored ? margins.left : margins.right
    )
  }

  /// Changes values that margins depend on, and notifies the view if the margins differ.
  func changeMargins(_ change: (inout ViewEnvironment) -> Void) {
    let old = effectiveLayoutMargins
    change(&environment)
    guard effectiveLayoutMargins != old else { return }
    layoutMarginsDidChange()
    setNeedsLayout()
    for subview in subviews where subview.environment.preservesSuperviewMargins {
      subview.layoutMarginsDidChange()
      subview.setNeedsLayout()
    }
    guard !translatesAutoresizingMaskIntoConstraints else { return }
    superview?.setNeedsLayout()
  }
}
