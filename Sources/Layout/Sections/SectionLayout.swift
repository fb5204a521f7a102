public import Foundation

/// How a section arranges its items.
///
/// ```swift
/// Section("photos") { … }
///   .layout(.grid(columns: 3, spacing: 2).insets(Insets(horizontal: 16)))
/// ```
public struct SectionLayout: Hashable, Sendable {
  /// The number of items that stand side by side; at least one.
  public var columns: Int

  /// The distance between items that stand one below another, in points.
  public var lineSpacing: CGFloat

  /// The distance between items that stand side by side, in points.
  public var itemSpacing: CGFloat

  /// The distances between the items and the edges of the section.
  ///
  /// Headers and footers ignore them.
  public var insets: Insets

  private init(columns: Int, lineSpacing: CGFloat, itemSpacing: CGFloat) {
    self.columns = max(1, columns)
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.insets = .zero
  }

  /// Items one below another, without spacing.
  public static let list = SectionLayout.list(spacing: 0)

  /// Items one below another.
  ///
  /// - Parameter spacing: The distance between two items, in points.
  /// - Returns: The layout of a section with one column.
  public static func list(spacing: CGFloat) -> SectionLayout {
    SectionLayout(columns: 1, lineSpacing: spacing, itemSpacing: 0)
  }

  /// Items in columns of equal width.
  ///
  /// - Parameters:
  ///   - columns: The number of columns; less than one counts as one.
  ///   - spacing: The distance between neighbours in both directions, in points.
  /// - Returns: The layout of a section with that many columns.
  public static func grid(columns: Int, spacing: CGFloat = 0) -> SectionLayout {
    SectionLayout(columns: columns, lineSpacing: spacing, itemSpacing: spacing)
  }

  /// The same arrangement with other distances to the edges of the section.
  public func insets(_ insets: Insets) -> SectionLayout {
    var copy = self
    copy.insets = insets
    return copy
  }
}
