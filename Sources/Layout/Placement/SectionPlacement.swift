package import RosterPlatform

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

extension SectionPlacement {
  /// Where the footer begins, if something of the list below an offset is not visible.
  ///
  /// A sticky footer stays at the edge until it meets the header of its section.
  package func footerStart(visibleTo edge: CGFloat) -> CGFloat {
    let place = length - footerLength
    guard layout.hasStickyFooter else { return place }
    return max(headerLength, min(place, edge - footerLength))
  }

  /// Where what stands behind the items is in a section of some width; nothing if it has no area.
  func backgroundFrame(in width: CGFloat) -> CGRect? {
    guard let insets = layout.background?.insets else { return nil }
    let frame = CGRect(
      x: insets.leading,
      y: headerLength + insets.top,
      width: width - insets.leading - insets.trailing,
      height: length - headerLength - footerLength - insets.top - insets.bottom
    )
    return frame.isShowable ? frame : nil
  }

  /// Where the line below an item is.
  ///
  /// - Parameters:
  ///   - item: The item; there is no line below the last.
  ///   - thickness: The height of a line.
  /// - Returns: Its frame; nothing if there is none.
  func separatorFrame(below item: Int, thickness: CGFloat) -> CGRect? {
    guard let insets = layout.separators?.insets, item >= 0, item < items.count - 1 else {
      return nil
    }
    let above = items.frame(of: item)
    let spacing = layout.lineSpacing.distance
    let start = spacing >= thickness ? (spacing - thickness) / 2 : -thickness
    let frame = CGRect(
      x: above.minX + insets.leading,
      y: itemsStart + above.maxY + start,
      width: above.width - insets.leading - insets.trailing,
      height: thickness
    )
    return frame.isShowable ? frame : nil
  }
}

extension CGRect {
  /// Whether the rectangle is somewhere and has an area.
  ///
  /// The sides are looked at as they are: a rectangle's `width` is positive also where it is less than
  /// nothing.
  fileprivate var isShowable: Bool {
    let lengths = [origin.x, origin.y, size.width, size.height]
    return lengths.allSatisfy(\.isFinite) && size.width > 0 && size.height > 0
  }
}

/// What a changed list is placed by: arrangements and sizes as they are after the change.
package struct PlacementMeasures {
  /// How a section arranges its items.
  package let arrangement: (_ section: Int) -> SectionLayout

  /// A section as a whole.
  package let section: (_ section: Int) -> SectionPlacement

  /// The sizes of neighbouring items.
  package let sizes: (_ items: Range<Int>, _ section: Int) -> ItemSizes

  /// The heights of a section's header and footer.
  package let boundaries: (_ section: Int) -> (header: CGFloat, footer: CGFloat)

  package init(
    arrangement: @escaping (Int) -> SectionLayout,
    section: @escaping (Int) -> SectionPlacement,
    sizes: @escaping (Range<Int>, Int) -> ItemSizes,
    boundaries: @escaping (Int) -> (header: CGFloat, footer: CGFloat)
  ) {
    self.arrangement = arrangement
    self.section = section
    self.sizes = sizes
    self.boundaries = boundaries
  }
}
