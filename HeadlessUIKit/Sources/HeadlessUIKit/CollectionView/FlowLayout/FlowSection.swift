/// A section of a flow layout after its items were placed, relative to its own start.
struct FlowSection: Equatable, Sendable {
  /// Items in the same range of the scroll direction.
  struct Line: Equatable, Sendable {
    var items: Range<Int>
    var start: CGFloat
    var thickness: CGFloat

    var end: CGFloat { start + thickness }
  }

  let metrics: FlowMetrics
  private(set) var lines: [Line] = []
  private(set) var frames: [CGRect] = []

  /// Places items line by line, which costs O(items).
  init(metrics: FlowMetrics, sizes: FlowSizes) {
    self.metrics = metrics
    breakLines(sizes)
    frames.reserveCapacity(sizes.count)
    let justification = FlowJustification(metrics: metrics, common: sizes.common)
    for (index, line) in lines.enumerated() {
      place(line, sizes, justification, isLast: index == lines.count - 1)
    }
  }

  var header: CGRect {
    CGRect(x: 0, y: 0, width: metrics.extent, height: metrics.headerLength)
  }

  var footer: CGRect {
    CGRect(
      x: 0,
      y: length - metrics.footerLength,
      width: metrics.extent,
      height: metrics.footerLength
    )
  }

  /// The length of the section along the scroll direction; insets count also without items.
  var length: CGFloat {
    let itemsEnd = lines.last?.end ?? metrics.headerLength + metrics.insets.top
    return itemsEnd + metrics.insets.bottom + metrics.footerLength
  }

  /// A tolerance for rounding in sums such as three thirds of a width.
  private static let tolerance: CGFloat = 1 / 1024

  private mutating func breakLines(_ sizes: FlowSizes) {
    var start = metrics.headerLength + metrics.insets.top
    var first = 0
    var used: CGFloat = 0
    var thickness: CGFloat = 0
    func line(endingBefore end: Int) -> Line {
      Line(items: first..<end, start: start, thickness: thickness)
    }
    for index in 0..<sizes.count {
      let size = sizes[index]
      let needed = index == first ? size.width : used + metrics.interitemSpacing + size.width
      if index == first || needed <= metrics.available + Self.tolerance {
        used = needed
        thickness = max(thickness, size.height)
        continue
      }
      lines.append(line(endingBefore: index))
      start += thickness + metrics.lineSpacing
      first = index
      used = size.width
      thickness = size.height
    }
    if first < sizes.count { lines.append(line(endingBefore: sizes.count)) }
  }

  private mutating func place(
    _ line: Line,
    _ sizes: FlowSizes,
    _ justification: FlowJustification,
    isLast: Bool
  ) {
    let total = line.items.reduce(0) { $0 + sizes[$1].width }
    let spread = justification.spread(count: line.items.count, total: total, isLast: isLast)
    var x = metrics.insets.left + spread.start
    for index in line.items {
      let size = sizes[index]
      let y = line.start + (line.thickness - size.height) / 2
      frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width + spread.gap
    }
  }
}
