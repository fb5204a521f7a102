/// All sections of a flow layout, one after another, in the layout's own coordinates.
struct FlowPlacement: Equatable, Sendable {
  private(set) var sections: [FlowSection] = []
  /// Where each section starts.
  private(set) var starts: [CGFloat] = []
  private(set) var size = CGSize.zero

  init(extent: CGFloat = 0) {
    size.width = max(0, extent)
  }

  mutating func append(_ section: FlowSection) {
    sections.append(section)
    starts.append(size.height)
    size.height = max(0, size.height + section.length)
  }

  /// Replaces some sections, in O(sections).
  mutating func replace(_ replacements: [Int: FlowSection]) {
    let old = sections
    self = FlowPlacement(extent: size.width)
    for (index, section) in old.enumerated() { append(replacements[index] ?? section) }
  }

  /// Returns the sections that intersect a range of the scroll direction, in O(log sections).
  func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = firstSection { starts[$0] + sections[$0].length > start }
    let afterLast = firstSection { starts[$0] >= end }
    return first..<max(first, afterLast)
  }

  private func firstSection(where passes: (Int) -> Bool) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = low + (high - low) / 2
      if passes(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
