import RosterPlatform

/// The frames of the items of one section.
///
/// Frames are relative to the top of the items and to the leading edge of the section.
protocol ItemArrangement: Sendable {
  /// The number of items.
  var count: Int { get }

  /// The total height of the items, in points.
  var length: CGFloat { get }

  /// The number of items that the arrangement returned no frame for; they are placed below the others.
  var missingFrameCount: Int { get }

  /// The size that an item was given.
  func size(of index: Int) -> CGSize

  /// Returns the frame of an item.
  func frame(of index: Int) -> CGRect

  /// Returns the frames of neighboring items, which exist.
  func frames(of items: Range<Int>) -> [CGRect]

  /// Returns the top of an item's line.
  func top(of index: Int) -> CGFloat

  /// Returns the items that intersect two heights.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int>

  /// Returns the order of an item from back to front.
  func zIndex(of index: Int) -> Int

  /// Removes and inserts items, and changes sizes.
  mutating func apply(_ edits: [SizeEdit])

  /// Returns another arrangement of the items after some edits; `nil` if this one supports them.
  func replacement(after edits: [SizeEdit]) -> (any ItemArrangement)?
}

extension ItemArrangement {
  func top(of index: Int) -> CGFloat { frame(of: index).minY }

  func frames(of items: Range<Int>) -> [CGRect] { items.map(frame) }

  var missingFrameCount: Int { 0 }

  func zIndex(of index: Int) -> Int { 0 }

  func replacement(after edits: [SizeEdit]) -> (any ItemArrangement)? { nil }
}

/// The parameters of an arrangement besides the sizes, in points.
struct ArrangementMetrics: Equatable, Sendable {
  var leading: CGFloat = 0
  var available: CGFloat = 0

  /// The visible height of the list.
  var visibleLength: CGFloat = 0
  var columns = 1
  var columnWidth: CGFloat = 0
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var alignment = SectionLayout.LineAlignment.center

  /// Returns whether an item of a size spans all of several columns.
  func isWide(_ size: CGSize) -> Bool {
    // Breadths are sums of rounded columns.
    columns > 1 && size.width > columnWidth && size.width >= available - 1 / 64
  }

  /// Returns whether any of some items spans all of several columns.
  func hasWideItem(_ sizes: ItemSizes) -> Bool {
    columns > 1 && sizes.runs.contains { isWide($0.size) }
  }

  /// Returns the items of each line: as many as there are columns, or one that spans them all.
  ///
  /// - Complexity: O(n).
  func lines(of sizes: [CGSize]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var first = 0
    while first < sizes.count {
      var end = first + 1
      if !isWide(sizes[first]) {
        while end < sizes.count, end - first < columns, !isWide(sizes[end]) { end += 1 }
      }
      lines.append(first..<end)
      first = end
    }
    return lines
  }

  /// Returns the start of a column; the last one ends at the trailing edge.
  func start(ofColumn column: Int) -> CGFloat {
    guard columns > 1 else { return leading }
    return leading + CGFloat(column) * max(0, available - columnWidth) / CGFloat(columns - 1)
  }
}

/// An edit that replaces items of one section by others.
///
/// Of several edits, each uses indices after the previous ones.
struct SizeEdit: Sendable, Equatable {
  /// The indices of the removed items; an empty range is the place of insertion.
  let range: Range<Int>

  /// The sizes of the inserted items.
  let sizes: ItemSizes

  init(_ range: Range<Int>, _ sizes: ItemSizes = ItemSizes()) {
    self.range = range
    self.sizes = sizes
  }

  /// Whether as many items are inserted as removed, so that no other item changes its index.
  var keepsCount: Bool { range.count == sizes.count }
}

extension [CGSize] {
  /// Applies the sizes of an edit.
  mutating func apply(_ edit: SizeEdit) {
    replaceSubrange(edit.range, with: edit.sizes.all)
  }
}
