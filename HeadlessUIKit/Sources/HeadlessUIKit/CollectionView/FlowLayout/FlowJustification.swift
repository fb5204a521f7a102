/// Decides how the items of a line share the space they leave free.
///
/// A full line reaches from edge to edge; one item alone is centered, also if it is wider than the
/// line. The last line keeps to the grid of the full lines if all items have one size, and starts
/// at the left otherwise.
struct FlowJustification: Equatable, Sendable {
  /// The start of a line's items, and the space between them.
  struct Spread: Equatable, Sendable {
    var start: CGFloat
    var gap: CGFloat
  }

  let metrics: FlowMetrics

  /// The size of all items in the section, if they have the same one.
  let common: CGSize?

  func spread(count: Int, total: CGFloat, isLast: Bool) -> Spread {
    guard isLast else { return fullLine(count: count, total: total) }
    guard let common else { return Spread(start: 0, gap: metrics.interitemSpacing) }
    let capacity = max(count, capacity(of: common.width))
    return fullLine(count: capacity, total: common.width * CGFloat(capacity))
  }

  private func fullLine(count: Int, total: CGFloat) -> Spread {
    guard count > 1 else {
      let start = (metrics.available - total) / 2
      return Spread(start: start, gap: metrics.interitemSpacing)
    }
    let spaces = CGFloat(count - 1)
    let leftover = metrics.available - total - spaces * metrics.interitemSpacing
    return Spread(start: 0, gap: metrics.interitemSpacing + max(0, leftover) / spaces)
  }

  /// Returns how many items of a width fit in a full line.
  ///
  /// Infinitely many items without a width fit, so in that case only the existing items count.
  private func capacity(of width: CGFloat) -> Int {
    let step = width + metrics.interitemSpacing
    guard step > 0 else { return 1 }
    let tolerance: CGFloat = 1 / 1024
    let fitting = (metrics.available + metrics.interitemSpacing + tolerance) / step
    guard fitting >= 1 else { return 1 }
    return Int(min(fitting.rounded(.down), 1_000_000))
  }
}
