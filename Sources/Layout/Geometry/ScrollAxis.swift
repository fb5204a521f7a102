/// The state of scrolling along one axis, in points.
struct ScrollAxis: Hashable, Sendable {
  /// The position in the content where the view begins.
  var offset: Double

  /// The length of the view.
  var length: Double

  /// The length of the content.
  var content: Double

  /// The length that bars cover at the start of the view.
  var leading: Double

  /// The length that bars cover at the end of the view.
  var trailing: Double

  /// Creates an axis.
  init(
    offset: Double,
    length: Double,
    content: Double,
    leading: Double = 0,
    trailing: Double = 0
  ) {
    self.offset = offset
    self.length = length
    self.content = content
    self.leading = leading
    self.trailing = trailing
  }

  /// The offset at which the content begins after the bars.
  var least: Double { -leading }

  /// The offset at which the content ends, or begins if it is shorter than the view.
  var most: Double { max(least, content + trailing - length) }

  /// Returns the offset that aligns a part of the content, or the nearest valid one.
  ///
  /// - Parameters:
  ///   - start: Where the part begins in the content.
  ///   - end: Where the part ends in the content.
  ///   - alignment: The alignment of the part.
  ///   - covered: What sticky headers cover below the bars.
  ///   - coveredEnd: What sticky footers cover above the bars.
  ///   - distance: The distance from the edge; from the middle downwards for the center.
  /// - Returns: An offset at which scrolling can stop.
  func offset(
    showing start: Double,
    to end: Double,
    at alignment: ScrollAlignment,
    covered: Double = 0,
    coveredEnd: Double = 0,
    distance: Double = 0
  ) -> Double {
    let atStart = start - leading - covered - distance
    let atEnd = end - length + trailing + coveredEnd + distance
    let wanted: Double
    switch alignment {
    case .top:
      wanted = atStart
    case .bottom:
      wanted = atEnd
    case .center:
      let middle = (leading + covered + length - trailing - coveredEnd) / 2
      wanted = (start + end) / 2 - middle - distance
    case .nearest:
      // Between the two, a short part is completely visible, and a long part fills the view.
      wanted = min(max(offset, min(atStart, atEnd)), max(atStart, atEnd))
    }
    return min(max(wanted, least), most)
  }
}
