package import RosterPlatform

/// Items in columns of equal width, line by line; one column makes a list.
///
/// A line is as high as its highest item. Every answer costs O(log n), and another size of an item
/// O(columns · log n). Inserting and removing costs O(log n + changed) in one column. In more columns,
/// items that pass to other lines make these lines be summed up again, which takes a pass over their
/// heights; no size is asked for.
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

  package func size(of index: Int) -> CGSize {
    CGSize(width: metrics.columnWidth, height: heights[index])
  }

  package var length: CGFloat {
    let lines = rows
    return lines.total + CGFloat(max(0, lines.count - 1)) * metrics.lineSpacing
  }

  private var rows: SizeIndex { metrics.columns > 1 ? lines : heights }

  package func top(of index: Int) -> CGFloat {
    let line = index / metrics.columns
    return rows.start(of: line) + CGFloat(line) * metrics.lineSpacing
  }

  package func frame(of index: Int) -> CGRect {
    let (line, column) = index.quotientAndRemainder(dividingBy: metrics.columns)
    let start = top(of: index)
    let place = metrics.alignment.place(heights[index], in: rows[line])
    return CGRect(
      x: metrics.start(ofColumn: column),
      y: start + place.start,
      width: metrics.columnWidth,
      height: place.height
    )
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
