import RosterPlatform

/// Items with their own widths, side by side as long as they fit.
///
/// Justified lines follow the rules of `UICollectionViewFlowLayout`. A change costs O(n),
/// independent of the number of changed items.
struct FlowArrangement: ItemArrangement {
  private struct Line {
    var items: Range<Int>
    var start: CGFloat
    var height: CGFloat
  }

  private let metrics: ArrangementMetrics
  private let distribution: SectionLayout.LineDistribution
  private var sizes: [CGSize]
  private var lines: [Line] = []
  private var frames: [CGRect] = []

  /// Arranges items of some sizes.
  ///
  /// - Complexity: O(n).
  init(
    _ sizes: [CGSize],
    _ metrics: ArrangementMetrics,
    _ distribution: SectionLayout.LineDistribution = .justified
  ) {
    self.metrics = metrics
    self.distribution = distribution
    self.sizes = sizes
    arrange()
  }

  var count: Int { sizes.count }

  var length: CGFloat { lines.last.map { $0.start + $0.height } ?? 0 }

  func size(of index: Int) -> CGSize { sizes[index] }

  func frame(of index: Int) -> CGRect { frames[index] }

  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = lines.partition { $0.start + $0.height <= start }
    let last = lines.partition { $0.start < end }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }

  mutating func apply(_ edits: [SizeEdit]) {
    for edit in edits { sizes.apply(edit) }
    arrange()
  }

  /// A tolerance for rounding in sums such as three thirds of a width.
  private static let tolerance: CGFloat = 1 / 1024

  private mutating func arrange() {
    lines = []
    frames = []
    frames.reserveCapacity(sizes.count)
    var first = 0
    var start: CGFloat = 0
    while first < sizes.count {
      var end = first
      var width: CGFloat = 0
      var height: CGFloat = 0
      while end < sizes.count {
        let wider = end == first ? sizes[end].width : width + metrics.itemSpacing + sizes[end].width
        guard end == first || wider <= metrics.available + Self.tolerance else { break }
        width = wider
        height = max(height, sizes[end].height)
        end += 1
      }
      lines.append(Line(items: first..<end, start: start, height: height))
      start += height + metrics.lineSpacing
      first = end
    }
    let common = sizes.first.flatMap { one in sizes.allSatisfy { $0 == one } ? one.width : nil }
    for (index, line) in lines.enumerated() {
      place(line, isLast: index == lines.count - 1, common: common)
    }
  }

  private mutating func place(_ line: Line, isLast: Bool, common: CGFloat?) {
    let spread = spread(of: line, isLast: isLast, common: common)
    var x = metrics.leading + spread.start
    for index in line.items {
      let place = metrics.alignment.place(sizes[index].height, in: line.height)
      frames.append(
        CGRect(x: x, y: line.start + place.start, width: sizes[index].width, height: place.height)
      )
      x += sizes[index].width + spread.gap
    }
  }

  /// Returns the start of a line, and the gap between its items.
  private func spread(
    of line: Line,
    isLast: Bool,
    common: CGFloat?
  ) -> (start: CGFloat, gap: CGFloat) {
    let widths = line.items.reduce(0) { $0 + sizes[$1].width }
    let free = metrics.available - widths - CGFloat(line.items.count - 1) * metrics.itemSpacing
    switch distribution {
    case .start:
      return (0, metrics.itemSpacing)
    case .center:
      return (max(0, free) / 2, metrics.itemSpacing)
    case .end:
      return (max(0, free), metrics.itemSpacing)
    case .justified where !isLast:
      return fullLine(line.items.count, widths)
    case .justified:
      guard let common else { return (0, metrics.itemSpacing) }
      let capacity = max(line.items.count, capacity(of: common))
      return fullLine(capacity, common * CGFloat(capacity))
    }
  }

  /// Returns the start of a full line, and the gap between its items.
  private func fullLine(_ count: Int, _ widths: CGFloat) -> (start: CGFloat, gap: CGFloat) {
    guard count > 1 else { return (max(0, metrics.available - widths) / 2, metrics.itemSpacing) }
    let gaps = CGFloat(count - 1)
    let free = metrics.available - widths - gaps * metrics.itemSpacing
    return (0, metrics.itemSpacing + max(0, free) / gaps)
  }

  /// Returns how many items of a width fit in a full line.
  private func capacity(of width: CGFloat) -> Int {
    let step = width + metrics.itemSpacing
    guard step > 0 else { return 1 }
    let fitting = (metrics.available + metrics.itemSpacing + Self.tolerance) / step
    return Int(min(max(1, fitting.rounded(.down)), 1_000_000))
  }
}
