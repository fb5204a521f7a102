package import RosterPlatform

/// Where the items of one section stand.
///
/// Frames are relative to the top of the items and to the leading edge of the section.
package protocol ItemArrangement: Sendable {
  /// The number of items.
  var count: Int { get }

  /// How high all items are together, in points.
  var length: CGFloat { get }

  /// The number of items that the arrangement returned no frame for; they are placed below the others.
  var missingFrameCount: Int { get }

  /// The size that an item was given.
  func size(of index: Int) -> CGSize

  /// Where an item stands.
  func frame(of index: Int) -> CGRect

  /// Where the line of an item begins.
  func top(of index: Int) -> CGFloat

  /// The items of which something is seen between two heights.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int>

  /// Takes items out, puts others in, and gives items other sizes.
  mutating func apply(_ edits: [SizeEdit])
}

extension ItemArrangement {
  package func top(of index: Int) -> CGFloat { frame(of: index).minY }

  package var missingFrameCount: Int { 0 }
}

/// What an arrangement is computed from besides the sizes, in points.
package struct ArrangementMetrics: Equatable, Sendable {
  package var leading: CGFloat = 0
  package var available: CGFloat = 0

  /// The visible height of the list.
  package var visibleLength: CGFloat = 0
  package var columns = 1
  package var columnWidth: CGFloat = 0
  package var lineSpacing: CGFloat = 0
  package var itemSpacing: CGFloat = 0
  package var alignment = LineAlignment.center

  /// Where a column begins; the last one ends at the trailing edge.
  func start(ofColumn column: Int) -> CGFloat {
    guard columns > 1 else { return leading }
    return leading + CGFloat(column) * max(0, available - columnWidth) / CGFloat(columns - 1)
  }
}

/// Items of one section that take the places of others.
///
/// Of several edits, each names places as they are after the ones before it.
package struct SizeEdit: Sendable, Equatable {
  /// The places of the items that go; an empty range says where items come.
  package let range: Range<Int>

  /// The sizes of the items that come.
  package let sizes: ItemSizes

  package init(_ range: Range<Int>, _ sizes: ItemSizes = ItemSizes()) {
    self.range = range
    self.sizes = sizes
  }

  /// Whether as many items come as go, so that no other item changes its place in the order.
  var keepsCount: Bool { range.count == sizes.count }
}

extension [CGSize] {
  /// Puts the sizes of an edit in.
  mutating func apply(_ edit: SizeEdit) {
    replaceSubrange(edit.range, with: edit.sizes.all)
  }
}
