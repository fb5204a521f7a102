/// An edge or corner of a rectangle, told in reading direction.
public enum NSRectAlignment: Int, Sendable {
  /// Neither an edge nor a corner.
  case none = 0
  /// The upper edge.
  case top = 1
  /// The upper corner where reading starts.
  case topLeading = 2
  /// The edge where reading starts.
  case leading = 3
  /// The lower corner where reading starts.
  case bottomLeading = 4
  /// The lower edge.
  case bottom = 5
  /// The lower corner where reading ends.
  case bottomTrailing = 6
  /// The edge where reading ends.
  case trailing = 7
  /// The upper corner where reading ends.
  case topTrailing = 8

  /// The point of a rectangle that is meant, from 0 to 1 in both directions.
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
