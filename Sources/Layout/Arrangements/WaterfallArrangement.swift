import RosterPlatform

/// Items in columns of equal width, each in the shortest column so far.
///
/// If columns are equally short, the first is used. A changed size of an item costs O(n · columns),
/// because the section is arranged again.
struct WaterfallArrangement: ItemArrangement {
  private let metrics: ArrangementMetrics
  private var heights: [CGFloat]
  private var frames: FrameTable

  /// Arranges items of some heights.
  ///
  /// - Complexity: O(n · columns).
  init(_ sizes: [CGSize], _ metrics: ArrangementMetrics) {
    self.metrics = metrics
    heights = sizes.map(\.height)
    frames = Self.arrange(heights, metrics)
  }

  var count: Int { heights.count }

  var length: CGFloat { frames.length }

  func frame(of index: Int) -> CGRect { frames[index] }

  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    frames.frames(from: start, to: end)
  }

  func size(of index: Int) -> CGSize {
    CGSize(width: metrics.columnWidth, height: heights[index])
  }

  mutating func apply(_ edits: [SizeEdit]) {
    for edit in edits {
      heights.replaceSubrange(edit.range, with: edit.sizes.all.map(\.height))
    }
    frames = Self.arrange(heights, metrics)
  }

  private static func arrange(_ heights: [CGFloat], _ metrics: ArrangementMetrics) -> FrameTable {
    // More columns than items would be empty.
    var ends = [CGFloat](repeating: 0, count: min(metrics.columns, max(1, heights.count)))
    return FrameTable(
      heights.map { height in
        let column = ends.indices.reduce(0) { ends[$1] < ends[$0] ? $1 : $0 }
        let start = ends[column]
        ends[column] = start + height + metrics.lineSpacing
        return CGRect(
          x: metrics.start(ofColumn: column),
          y: start,
          width: metrics.columnWidth,
          height: height
        )
      }
    )
  }
}
