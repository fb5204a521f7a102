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

  /// Removes and inserts items, and changes sizes.
  mutating func apply(_ edits: [SizeEdit])
}

extension ItemArrangement {
  func top(of index: Int) -> CGFloat { frame(of: index).minY }

  func frames(of items: Range<Int>) -> [CGRect] { items.map(frame) }

  var missingFrameCount: Int { 0 }
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
