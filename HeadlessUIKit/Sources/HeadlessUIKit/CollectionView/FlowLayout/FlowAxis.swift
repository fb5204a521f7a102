/// Converts between a flow layout's own coordinates, in which lines run along x and follow each
/// other along y, and those of its collection view.
struct FlowAxis: Equatable, Sendable {
  var isVertical: Bool

  func rect(_ rect: CGRect) -> CGRect {
    CGRect(origin: point(rect.origin), size: size(rect.size))
  }

  func size(_ size: CGSize) -> CGSize {
    isVertical ? size : CGSize(width: size.height, height: size.width)
  }

  func point(_ point: CGPoint) -> CGPoint {
    isVertical ? point : CGPoint(x: point.y, y: point.x)
  }

  /// Returns insets with left and right along a line, and top and bottom across it.
  func insets(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard !isVertical else { return insets }
    return UIEdgeInsets(
      top: insets.left,
      left: insets.top,
      bottom: insets.right,
      right: insets.bottom
    )
  }
}
