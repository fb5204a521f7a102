import RosterPlatform

/// A section with its header, its items and its footer, relative to its own top.
///
/// It is a value behind one reference: a list passes thousands of them on.
struct SectionPlacement {
  private final class Storage {
    let layout: SectionLayout
    var headerLength: CGFloat
    var footerLength: CGFloat
    var items: any ItemArrangement

    init(
      _ layout: SectionLayout,
      _ items: any ItemArrangement,
      headerLength: CGFloat,
      footerLength: CGFloat
    ) {
      self.layout = layout
      self.items = items
      self.headerLength = headerLength
      self.footerLength = footerLength
    }
  }

  private var storage: Storage

  /// Places a section.
  ///
  /// - Parameters:
  ///   - layout: How the section arranges its items.
  ///   - container: The space that the section offers to each item.
  ///   - sizes: The sizes of the items, which must be valid.
  ///   - headerLength: The height of the header, zero if there is none.
  ///   - footerLength: The height of the footer, zero if there is none.
  /// - Complexity: O(n).
  init(
    _ layout: SectionLayout,
    in container: ItemContainer,
    sizes: ItemSizes,
    headerLength: CGFloat,
    footerLength: CGFloat
  ) {
    storage = Storage(
      layout,
      layout.arrange(sizes, in: container),
      headerLength: headerLength,
      footerLength: footerLength
    )
  }

  var layout: SectionLayout { storage.layout }

  var headerLength: CGFloat { storage.headerLength }

  var footerLength: CGFloat { storage.footerLength }

  var items: any ItemArrangement { storage.items }

  /// The start of the items.
  var itemsStart: CGFloat { headerLength + layout.insets.top.distance }

  /// The height of the section; insets count even without items.
  var length: CGFloat {
    itemsStart + items.length + layout.insets.bottom.distance + footerLength
  }

  /// Returns the start of the header when the list above an offset is not visible.
  ///
  /// A sticky header stays at the edge until the end of its section pushes it out.
  func headerStart(visibleFrom edge: @autoclosure () -> CGFloat) -> CGFloat {
    guard layout.hasStickyHeader else { return 0 }
    return max(0, min(edge(), length - footerLength - headerLength))
  }

  /// Removes and inserts items, and changes sizes.
  ///
  /// Edits that are out of bounds are cut short, so that a list that is out of sync with its
  /// collection view can notice.
  mutating func apply(_ edits: [SizeEdit]) {
    makeUnique()
    var count = items.count
    let edits = edits.map { edit in
      let edit = SizeEdit(edit.range.clamped(to: 0..<count), edit.sizes)
      count += edit.sizes.count - edit.range.count
      return edit
    }
    if let replacement = storage.items.replacement(after: edits) {
      storage.items = replacement
    } else {
      storage.items.apply(edits)
    }
  }

  /// Sets the lengths of the header and the footer; zero if there is none.
  mutating func setBoundaries(header: CGFloat, footer: CGFloat) {
    makeUnique()
    storage.headerLength = header
    storage.footerLength = footer
  }

  private mutating func makeUnique() {
    guard !isKnownUniquelyReferenced(&storage) else { return }
    storage = Storage(
      layout,
      items,
      headerLength: headerLength,
      footerLength: footerLength
    )
  }
}

extension SectionPlacement {
  /// Returns the start of the footer when the list below an offset is not visible.
  ///
  /// A sticky footer stays at the edge until it meets the header of its section.
  func footerStart(visibleTo edge: @autoclosure () -> CGFloat) -> CGFloat {
    let place = length - footerLength
    guard layout.hasStickyFooter else { return place }
    return max(headerLength, min(place, edge() - footerLength))
  }

  /// Returns the frame of the background in a section of a width; `nil` if it has no area.
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

  /// Returns the frame of the separator below an item.
  ///
  /// - Parameters:
  ///   - item: The item; the last one has no separator.
  ///   - thickness: The height of a separator.
  /// - Returns: The frame; `nil` if there is none.
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
  /// Whether the rectangle is finite and has an area.
  ///
  /// The sides are checked directly: a rectangle's `width` is positive even if the stored one is
  /// negative.
  fileprivate var isShowable: Bool {
    let lengths = [origin.x, origin.y, size.width, size.height]
    return lengths.allSatisfy(\.isUsable) && size.width > 0 && size.height > 0
  }
}

/// The arrangements and sizes for placing a changed list, after the change.
struct PlacementMeasures {
  /// How a section arranges its items.
  let arrangement: (_ section: Int) -> SectionLayout

  /// A section as a whole.
  let section: (_ section: Int) -> SectionPlacement

  /// The sizes of neighboring items.
  let sizes: (_ items: Range<Int>, _ section: Int) -> ItemSizes

  /// The heights of a section's header and footer.
  let boundaries: (_ section: Int) -> (header: CGFloat, footer: CGFloat)

  init(
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
