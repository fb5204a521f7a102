extension SectionSolution {
  /// Returns the frame of an item when the section has scrolled by an offset.
  func slot(ofItem item: Int, scrolledBy offset: CGFloat) -> GroupSolution.Slot? {
    let scrolled = stack.axis.point(along: isScrolling ? offset : 0, across: 0)
    return stack.slot(ofItem: item)?
      .offset(by: CGPoint(x: origin.x - scrolled.x, y: origin.y - scrolled.y))
  }

  /// Returns the items that may intersect a rectangle when the section has scrolled by an offset.
  func items(in rect: CGRect, scrolledBy offset: CGFloat) -> Range<Int> {
    let axis = stack.axis
    let start = axis.start(of: CGRect(origin: origin, size: .zero)) - (isScrolling ? offset : 0)
    return stack.items(from: axis.start(of: rect) - start, to: axis.end(of: rect) - start)
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
