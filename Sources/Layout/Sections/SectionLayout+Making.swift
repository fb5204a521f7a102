public import Foundation

extension SectionLayout {
  /// Items one below another, without spacing.
  public static let list = SectionLayout.list()

  /// Items one below another, as wide as the section.
  ///
  /// ```
  ///  aaaaaaaaaa
  ///  bbbbbbbbbb
  ///  bbbbbbbbbb
  ///  cccccccccc
  /// ```
  ///
  /// - Parameters:
  ///   - spacing: The distance between two items, in points.
  ///   - separators: The lines between the items; by default, there are none.
  /// - Returns: The layout of a section with one column.
  public static func list(
    spacing: CGFloat = 0,
    separators: Separators? = nil
  ) -> SectionLayout {
    var layout = SectionLayout(.list, lineSpacing: spacing, itemSpacing: 0)
    layout.separators = separators
    return layout
  }

  /// Items in columns of equal width, line by line.
  ///
  /// - Parameters:
  ///   - columns: The number of columns; less than one counts as one.
  ///   - spacing: The distance between neighbors in both directions, in points.
  /// - Returns: The layout of a section with that many columns.
  public static func grid(columns: Int, spacing: CGFloat = 0) -> SectionLayout {
    grid(.fixed(columns), spacing: spacing)
  }

  /// Items in as many columns of equal width as fit.
  ///
  /// - Parameters:
  ///   - minimumWidth: The minimum width of a column, in points.
  ///   - spacing: The distance between neighbors in both directions, in points.
  /// - Returns: The layout of a section whose number of columns follows from its width.
  public static func grid(minimumWidth: CGFloat, spacing: CGFloat = 0) -> SectionLayout {
    grid(.adaptive(minimumWidth: minimumWidth), spacing: spacing)
  }

  /// Items in columns of equal width, line by line.
  ///
  /// ```
  ///  aaa bbb ccc
  ///  aaa
  ///
  ///  ddd eee
  /// ```
  ///
  /// A line is as high as its highest item; `lineAlignment` aligns the others.
  ///
  /// - Parameters:
  ///   - columns: How many columns there are.
  ///   - spacing: The distance between neighbors in both directions, in points.
  /// - Returns: The layout of a section with those columns.
  public static func grid(_ columns: SectionLayout.Columns, spacing: CGFloat = 0) -> SectionLayout {
    SectionLayout(.grid(columns), lineSpacing: spacing, itemSpacing: spacing)
  }

  /// Items with their own widths, side by side as long as they fit, then on the next line.
  ///
  /// ```
  ///  aaa  bb  cc
  ///  dddddd  eee
  ///  ff
  /// ```
  ///
  /// The section is arranged again when one of its items changes, which costs O(items).
  ///
  /// - Parameters:
  ///   - spacing: The minimum distance between neighbors in both directions, in points.
  ///   - distribution: How the items of a line share the free width.
  /// - Returns: The layout of a section whose lines wrap.
  public static func flow(
    spacing: CGFloat = 0,
    distribution: SectionLayout.LineDistribution = .justified
  ) -> SectionLayout {
    SectionLayout(.flow(distribution), lineSpacing: spacing, itemSpacing: spacing)
  }

  /// Items in columns of equal width, each in the shortest column so far.
  ///
  /// ```
  ///  aaa bbb ccc
  ///  aaa bbb
  ///  aaa     ddd
  ///      eee ddd
  ///  fff eee ddd
  /// ```
  ///
  /// The section is arranged again when one of its items changes, which costs O(items · columns).
  ///
  /// - Parameters:
  ///   - columns: How many columns there are.
  ///   - spacing: The distance between neighbors in both directions, in points.
  /// - Returns: The layout of a section without lines.
  public static func waterfall(
    _ columns: SectionLayout.Columns,
    spacing: CGFloat = 0
  ) -> SectionLayout {
    SectionLayout(.waterfall(columns), lineSpacing: spacing, itemSpacing: spacing)
  }

  /// Items in columns of equal width, each in the shortest column so far.
  ///
  /// - Parameters:
  ///   - columns: The number of columns; less than one counts as one.
  ///   - spacing: The distance between neighbors in both directions, in points.
  /// - Returns: The layout of a section without lines.
  public static func waterfall(columns: Int, spacing: CGFloat = 0) -> SectionLayout {
    waterfall(.fixed(columns), spacing: spacing)
  }

  /// Items in as many columns of equal width as fit, each in the shortest column so far.
  ///
  /// - Parameters:
  ///   - minimumWidth: The minimum width of a column, in points.
  ///   - spacing: The distance between neighbors in both directions, in points.
  /// - Returns: The layout of a section whose number of columns follows from its width.
  public static func waterfall(minimumWidth: CGFloat, spacing: CGFloat = 0) -> SectionLayout {
    waterfall(.adaptive(minimumWidth: minimumWidth), spacing: spacing)
  }

  /// Items in a custom arrangement.
  ///
  /// - Parameters:
  ///   - arrangement: The arrangement, which computes the frames.
  ///   - spacing: The distance between neighbors in both directions, in points; the arrangement
  ///     decides how to use it.
  /// - Returns: The layout of a section with that arrangement.
  public static func custom(
    _ arrangement: some SectionArrangement,
    spacing: CGFloat = 0
  ) -> SectionLayout {
    SectionLayout(
      .custom(AnySectionArrangement(arrangement)),
      lineSpacing: spacing,
      itemSpacing: spacing
    )
  }
}

extension SectionLayout {
  /// Items side by side on one line that scrolls horizontally.
  ///
  /// ```
  ///  aa bbbb cc ddddd e│ee
  ///  aa bbbb cc ddddd e│ee  →
  /// ```
  ///
  /// The line is a nested list, in a cell that is as wide as the outer list. Its items state their
  /// widths (`ItemSize.width`, `.aspect`, `.automatic`) and are as high as the line. Leading and
  /// trailing insets scroll with the items; the header, the footer and the background belong to the
  /// section and do not scroll. The scroll position is view state: it is the same when the section
  /// becomes visible again.
  ///
  /// An item has the same identity as in any other section, and the adapter of the outer list uses
  /// it: you can select it, scroll to it and count its impressions like any other. Only its index
  /// path is different: that of the line, which is one item. An item that moves to another section
  /// gets a new controller.
  ///
  /// For pages whose neighbors are partly visible at the sides, give the line insets, and the items
  /// the whole width between them:
  ///
  /// ```swift
  /// .layout(.carousel(height: 200, spacing: 8, paging: .page).insets(ListInsets(horizontal: 24)))
  /// // size(of:state:in:) returns .fraction(width: 1, height: 1)
  /// ```
  ///
  /// Every collection view layout supports it.
  ///
  /// - Parameters:
  ///   - height: The height of the line, in points.
  ///   - spacing: The distance between two items, in points.
  ///   - paging: Where scrolling stops; by default, anywhere.
  /// - Returns: The layout of a section that scrolls horizontally.
  public static func carousel(
    height: CGFloat,
    spacing: CGFloat = 0,
    paging: SectionLayout.PagingBehavior = .none
  ) -> SectionLayout {
    SectionLayout(.carousel(height: height, paging: paging), lineSpacing: spacing, itemSpacing: 0)
  }

  /// The height and the paging of the section's carousel; nil if it has none.
  var carousel: (height: CGFloat, paging: SectionLayout.PagingBehavior)? {
    guard case .carousel(let height, let paging) = arrangement else { return nil }
    return (height, paging)
  }

  /// The layout of the item that contains a carousel.
  var aroundCarousel: SectionLayout {
    var copy = self
    copy.arrangement = .list
    copy.lineSpacing = 0
    copy.separators = nil
    copy.insets.leading = 0
    copy.insets.trailing = 0
    return copy
  }

  /// The layout of the items in a carousel.
  var insideCarousel: SectionLayout {
    SectionLayout(.list, lineSpacing: lineSpacing, itemSpacing: 0)
      .insets(ListInsets(leading: insets.leading, trailing: insets.trailing))
  }
}
