/// How content is scrolled along one axis, in points.
package struct ScrollAxis: Hashable, Sendable {
  /// The place in the content at which the view begins.
  package var offset: Double

  /// The length of the view.
  package var length: Double

  /// The length of the content.
  package var content: Double

  /// What bars cover at the start of the view.
  package var leading: Double

  /// What bars cover at the end of the view.
  package var trailing: Double

  /// Describes an axis.
  package init(
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

  /// The offset at which the content begins below what covers the start.
  package var least: Double { -leading }

  /// The offset at which the content ends; that at which it begins if it is shorter than the view.
  package var most: Double { max(least, content + trailing - length) }

  /// The offset at which a part of the content stands where it should, or the nearest there is.
  ///
  /// - Parameters:
  ///   - start: Where the part begins in the content.
  ///   - end: Where the part ends in the content.
  ///   - alignment: Where the part should stand.
  ///   - covered: What sticky headers cover below the bars.
  ///   - coveredEnd: What sticky footers cover above the bars.
  ///   - distance: How far from the edge the part should stand; below the middle for the center.
  /// - Returns: The offset, which is one that a finger could leave the content at.
  package func offset(
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
      // Between the two, all of a short part is visible, and nothing but the part if it is long.
      wanted = min(max(offset, min(atStart, atEnd)), max(atStart, atEnd))
    }
    return min(max(wanted, least), most)
  }
}
