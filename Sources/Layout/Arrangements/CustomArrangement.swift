import Foundation

/// Items in a custom arrangement of the app.
///
/// A change of items or sizes arranges the whole section again.
struct CustomArrangement: ItemArrangement {
  private let base: any SectionArrangement
  private let metrics: ArrangementMetrics
  private var sizes: [CGSize]
  private var frames = FrameTable([])
  private(set) var missingFrameCount = 0

  /// Arranges items of some sizes.
  init(_ base: any SectionArrangement, _ sizes: [CGSize], _ metrics: ArrangementMetrics) {
    self.base = base
    self.metrics = metrics
    self.sizes = sizes
    arrange()
  }

  var count: Int { sizes.count }

  var length: CGFloat { frames.length }

  func frame(of index: Int) -> CGRect { frames[index] }

  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    frames.frames(from: start, to: end)
  }

  func size(of index: Int) -> CGSize { sizes[index] }

  func zIndex(of index: Int) -> Int { base.zIndex(ofItem: index, of: count) }

  mutating func apply(_ edits: [SizeEdit]) {
    for edit in edits { sizes.apply(edit) }
    arrange()
  }

  private mutating func arrange() {
    let space = SectionLayout.ArrangementSpace(
      width: metrics.available,
      visibleHeight: metrics.visibleLength,
      columns: metrics.columns,
      columnWidth: metrics.columnWidth,
      spacing: metrics.lineSpacing
    )
    var placed = base.frames(for: sizes, in: space).prefix(sizes.count).map(showable)
    missingFrameCount = sizes.count - placed.count
    var end = placed.map(\.maxY).max() ?? 0
    for size in sizes[placed.count...] {
      let start = placed.isEmpty ? end : end + metrics.lineSpacing
      placed.append(CGRect(origin: CGPoint(x: metrics.leading, y: start), size: size))
      end = start + size.height
    }
    frames = FrameTable(placed)
  }

  /// Returns the nearest valid frame, in the section's coordinates.
  private func showable(_ frame: CGRect) -> CGRect {
    let place = frame.origin
    return CGRect(
      origin: CGPoint(
        x: metrics.leading + (place.x.isUsable ? place.x : 0),
        y: place.y.distance
      ),
      size: frame.size.showable(
        in: CGSize(width: metrics.available, height: metrics.visibleLength)
      )
    )
  }
}

/// Frames in any order, with an index for finding those between two heights.
///
/// It takes 48 bytes per frame. A query costs O(log n), and its result is short if the order of the
/// frames follows their height.
struct FrameTable: Sendable {
  private let frames: [CGRect]

  /// For each frame, the greatest end of all frames up to it.
  private var ends: [CGFloat]

  /// For each frame, the least start of all frames from it on.
  private var starts: [CGFloat]

  /// Creates a table of frames with finite lengths.
  ///
  /// - Complexity: O(n).
  init(_ frames: [CGRect]) {
    self.frames = frames
    ends = frames.map(\.maxY)
    starts = frames.map(\.minY)
    for index in frames.indices.dropFirst() {
      ends[index] = max(ends[index], ends[index - 1])
    }
    for index in frames.indices.dropLast().reversed() {
      starts[index] = min(starts[index], starts[index + 1])
    }
  }

  /// The end of the lowest frame.
  var length: CGFloat { max(0, ends.last ?? 0) }

  subscript(index: Int) -> CGRect { frames[index] }

  /// Returns the range of frames from the first to the last that intersect two heights.
  func frames(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = ends.partition { $0 <= start }
    let last = starts.partition { $0 < end }
    return first..<max(first, last)
  }
}
