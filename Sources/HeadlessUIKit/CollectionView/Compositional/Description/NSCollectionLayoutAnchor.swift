/// A point of a rectangle at which another rectangle is fixed to it.
@preconcurrency @MainActor public class NSCollectionLayoutAnchor: NSObject {
  /// The edges that the point is at; between two opposite edges, and without any, it is in the middle.
  public let edges: NSDirectionalRectEdge
  /// How far away from there the point is, in points or in parts of the fixed rectangle.
  public let offset: CGPoint
  /// Whether the offset is in parts of the size of the fixed rectangle.
  public let isFractionalOffset: Bool

  /// Whether the offset is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Creates an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Creates an anchor away from edges, in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
    super.init()
  }

  /// Creates an anchor away from edges, in parts of the fixed rectangle.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
    super.init()
  }

  var anchoring: LayoutAnchoring {
    LayoutAnchoring(
      point: CGPoint(
        x: Self.position(edges.contains(.leading), edges.contains(.trailing)),
        y: Self.position(edges.contains(.top), edges.contains(.bottom))
      ),
      offset: offset,
      isFractional: isFractionalOffset
    )
  }

  private static func position(_ isAtStart: Bool, _ isAtEnd: Bool) -> CGFloat {
    isAtStart == isAtEnd ? 0.5 : isAtStart ? 0 : 1
  }
}
