public import Foundation

extension SectionLayout {
  /// Items side by side on one line that scrolls sideways.
  ///
  /// ```
  ///  aa bbbb cc ddddd e│ee
  ///  aa bbbb cc ddddd e│ee  →
  /// ```
  ///
  /// The line is a list of its own, in a cell that is as wide as the list around it: its items say how wide
  /// they are (`ItemSize.width`, `.aspect`, `.automatic`) and are as high as the line. Leading and trailing
  /// insets scroll along with the items; the header, the footer and a background belong to the section and
  /// stay. How far the line is scrolled is view state: it is the same when the section comes back to the
  /// screen. An item has the identity that it would have in any other section, but the adapter of the list
  /// around knows only the line; ask `ListAdapter.carousel(inSection:)` for the adapter of its items. An
  /// item that moves to another section gets a new controller.
  ///
  /// Every collection view layout shows it.
  ///
  /// - Parameters:
  ///   - height: How high the line is, in points.
  ///   - spacing: The distance between two items, in points.
  /// - Returns: The layout of a section that scrolls sideways.
  public static func carousel(height: CGFloat, spacing: CGFloat = 0) -> SectionLayout {
    SectionLayout(.carousel(height: height), lineSpacing: spacing, itemSpacing: 0)
  }

  /// How high the section's carousel is; nil if it has none.
  package var carouselHeight: CGFloat? {
    guard case .carousel(let height) = arrangement else { return nil }
    return height
  }

  /// The layout of the one item that holds a carousel.
  package var aroundCarousel: SectionLayout {
    var copy = self
    copy.arrangement = .list
    copy.lineSpacing = 0
    copy.separators = nil
    copy.insets.leading = 0
    copy.insets.trailing = 0
    return copy
  }

  /// The layout of the items in a carousel.
  package var insideCarousel: SectionLayout {
    SectionLayout(.list, lineSpacing: lineSpacing, itemSpacing: 0)
      .insets(Insets(leading: insets.leading, trailing: insets.trailing))
  }
}
