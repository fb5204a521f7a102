import RosterPlatform

/// Items in columns of equal width, some of which span all columns.
///
/// ```
///  aaa bbb ccc
///  aaa
///  ddddddddddd
///  eee fff
/// ```
///
/// A change costs O(n), independent of the number of changed items.
struct SpannedGridArrangement: ItemArrangement {
  private let metrics: ArrangementMetrics
  private var sizes: [CGSize]
  private var frames = FrameTable([])

  /// The top of each item's line.
  private var tops: [CGFloat] = []

  /// Arranges items of some sizes; only the widths of those that span all columns matter.
  ///
  /// - Complexity: O(n).
  init(_ sizes: [CGSize], _ metrics: ArrangementMetrics) {
    self.metrics = metrics
    self.sizes = sizes
    arrange()
  }

  var count: Int { sizes.count }

  var length: CGFloat { frames.length }

  func size(of index: Int) -> CGSize {
    let width = metrics.isWide(sizes[index]) ? metrics.available : metrics.columnWidth
    return CGSize(width: width, height: sizes[index].height)
  }

  func frame(of index: Int) -> CGRect { frames[index] }

  func top(of index: Int) -> CGFloat { tops[index] }

  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    frames.frames(from: start, to: end)
  }

  mutating func apply(_ edits: [SizeEdit]) {
    for edit in edits { sizes.apply(edit) }
    arrange()
  }

  private mutating func arrange() {
    var frames: [CGRect] = []
    frames.reserveCapacity(sizes.count)
    tops = []
    tops.reserveCapacity(sizes.count)
    var top: CGFloat = 0
    for line in metrics.lines(of: sizes) {
      let height = sizes[line].reduce(0) { max($0, $1.height) }
      for (column, index) in line.enumerated() {
        let place = metrics.alignment.place(sizes[index].height, in: height)
        frames.append(
          CGRect(
            x: metrics.start(ofColumn: column),
            y: top + place.start,
            width: size(of: index).width,
            height: place.height
          )
        )
        tops.append(top)
      }
      top += height + metrics.lineSpacing
    }
    self.frames = FrameTable(frames)
  }
}
