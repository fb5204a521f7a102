import Foundation

/// What stays in place until somebody scrolls: an element, its distance, and how much of it is visible.
///
/// Lengths are in points along the list, in the coordinates of sections: a list begins at 0, on whichever side that is.
struct KeptPlace: Equatable, Sendable {
  /// The element, which follows its item.
  var part: PlacementAnchor.Part

  /// The distance of the element from the start of the bounds.
  let distance: CGFloat

  /// How much of the element is visible.
  let visibleLength: CGFloat

  /// Where the bounds started when the place was taken.
  let start: CGFloat

  /// Whether the end of a list that is longer than its view was visible.
  let isAtEnd: Bool

  init(
    _ part: PlacementAnchor.Part,
    distance: CGFloat,
    visibleLength: CGFloat,
    start: CGFloat,
    isAtEnd: Bool
  ) {
    self.part = part
    self.distance = distance
    self.visibleLength = visibleLength
    self.start = start
    self.isAtEnd = isAtEnd
  }
}

/// The part of a list that is visible: the bounds, without what covers their ends.
struct VisibleStretch: Sendable {
  /// Where the bounds start.
  let start: CGFloat

  /// The length of the bounds.
  let length: CGFloat

  /// The length that is covered at the start.
  let lead: CGFloat

  /// The length that is covered at the end.
  let trail: CGFloat

  /// An element of which less is visible, and less than a half, counts as out of sight, in points.
  private static let least: CGFloat = 44

  init(start: CGFloat, length: CGFloat, lead: CGFloat, trail: CGFloat) {
    self.start = start
    self.length = length
    self.lead = lead
    self.trail = trail
  }

  /// Returns how much of a range is visible.
  func visibleLength(of range: ClosedRange<CGFloat>) -> CGFloat {
    let upper = min(range.upperBound, start + length - trail)
    return max(0, upper - max(range.lowerBound, start + lead))
  }

  /// Returns where bounds of this length have to start so that an element keeps its distance, and stays on screen.
  ///
  /// A list at its beginning stays there, even if something before the visible area becomes shorter.
  ///
  /// - Parameters:
  ///   - range: Where the element is now.
  ///   - distance: Its distance from the start of the bounds.
  ///   - visibleLength: How much of it has to be visible, if it is that long.
  ///   - oldStart: Where the bounds started when the distance was taken.
  /// - Returns: The start, which may be beyond the end of the list.
  func start(
    keeping range: ClosedRange<CGFloat>,
    at distance: CGFloat,
    visibleLength: CGFloat,
    from oldStart: CGFloat
  ) -> CGFloat {
    var start = range.lowerBound - distance
    let wanted = min(visibleLength, range.upperBound - range.lowerBound, length - lead - trail)
    let least = min(wanted / 2, Self.least)
    if range.upperBound - (start + lead) < least {
      start = range.upperBound - wanted - lead
    } else if (start + length - trail) - range.lowerBound < least {
      start = range.lowerBound + wanted + trail - length
    }
    return max(start, min(-lead, oldStart))
  }
}

extension ListPlacement {
  /// Returns the range of a part of the list; `nil` if it does not exist.
  ///
  /// - Complexity: O(log n).
  func range(of part: PlacementAnchor.Part) -> ClosedRange<CGFloat>? {
    switch part {
    case .header(let section):
      guard sections.indices.contains(section) else { return nil }
      let start = start(of: section)
      return start...start + max(0, sections[section].headerLength)
    case .item(let position):
      guard let frame = frame(ofItem: position.item, in: position.section) else { return nil }
      return frame.minY...max(frame.minY, frame.maxY)
    }
  }
}
