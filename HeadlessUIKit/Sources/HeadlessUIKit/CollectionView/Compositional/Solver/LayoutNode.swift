/// An item, or a group with all of its members.
///
/// The number of items does not depend on measured sizes, and the frames do. Therefore a node is
/// made once, and ``solved(fitted:)`` places its items for the sizes that are known.
struct LayoutNode: Sendable {
  enum Content: Sendable {
    case item
    case line(LayoutLine, [LayoutNode])
    case frames([CustomFrame])
  }

  /// A frame that the app computed.
  struct CustomFrame: Equatable, Sendable {
    var frame: CGRect
    var zIndex: Int
  }

  var size: CGSize
  var estimates: LayoutEstimates
  var insets: NSDirectionalEdgeInsets
  var edges: LayoutEdgeGaps
  let content: Content
  /// The views that are attached to the item or the group.
  let badges: [LayoutBadge]
  let itemCount: Int

  init(
    size: CGSize,
    estimates: LayoutEstimates = LayoutEstimates(),
    insets: NSDirectionalEdgeInsets = .zero,
    edges: LayoutEdgeGaps = LayoutEdgeGaps(),
    content: Content,
    badges: [LayoutBadge] = []
  ) {
    self.size = size
    self.estimates = estimates
    self.insets = insets
    self.edges = edges
    self.content = content
    self.badges = badges
    itemCount =
      switch content {
      case .item: 1
      case .line(_, let members): members.reduce(0) { $0 + $1.itemCount }
      case .frames(let frames): frames.count
      }
  }

  /// Returns the minimum length of the node along an axis.
  func leastLength(along axis: LayoutAxis) -> CGFloat {
    axis.length(of: size) + edges.least(along: axis)
  }

  var hasEstimates: Bool {
    guard estimates.isEmpty, case .line(_, let members) = content else { return !estimates.isEmpty }
    return members.contains(where: \.hasEstimates)
  }
}
