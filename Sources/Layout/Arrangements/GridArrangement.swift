package import Foundation

/// Items in columns of equal width, line by line; one column makes a list.
///
/// A line is as high as its highest item. Another size of an item costs O(columns · log n), and so does
/// every answer.
package struct GridArrangement: ItemArrangement {
  private let metrics: ArrangementMetrics
  private var heights: SizeIndex

  /// The heights of the lines; with one column they are those of the items.
  private var lines: SizeIndex

  /// Arranges items of some heights.
  ///
  /// - Complexity: O(n).
  package init(_ sizes: [CGSize], _ metrics: ArrangementMetrics) {
    self.metrics = metrics
    heights = SizeIndex(sizes.map(\.height))
    let columns = metrics.columns
    guard columns > 1 else {
      lines = SizeIndex()
      return
    }
    lines = SizeIndex(
      stride(from: 0, to: sizes.count, by: columns).map { first in
        sizes[first..<min(first + columns, sizes.count)].reduce(0) { max($0, $1.height) }
      }
    )
  }

  package var count: Int { heights.count }

  package var length: CGFloat {
    let lines = rows
    return lines.total + CGFloat(max(0, lines.count - 1)) * metrics.lineSpacing
  }

  private var rows: SizeIndex { metrics.columns > 1 ? lines : heights }

  package func frame(of index: Int) -> CGRect {
    let (line, column) = index.quotientAndRemainder(dividingBy: metrics.columns)
    let start = rows.start(of: line) + CGFloat(line) * metrics.lineSpacing
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

  package mutating func setSize(_ size: CGSize, of index: Int) {
    heights[index] = size.height
    let columns = metrics.columns
    guard columns > 1 else { return }
    let line = index / columns
    let items = line * columns..<min((line + 1) * columns, count)
    lines[line] = items.reduce(0) { max($0, heights[$1]) }
  }
}
