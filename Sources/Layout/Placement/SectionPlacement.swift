package import Foundation

/// A section with its header, its items and its footer, relative to its own top.
package struct SectionPlacement: Sendable {
  package let layout: SectionLayout
  package private(set) var headerLength: CGFloat
  package private(set) var footerLength: CGFloat
  package private(set) var items: any ItemArrangement

  /// Places a section.
  ///
  /// - Parameters:
  ///   - layout: How the section arranges its items.
  ///   - container: The space that the section offers to each item.
  ///   - sizes: The sizes of the items; they can be shown.
  ///   - headerLength: The height of the header, zero if there is none.
  ///   - footerLength: The height of the footer, zero if there is none.
  /// - Complexity: O(n).
  package init(
    _ layout: SectionLayout,
    in container: Container,
    sizes: ItemSizes,
    headerLength: CGFloat,
    footerLength: CGFloat
  ) {
    self.layout = layout
    self.headerLength = headerLength
    self.footerLength = footerLength
    items = layout.arrange(sizes, in: container)
  }

  /// Where the items begin.
  package var itemsStart: CGFloat { headerLength + layout.insets.top.distance }

  /// The height of the section; insets count also without items.
  package var length: CGFloat {
    itemsStart + items.length + layout.insets.bottom.distance + footerLength
  }

  /// Where the header begins, if something of the list above an offset is not visible.
  ///
  /// A sticky header stays at the edge until what is left of its section pushes it out.
  package func headerStart(visibleFrom edge: CGFloat) -> CGFloat {
    guard layout.hasStickyHeader else { return 0 }
    return max(0, min(edge, length - footerLength - headerLength))
  }

  /// Takes items out, puts others in, and gives items other sizes.
  ///
  /// Edits of places that there are not are cut short, so that a list that has got out of step with its
  /// collection view can notice.
  mutating func apply(_ edits: [SizeEdit]) {
    var count = items.count
    items.apply(
      edits.map { edit in
        let edit = SizeEdit(edit.range.clamped(to: 0..<count), edit.sizes)
        count += edit.sizes.count - edit.range.count
        return edit
      }
    )
  }

  /// Gives the header and the footer other lengths; zero if there is none.
  mutating func setBoundaries(header: CGFloat, footer: CGFloat) {
    headerLength = header
    footerLength = footer
  }
}
