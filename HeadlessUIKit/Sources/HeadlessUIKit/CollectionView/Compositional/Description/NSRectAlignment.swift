/// An edge or corner of a rectangle, relative to the direction of reading.
public enum NSRectAlignment: Int, Sendable {
  /// Neither an edge nor a corner.
  case none = 0
  /// The top edge.
  case top = 1
  /// The top leading corner.
  case topLeading = 2
  /// The leading edge.
  case leading = 3
  /// The bottom leading corner.
  case bottomLeading = 4
  /// The bottom edge.
  case bottom = 5
  /// The bottom trailing corner.
  case bottomTrailing = 6
  /// The trailing edge.
  case trailing = 7
  /// The top trailing corner.
  case topTrailing = 8

  /// The point of a rectangle, with coordinates from 0 to 1.
  var point: CGPoint {
    switch self {
    case .none: CGPoint(x: 0.5, y: 0.5)
    case .top: CGPoint(x: 0.5, y: 0)
    case .topLeading: CGPoint(x: 0, y: 0)
    case .leading: CGPoint(x: 0, y: 0.5)
    case .bottomLeading: CGPoint(x: 0, y: 1)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .bottomTrailing: CGPoint(x: 1, y: 1)
    case .trailing: CGPoint(x: 1, y: 0.5)
    case .topTrailing: CGPoint(x: 1, y: 0)
    }
  }
}
