package import Foundation

/// Items in columns of equal width, line by line; one column makes a list.
///
/// A line is as high as its highest item, and lower ones stand in its middle. Every answer costs
/// O(log n), and another size of an item O(columns · log n). Inserting and removing costs O(log n +
/// changed) in one column. In more columns, items that pass to other lines make these lines be summed up
/// again, which takes a pass over their heights; no size is asked for.
package struct GridArrangement: ItemArrangement {
  let metrics: ArrangementMetrics
  var heights: SizeIndex

  /// The heights of the lines; with one column they are those of the items.
  var lines: SizeIndex

  /// Arranges items of some heights.
  ///
  /// - Complexity: O(number of runs of equal sizes + n / capacity of a block of the index).
  package init(_ sizes: ItemSizes, _ metrics: ArrangementMetrics) {
    self.metrics = metrics
    heights = SizeIndex(runs: sizes.heights)
    lines = SizeIndex()
    guard metrics.columns > 1 else { return }
    lines = lineHeights(of: 0..<heights.count)
  }

  package var count: Int { heights.count }

  package var length: CGFloat {
    let lines = rows
    return lines.total + CGFloat(max(0, lines.count - 1)) * metrics.lineSpacing
  }

  private var rows: SizeIndex { metrics.columns > 1 ? lines : heights }

  package func frame(of index: Int) -> CGRect {
    let (line, column) = index.quotientAndRemainder(dividingBy: metrics.columns)
    let height = heights[index]
    let start = rows.start(of: line) + CGFloat(line) * metrics.lineSpacing
    return CGRect(
      x: metrics.leading + CGFloat(column) * columnStep,
      y: start + (rows[line] - height) / 2,
      width: metrics.columnWidth,
      height: height
    )
  }

  /// The distance from one column to the next; the last column ends at the trailing edge.
  private var columnStep: CGFloat {
    guard metrics.columns > 1 else { return 0 }
    return max(0, metrics.available - metrics.columnWidth) / CGFloat(metrics.columns - 1)
  }

  package func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let rows = rows
    let first = rows.index(endingAfter: start, spacing: metrics.lineSpacing)
    var last = rows.index(endingAfter: end, spacing: metrics.lineSpacing)
    if last < rows.count { last += 1 }
    let items = metrics.columns
    return min(first * items, count)..<max(min(first * items, count), min(last * items, count))
  }
}
