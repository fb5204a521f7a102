/// The system's standard distance between neighboring views, in points.
let systemSpacing: CGFloat = 8

/// A horizontal position: a vertical edge or a horizontal center.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// Returns a constraint that sets the distance after the other anchor to a multiple of the
  /// system's spacing.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that makes the distance after the other anchor at least a multiple of the
  /// system's spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that makes the distance after the other anchor at most a multiple of the
  /// system's spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }
}

/// A vertical position: a horizontal edge, a vertical center or a baseline.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// Returns a constraint that sets the distance below the other anchor to a multiple of the
  /// system's spacing.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that makes the distance below the other anchor at least a multiple of the
  /// system's spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }

  /// Returns a constraint that makes the distance below the other anchor at most a multiple of the
  /// system's spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
  }
}
