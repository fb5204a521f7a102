public import Foundation

/// The size that an item asks for.
public enum ItemSize: Hashable, Sendable {
  /// As wide as the column, and this many points high.
  case height(CGFloat)

  /// As high as the row of a horizontal list, and this many points wide.
  ///
  /// In a vertical list it is as high as what is visible of the list.
  case width(CGFloat)

  /// This many points wide and high, whatever the column.
  case fixed(width: CGFloat, height: CGFloat)

  /// This share of the column's width, and this share of the visible height of the list.
  ///
  /// In a horizontal list it is a share of the visible width between the insets, and of the row's height.
  case fraction(width: CGFloat, height: CGFloat)

  /// As wide as the column, and as high as the width divided by this ratio.
  ///
  /// In a horizontal list it is as high as the row, and as wide as the height times this ratio.
  case aspect(CGFloat)

  /// As wide as the column, and as high as the cell asks to be; in a horizontal list, as high as the row,
  /// and as wide as the cell asks to be.
  ///
  /// The cell is asked when it has been configured, in the way of UIKit: by its constraints, or by
  /// `preferredLayoutAttributesFitting(_:)` where it overrides that. Until then the item has an estimated
  /// height or width, in points. A cell is measured once for each content, width of its column or height of
  /// its row, and set of traits. One that asks for another size each time keeps the second, and is reported.
  case automatic(estimated: CGFloat)
}
