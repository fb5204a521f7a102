extension SectionSolution {
  /// Returns the frame of an item.
  func slot(ofItem item: Int) -> GroupSolution.Slot? {
    stack.slot(ofItem: item)?.offset(by: origin)
  }

  /// Returns the items that may intersect a rectangle when the section has scrolled by an offset.
  func items(in rect: CGRect, scrolledBy offset: CGFloat) -> Range<Int> {
    let axis = stack.axis
    let start = axis.start(of: CGRect(origin: origin, size: .zero)) - (isScrolling ? offset : 0)
    return stack.items(from: axis.start(of: rect) - start, to: axis.end(of: rect) - start)
  }

  /// Returns the views that are attached to groups and may intersect a rectangle when the section has
  /// scrolled by an offset.
  func views(
    in rect: CGRect,
    scrolledBy offset: CGFloat
  ) -> [(number: Int, view: GroupSolution.GroupView)] {
    guard stack.hasViews else { return [] }
    let axis = stack.axis
    let distance = distance(scrolledBy: offset)
    let start = axis == .horizontal ? distance.x : distance.y
    let groups = stack.groups(
      from: axis.start(of: rect) - start,
      to: axis.end(of: rect) - start
    )
    return groups.flatMap { stack.views(ofGroup: $0) }
      .map { ($0.number, $0.view.offset(by: origin)) }
  }

  /// Returns a view that is attached to a group, by its number among those of its kind.
  func view(_ kind: String, number: Int) -> GroupSolution.GroupView? {
    stack.view(kind, number: number)?.offset(by: origin)
  }

  /// How far the first group is from the start of the section.
  private func distance(scrolledBy offset: CGFloat) -> CGPoint {
    let scrolled = stack.axis.point(along: isScrolling ? offset : 0, across: 0)
    return CGPoint(x: origin.x - scrolled.x, y: origin.y - scrolled.y)
  }

  func frame(of background: LayoutBackground) -> CGRect {
    area.inset(by: background.insets)
  }

  /// Returns the frame of a boundary view while a range of the section is visible.
  func frame(
    of view: LayoutBoundaries.Placed,
    visible: (start: CGFloat, end: CGFloat)
  ) -> CGRect {
    boundaries.frame(of: view, visible: visible, areaLength: length)
  }
}
