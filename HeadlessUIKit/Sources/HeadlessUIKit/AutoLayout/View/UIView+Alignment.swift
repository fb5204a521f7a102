extension UIView {
  /// Returns a rectangle enlarged by the insets of the alignment rectangle.
  func enlarged(_ alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top,
        left: -insets.left,
        bottom: -insets.bottom,
        right: -insets.right
      )
    )
  }
}
