package import Foundation

extension ListPlacement {
  /// Places sections anew that are not as long as before in another visible length of the list.
  ///
  /// They are found by a few of their items: those that are seen, or else the first. What a custom
  /// arrangement does with the visible length is its own affair, so it is placed anew in any case.
  ///
  /// - Parameters:
  ///   - measures: Arrangements and sizes in the new length.
  ///   - start: Where what is seen of the list begins, in points.
  ///   - end: Where it ends.
  /// - Complexity: O(sections + items that are seen), and that of the sections that are placed anew.
  package mutating func refit(
    _ measures: PlacementMeasures,
    seenFrom start: CGFloat,
    to end: CGFloat
  ) {
    let seen = sections.indices.map { items(of: $0, seenFrom: start, to: end) }
    for section in sections.indices {
      let lengths = measures.boundaries(section)
      if lengths != (sections[section].headerLength, sections[section].footerLength) {
        edit(section) { $0.setBoundaries(header: lengths.header, footer: lengths.footer) }
      }
      if !fits(section, seen[section], measures) {
        replace(section, with: measures.section(section))
      }
    }
  }

  private func items(of section: Int, seenFrom start: CGFloat, to end: CGFloat) -> Range<Int> {
    let items = sections[section].items
    let top = self.start(of: section) + sections[section].itemsStart
    let seen = items.items(from: start - top, to: end - top)
    return seen.isEmpty ? 0..<min(1, items.count) : seen
  }

  private func fits(_ section: Int, _ items: Range<Int>, _ measures: PlacementMeasures) -> Bool {
    if case .custom = sections[section].layout.arrangement { return false }
    let heights = measures.sizes(items, section).all.map(\.height)
    return heights == items.map { sections[section].items.size(of: $0).height }
  }
}
