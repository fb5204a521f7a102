import Foundation
import RosterPlatform

/// Items in columns of equal width, line by line; one column makes a list.
///
/// A line is as high as its highest item. Every query costs O(log n), and a changed size of an item
/// O(columns · log n). Inserting and removing costs O(log n + changed) in one column. With more
/// columns, the heights of lines are computed again if items move to other lines; no size is
/// requested for that.
struct GridArrangement: ItemArrangement {
  let metrics: ArrangementMetrics
  var heights: SizeIndex

  /// The heights of the lines; with one column they are those of the items.
  var lines: SizeIndex

  /// Arranges items of some heights.
  ///
  /// - Complexity: O(number of runs of equal sizes + n / capacity of a block of the index).
  init(_ sizes: ItemSizes, _ metrics: ArrangementMetrics) {
    self.metrics = metrics
    heights = SizeIndex(runs: sizes.heights)
    lines = SizeIndex()
    guard metrics.columns > 1 else { return }
    lines = lineHeights(of: 0..<heights.count)
  }

  var count: Int { heights.count }

  func size(of index: Int) -> CGSize {
    CGSize(width: metrics.columnWidth, height: heights[index])
  }

  var length: CGFloat {
    let lines = rows
    return lines.total + CGFloat(max(0, lines.count - 1)) * metrics.lineSpacing
  }

  private var rows: SizeIndex { metrics.columns > 1 ? lines : heights }

  func top(of index: Int) -> CGFloat {
    let line = index / metrics.columns
    return rows.start(of: line) + CGFloat(line) * metrics.lineSpacing
  }

  func frame(of index: Int) -> CGRect {
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

  func frames(of items: Range<Int>) -> [CGRect] {
    guard metrics.columns == 1 else { return items.map(frame) }
    let (x, width) = (metrics.start(ofColumn: 0), metrics.columnWidth)
    var frames: [CGRect] = []
    frames.reserveCapacity(items.count)
    heights.forEach(in: items) { start, height in
      let gaps = CGFloat(items.lowerBound + frames.count) * metrics.lineSpacing
      frames.append(CGRect(x: x, y: start + gaps, width: width, height: height))
    }
    return frames
  }

  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let rows = rows
    let first = rows.index(endingAfter: start, spacing: metrics.lineSpacing)
    var last = rows.index(endingAfter: end, spacing: metrics.lineSpacing)
    if last < rows.count { last += 1 }
    let items = metrics.columns
    return min(first * items, count)..<max(min(first * items, count), min(last * items, count))
  }
}

extension GridArrangement {
  func replacement(after edits: [SizeEdit]) -> (any ItemArrangement)? {
    guard edits.contains(where: { metrics.hasWideItem($0.sizes) }) else { return nil }
    var spanned = SpannedGridArrangement((0..<count).map(size), metrics)
    spanned.apply(edits)
    return spanned
  }

  mutating func apply(_ edits: [SizeEdit]) {
    if metrics.columns > 1 {
      applyToLines(edits)
    } else {
      for edit in edits { heights.apply(edit) }
    }
  }

  private mutating func applyToLines(_ edits: [SizeEdit]) {
    if edits.allSatisfy(\.keepsCount) {
      for edit in edits {
        heights.apply(edit)
        sumUp(edit.range, insteadOf: edit.range)
      }
      return
    }
    let old = heights.count
    var before = old
    var behind = old
    for edit in edits {
      before = min(before, edit.range.lowerBound)
      behind = min(behind, heights.count - edit.range.upperBound)
      heights.apply(edit)
    }
    // Items after the last edit stay together on their lines if they move by whole lines.
    if (heights.count - old) % metrics.columns != 0 { behind = 0 }
    sumUp(before..<heights.count - behind, insteadOf: before..<old - behind)
  }

  /// Computes the heights of the lines that contain some items again.
  private mutating func sumUp(_ items: Range<Int>, insteadOf oldItems: Range<Int>) {
    let columns = metrics.columns
    let first = items.lowerBound / columns
    let oldEnd = (oldItems.upperBound + columns - 1) / columns
    let end = min((items.upperBound + columns - 1) / columns * columns, heights.count)
    let new = lineHeights(of: first * columns..<end)
    if oldEnd - first == new.count {
      for line in 0..<new.count { lines[first + line] = new[line] }
    } else {
      lines.remove(first..<max(first, oldEnd))
      lines.insert(new.lengths, at: first)
    }
  }

  /// Returns the heights of lines that contain exactly some items.
  func lineHeights(of items: Range<Int>) -> SizeIndex {
    let columns = metrics.columns
    let count = (items.count + columns - 1) / columns
    if let common = heights.common { return SizeIndex(repeating: common, count: count) }
    let heights = heights.lengths(in: items)
    return SizeIndex(
      stride(from: 0, to: heights.count, by: columns).map { first in
        heights[first..<min(first + columns, heights.count)].reduce(0, max)
      }
    )
  }
}

extension SizeIndex {
  /// Applies the heights of an edit.
  mutating func apply(_ edit: SizeEdit) {
    if edit.keepsCount {
      var index = edit.range.lowerBound
      for run in edit.sizes.runs {
        for _ in 0..<run.count {
          self[index] = run.size.height
          index += 1
        }
      }
      return
    }
    remove(edit.range)
    if edit.sizes.runs.count == 1, let run = edit.sizes.runs.first {
      insert(repeating: run.size.height, count: run.count, at: edit.range.lowerBound)
    } else {
      insert(edit.sizes.all.map(\.height), at: edit.range.lowerBound)
    }
  }
}
