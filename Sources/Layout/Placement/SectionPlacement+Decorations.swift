package import RosterPlatform

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
