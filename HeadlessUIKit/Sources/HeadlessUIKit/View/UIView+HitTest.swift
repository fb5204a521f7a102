extension UIView {
  /// Below this opacity a view receives no touches, as Apple documents for hit testing.
  private static let leastTouchableAlpha: CGFloat = 0.01

  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= Self.leastTouchableAlpha,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
