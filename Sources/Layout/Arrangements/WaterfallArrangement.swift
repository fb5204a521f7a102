import RosterPlatform

/// Items in columns of equal width, each in the shortest column so far.
///
/// If columns are equally short, the first is used. An item that spans all columns is below all of them. A changed size of
/// an item costs O(n · columns), because the section is arranged again.
struct WaterfallArrangement: ItemArrangement {
  private let metrics: ArrangementMetrics
  private var sizes: [CGSize]
  private var frames: FrameTable

  /// Arranges items of some sizes; only the widths of those that span all columns matter.
  ///
  /// - Complexity: O(n · columns).
  init(_ sizes: [CGSize], _ metrics: ArrangementMetrics) {
    self.metrics = metrics
    self.sizes = sizes
    frames = Self.arrange(sizes, metrics)
  }

  var count: Int { sizes.count }

  var length: CGFloat { frames.length }

  func frame(of index: Int) -> CGRect { frames[index] }

  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    frames.frames(from: start, to: end)
  }

  func size(of index: Int) -> CGSize {
    let width = metrics.isWide(sizes[index]) ? metrics.available : metrics.columnWidth
    return CGSize(width: width, height: sizes[index].height)
  }

  mutating func apply(_ edits: [SizeEdit]) {
    for edit in edits { sizes.apply(edit) }
    frames = Self.arrange(sizes, metrics)
  }

  private static func arrange(_ sizes: [CGSize], _ metrics: ArrangementMetrics) -> FrameTable {
    // More columns than items would be empty.
    var ends = [CGFloat](repeating: 0, count: min(metrics.columns, max(1, sizes.count)))
    return FrameTable(
      sizes.map { size in
        if metrics.isWide(size) {
          let start = ends.reduce(0, max)
          ends = ends.map { _ in start + size.height + metrics.lineSpacing }
          return CGRect(
            x: metrics.leading,
            y: start,
            width: metrics.available,
            height: size.height
          )
        }
        let column = ends.indices.reduce(0) { ends[$1] < ends[$0] ? $1 : $0 }
        let start = ends[column]
        ends[column] = start + size.height + metrics.lineSpacing
        return CGRect(
          x: metrics.start(ofColumn: column),
          y: start,
          width: metrics.columnWidth,
          height: size.height
        )
      }
    )
  }
}
