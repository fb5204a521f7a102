/// A section after its items were placed, relative to its own start.
struct SectionSolution: Sendable {
  let plan: SectionPlan
  let stack: GroupStack
  let boundaries: LayoutBoundaries

  /// The origin of the first group, before the section scrolls.
  let origin: CGPoint

  /// The rectangle of the whole section.
  let area: CGRect

  /// Places groups between the boundary views, which costs O(measured views).
  init(_ plan: SectionPlan, _ fits: SectionFits = SectionFits()) {
    self.plan = plan
    let axis = plan.axis
    let isScrolling = plan.scrolling != .none
    let stack = GroupStack(
      node: plan.group,
      axis: isScrolling ? axis.other : axis,
      spacing: plan.groupSpacing,
      itemCount: plan.itemCount,
      fitted: fits.items
    )
    var boundaries = LayoutBoundaries(plan.boundaries, axis: axis, fitted: fits.boundaries)
    let (start, end) = axis.ends(of: plan.insets)
    let groups = isScrolling ? stack.breadth : stack.length
    let length = max(0, boundaries.before + start + groups + end + boundaries.after)
    let side = axis.other.ends(of: plan.insets)
    let area = CGRect(
      origin: axis.point(along: 0, across: plan.leading),
      size: axis.size(along: length, across: axis.other.length(of: plan.room))
    )
    let edges = plan.boundaryEdges
    boundaries.place(
      in: CGRect(
        origin: axis.point(along: 0, across: plan.leading + edges.before),
        size: axis.size(
          along: length,
          across: max(0, axis.other.length(of: plan.room) - edges.before - edges.after)
        )
      )
    )
    origin = axis.point(along: boundaries.before + start, across: plan.leading + side.before)
    self.stack = stack
    self.boundaries = boundaries
    self.area = area
  }

  /// The length of the section along the scroll direction.
  var length: CGFloat { plan.axis.length(of: area.size) }

  /// Whether the section scrolls orthogonally.
  var isScrolling: Bool { plan.scrolling != .none }
}

/// The measured sizes of the views of one section.
struct SectionFits: Equatable, Sendable {
  var items: [Int: CGSize] = [:]
  var boundaries: [String: CGSize] = [:]
}
