/// The point at which a supplementary item is attached to its container.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  /// The edges at which the point is; it is centered between opposite edges, and where no edge is
  /// given.
  public let edges: NSDirectionalRectEdge
  /// The distance from that point, in points or as a fraction of the attached view's size.
  public let offset: CGPoint
  /// Whether the offset is a fraction of the attached view's size.
  public let isFractionalOffset: Bool

  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Creates an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Creates an anchor at a distance from edges, in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
    super.init()
  }

  /// Creates an anchor at a distance from edges, as a fraction of the attached view's size.
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
