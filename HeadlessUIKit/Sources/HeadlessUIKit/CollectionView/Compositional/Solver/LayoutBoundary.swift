/// A header, a footer or another view at an edge.
struct LayoutBoundary: Sendable {
  var kind: String
  var size: CGSize
  var estimates = LayoutEstimates()

  /// The point at which the view is, from 0 to 1 in both directions.
  var alignment: CGPoint
  var offset: CGPoint
  var extends: Bool
  var isPinned: Bool
  var zIndex: Int

  /// The free space above a header, in points.
  var padding: CGFloat = 0

  /// Returns the frame of the view in an area.
  func frame(in area: CGRect) -> CGRect {
    CGRect(
      x: area.minX + (area.width - size.width) * alignment.x + offset.x,
      y: area.minY + (area.height - size.height) * alignment.y + offset.y + padding,
      width: size.width,
      height: size.height
    )
  }

  /// Returns the position of the view along an axis, from 0 to 1.
  func position(along axis: LayoutAxis) -> CGFloat {
    axis == .horizontal ? alignment.x : alignment.y
  }
}

/// The views at the edges of a section, or of the whole layout.
struct LayoutBoundaries: Sendable {
  /// A view and its frame while it is not pinned.
  struct Placed: Sendable {
    var boundary: LayoutBoundary
    var frame = CGRect.zero
  }

  let axis: LayoutAxis
  private(set) var views: [Placed]

  /// The lengths of the views at the start and at the end: that of the longest in each case.
  let before: CGFloat
  let after: CGFloat

  /// Places the boundaries; `fitted` contains the measured sizes of views by kind.
  init(_ boundaries: [LayoutBoundary] = [], axis: LayoutAxis, fitted: [String: CGSize] = [:]) {
    self.axis = axis
    let sized = boundaries.map { boundary in
      var boundary = boundary
      boundary.size = boundary.estimates.replacing(boundary.size, with: fitted[boundary.kind])
      return boundary
    }
    views = sized.map { Placed(boundary: $0) }
    func longest(at end: CGFloat) -> CGFloat {
      sized.filter { $0.extends && $0.position(along: axis) == end }
        .reduce(0) { max($0, axis.length(of: $1.size) + $1.padding) }
    }
    before = longest(at: 0)
    after = longest(at: 1)
  }

  mutating func place(in area: CGRect) {
    for index in views.indices { views[index].frame = views[index].boundary.frame(in: area) }
  }

  /// Returns the frame of a view while a range of an area is visible; a pinned view stays visible
  /// as long as the area is.
  func frame(
    of view: Placed,
    visible: (start: CGFloat, end: CGFloat),
    areaLength: CGFloat
  ) -> CGRect {
    guard view.boundary.isPinned else { return view.frame }
    let natural = axis.start(of: view.frame)
    let own = axis.length(of: view.frame.size)
    let isAtEnd = view.boundary.position(along: axis) == 1
    let wanted =
      isAtEnd
      ? max(min(natural, visible.end - own), min(natural, 0))
      : min(max(natural, visible.start), max(natural, areaLength - own))
    let distance = axis.point(along: wanted - natural, across: 0)
    return view.frame.offsetBy(dx: distance.x, dy: distance.y)
  }
}
