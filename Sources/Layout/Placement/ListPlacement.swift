package import RosterPlatform

/// Sections one below another.
package struct ListPlacement: Sendable {
  package private(set) var sections: [SectionPlacement]
  private var lengths: SizeIndex
  private var stickySectionCount: Int

  /// Places sections.
  ///
  /// - Complexity: O(sections).
  package init(_ sections: [SectionPlacement] = []) {
    self.sections = sections
    lengths = SizeIndex(sections.map(\.length))
    stickySectionCount = sections.count { $0.layout.isSticky }
  }

  /// Whether a header or footer stays in the visible area.
  package var hasStickySections: Bool { stickySectionCount > 0 }

  /// The height of everything, in points.
  package var length: CGFloat { lengths.total }

  /// Where a section begins.
  ///
  /// - Complexity: O(log sections).
  package func start(of section: Int) -> CGFloat { lengths.start(of: section) }

  /// The sections of which something is between two heights.
  ///
  /// - Complexity: O(log sections).
  package func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = lengths.index(endingAfter: start)
    var last = lengths.index(endingAfter: end)
    if last < sections.count { last += 1 }
    return first..<max(first, last)
  }

  /// Where an item stands; nothing if there is no such item.
  ///
  /// - Complexity: O(log n).
  package func frame(ofItem item: Int, in section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    let placement = sections[section]
    guard item >= 0, item < placement.items.count else { return nil }
    return placement.items.frame(of: item)
      .offsetBy(dx: 0, dy: start(of: section) + placement.itemsStart)
  }

  /// Changes a section in place, and moves what is below it.
  ///
  /// - Complexity: That of the change, and O(log sections).
  mutating func edit(_ section: Int, _ change: (inout SectionPlacement) -> Void) {
    let wasSticky = sections[section].layout.isSticky
    change(&sections[section])
    stickySectionCount += (sections[section].layout.isSticky ? 1 : 0) - (wasSticky ? 1 : 0)
    lengths[section] = sections[section].length
  }

  /// Puts a section in the place of another.
  mutating func replace(_ section: Int, with new: SectionPlacement) {
    edit(section) { $0 = new }
  }

  /// Puts other sections in the place of all.
  mutating func replaceAll(_ new: [SectionPlacement]) {
    self = ListPlacement(new)
  }
}
