/// The parts of a section, with all lengths resolved for its container.
struct SectionPlan: Sendable {
  var axis: LayoutAxis

  /// The start of the container across the axis.
  var leading: CGFloat = 0

  /// The size of the container, before the section's insets.
  var room: CGSize
  var insets = NSDirectionalEdgeInsets.zero
  var group = LayoutNode(size: .zero, content: .frames([]))
  var groupSpacing: CGFloat = 0
  var itemCount = 0
  /// The space beside the boundary views.
  var boundaryEdges: (before: CGFloat, after: CGFloat) = (0, 0)
  var boundaries: [LayoutBoundary] = []
  var backgrounds: [LayoutBackground] = []
  var scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  var deceleration =
    UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.automatic
}

/// A view behind a section.
struct LayoutBackground: Sendable {
  var kind: String
  var insets: NSDirectionalEdgeInsets
  var zIndex: Int
}
