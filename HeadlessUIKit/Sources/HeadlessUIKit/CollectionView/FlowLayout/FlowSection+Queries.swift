extension FlowSection {
  /// The indices of the items in a rectangle of the section, in O(log lines + answer).
  func items(in rect: CGRect) -> [Int] {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = low + (high - low) / 2
      if lines[middle].end > rect.minY { high = middle } else { low = middle + 1 }
    }
    var result: [Int] = []
    while low < lines.count, lines[low].start < rect.maxY {
      result += lines[low].items.filter { frames[$0].overlaps(rect) }
      low += 1
    }
    return result
  }

  /// Returns the frame of the header when it is pinned to the visible part of its section.
  func pinnedHeader(visibleFrom start: CGFloat) -> CGRect {
    let last = length - metrics.footerLength - metrics.headerLength
    var frame = header
    frame.origin.y = min(max(frame.minY, start), max(frame.minY, last))
    return frame
  }

  /// Returns the frame of the footer when it is pinned to the visible part of its section.
  func pinnedFooter(visibleTo end: CGFloat) -> CGRect {
    var frame = footer
    let first = min(frame.minY, metrics.headerLength)
    frame.origin.y = max(min(frame.minY, end - metrics.footerLength), first)
    return frame
  }
}
