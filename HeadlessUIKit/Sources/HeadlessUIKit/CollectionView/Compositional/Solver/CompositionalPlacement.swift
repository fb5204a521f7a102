/// All sections of a compositional layout, one after another.
struct CompositionalPlacement: Sendable {
  let axis: LayoutAxis
  let spacing: CGFloat
  private(set) var boundaries: LayoutBoundaries
  private(set) var sections: [SectionSolution] = []

  /// Where each section starts.
  private(set) var starts: [CGFloat] = []

  /// The size of the whole layout.
  private(set) var size = CGSize.zero

  /// The sections with views that may be outside them, because they are pinned or offset.
  let sectionsThatReachOut: [Int]

  /// Whether any view is pinned.
  let hasPinnedViews: Bool

  /// Whether any view sizes itself.
  let hasEstimates: Bool

  /// Whether any section scrolls on its own.
  let hasScrollingSections: Bool

  /// Costs O(sections).
  init(
    axis: LayoutAxis = .vertical,
    spacing: CGFloat = 0,
    breadth: CGFloat = 0,
    boundaries: LayoutBoundaries? = nil,
    sections: [SectionSolution] = []
  ) {
    self.axis = axis
    self.spacing = spacing.isFinite ? spacing : 0
    self.sections = sections
    let edges = (boundaries?.views ?? []) + sections.flatMap(\.boundaries.views)
    hasPinnedViews = edges.contains(where: \.boundary.isPinned)
    hasEstimates =
      edges.contains { !$0.boundary.estimates.isEmpty }
      || sections.contains(where: \.plan.group.hasEstimates)
    hasScrollingSections = sections.contains(where: \.isScrolling)
    sectionsThatReachOut = sections.indices.filter { index in
      sections[index].boundaries.views.contains {
        $0.boundary.isPinned || $0.boundary.offset != .zero
      }
    }
    var placed = boundaries ?? LayoutBoundaries(axis: axis)
    var end = placed.before
    for (index, section) in sections.enumerated() {
      if index > 0 { end += self.spacing }
      starts.append(end)
      end = max(0, end + section.length)
    }
    size = axis.size(along: max(0, end + placed.after), across: breadth)
    placed.place(in: CGRect(origin: .zero, size: size))
    self.boundaries = placed
  }

  /// Returns the same placement with some sections replaced, in O(sections).
  func replacing(_ replacements: [Int: SectionSolution]) -> CompositionalPlacement {
    var changed = sections
    for (index, section) in replacements where changed.indices.contains(index) {
      changed[index] = section
    }
    return CompositionalPlacement(
      axis: axis,
      spacing: spacing,
      breadth: axis.other.length(of: size),
      boundaries: boundaries,
      sections: changed
    )
  }

  /// Returns the sections that intersect a range of the axis, in O(log sections).
  func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let all = sections.startIndex..<sections.endIndex
    let first = all.firstSorted { starts[$0] + sections[$0].length > start }
    return first..<max(first, all.firstSorted { starts[$0] >= end })
  }

  func start(ofSection section: Int) -> CGPoint {
    axis.point(along: starts[section], across: 0)
  }
}
