/// The point where a rectangle is attached to another one.
struct LayoutAnchoring: Equatable, Sendable {
  /// A point of a rectangle: 0 at the leading or top edge, 1 at the trailing or bottom one.
  var point: CGPoint

  /// The distance from that point, in points or as a fraction of the attached rectangle.
  var offset: CGPoint = .zero
  var isFractional = false

  /// Returns the distance for an attached rectangle of a size, in points.
  func distance(for size: CGSize) -> CGPoint {
    isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }

  func position(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.width * point.x, y: rect.minY + rect.height * point.y)
  }
}

/// A view that is attached to an item, such as a badge.
struct LayoutBadge: Equatable, Sendable {
  var kind: String
  var width: LayoutLength
  var height: LayoutLength
  var zIndex: Int
  var container: LayoutAnchoring
  var own: LayoutAnchoring

  /// Returns the frame of the view for an item's frame.
  func frame(on item: CGRect) -> CGRect {
    let size = CGSize(
      width: width.resolved(in: item.size),
      height: height.resolved(in: item.size)
    )
    let target = container.position(in: item)
    let away = container.distance(for: size)
    let back = own.distance(for: size)
    return CGRect(
      x: target.x + away.x - size.width * own.point.x - back.x,
      y: target.y + away.y - size.height * own.point.y - back.y,
      width: size.width,
      height: size.height
    )
  }
}
