package import RosterPlatform

/// Where the items of one section stand.
///
/// Frames are relative to the top of the items and to the leading edge of the section.
package protocol ItemArrangement: Sendable {
  /// The number of items.
  var count: Int { get }

  /// How high all items are together, in points.
  var length: CGFloat { get }

  /// The number of items that the arrangement has no place for; they stand below the others.
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
