public import Foundation

/// How a section arranges its items.
///
/// ```swift
/// Section("photos") { … }
///   .layout(.grid(columns: 3, spacing: 2).insets(Insets(horizontal: 16)))
/// ```
public struct SectionLayout: Hashable, Sendable {
  /// The order in which items are put into the section.
  package enum Arrangement: Hashable, Sendable {
    case list
    case grid(Columns)
    case flow(LineDistribution)
    case waterfall(Columns)

    /// A line in a list of its own; in this list it is one item.
    case carousel(height: CGFloat)
    case custom(OwnArrangement)
  }

  package var arrangement: Arrangement

  /// The distance between items that stand one below another, in points.
  public var lineSpacing: CGFloat

  /// The distance between items that stand side by side, in points.
  public var itemSpacing: CGFloat

  /// The distances between the items and the edges of the section.
  ///
  /// Headers and footers ignore them.
  public var insets = Insets.zero

  /// Where items stand that are lower than the line they are in.
  ///
  /// Lists and waterfalls have no such items.
  public var lineAlignment = LineAlignment.center

  /// Whether the header stays at the top of the visible area while the section lasts.
  public var hasStickyHeader = false

  /// Whether the footer stays at the bottom of the visible area from the beginning of the section on.
  public var hasStickyFooter = false

  /// The lines between the items of a list, if there are any.
  public var separators: Separators?

  /// What is shown behind the items, if anything is.
  public var background: SectionBackground?

  init(_ arrangement: Arrangement, lineSpacing: CGFloat, itemSpacing: CGFloat) {
    self.arrangement = arrangement
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
  }

  /// The number of columns in a width between the insets.
  package func columns(in width: CGFloat) -> Int {
    switch arrangement {
    case .list, .flow, .carousel: 1
    case .grid(let columns), .waterfall(let columns):
      columns.count(in: width, spacing: itemSpacing)
    case .custom(let own): max(1, own.base.columns(in: width, spacing: itemSpacing))
    }
  }
}
