/// What a section is made of, with everything resolved that the room decides.
struct SectionPlan: Sendable {
  var axis: LayoutAxis

  /// Where the room of the section begins across the axis.
  var leading: CGFloat = 0

  /// The room of the section, before its insets.
  var room: CGSize
  var insets = NSDirectionalEdgeInsets.zero
  var group = LayoutNode(size: .zero, content: .frames([]))
  var groupSpacing: CGFloat = 0
  var itemCount = 0
  var boundaries: [LayoutBoundary] = []
  var backgrounds: [LayoutBackground] = []
  var scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
}

/// A view behind a section.
struct LayoutBackground: Sendable {
  var kind: String
  var insets: NSDirectionalEdgeInsets
  var zIndex: Int
}
