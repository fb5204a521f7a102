public import Foundation

extension SectionLayout {
  /// Items one below another, without spacing.
  public static let list = SectionLayout.list(spacing: 0)

  /// Items one below another.
  ///
  /// - Parameter spacing: The distance between two items, in points.
  /// - Returns: The layout of a section with one column.
  public static func list(spacing: CGFloat) -> SectionLayout {
    SectionLayout(.list, lineSpacing: spacing, itemSpacing: 0)
  }

  /// Items in columns of equal width.
  ///
  /// - Parameters:
  ///   - columns: The number of columns; less than one counts as one.
  ///   - spacing: The distance between neighbours in both directions, in points.
  /// - Returns: The layout of a section with that many columns.
  public static func grid(columns: Int, spacing: CGFloat = 0) -> SectionLayout {
    grid(.fixed(columns), spacing: spacing)
  }

  /// Items in columns of equal width, as many as there is room for.
  ///
  /// - Parameters:
  ///   - minimumWidth: The least width of a column, in points.
  ///   - spacing: The distance between neighbours in both directions, in points.
  /// - Returns: The layout of a section whose number of columns follows from its width.
  public static func grid(minimumWidth: CGFloat, spacing: CGFloat = 0) -> SectionLayout {
    grid(.adaptive(minimumWidth: minimumWidth), spacing: spacing)
  }

  /// Items in columns of equal width.
  ///
  /// - Parameters:
  ///   - columns: How many columns there are.
  ///   - spacing: The distance between neighbours in both directions, in points.
  /// - Returns: The layout of a section with those columns.
  public static func grid(_ columns: Columns, spacing: CGFloat = 0) -> SectionLayout {
    SectionLayout(.grid(columns), lineSpacing: spacing, itemSpacing: spacing)
  }

  /// Items of their own widths, side by side for as long as they fit, then on the next line.
  ///
  /// - Parameter spacing: The least distance between neighbours in both directions, in points.
  /// - Returns: The layout of a section whose lines wrap.
  public static func flow(spacing: CGFloat = 0) -> SectionLayout {
    SectionLayout(.flow, lineSpacing: spacing, itemSpacing: spacing)
  }
}
