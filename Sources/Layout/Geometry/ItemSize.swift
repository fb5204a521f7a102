public import Foundation

/// The size that an item asks for.
public enum ItemSize: Hashable, Sendable {
  /// As wide as the column, and this many points high.
  case height(CGFloat)

  /// This many points wide and high, whatever the column.
  case fixed(width: CGFloat, height: CGFloat)

  /// This share of the column's width, and this share of the visible height of the list.
  case fraction(width: CGFloat, height: CGFloat)

  /// As wide as the column, and as high as the width divided by this ratio.
  case aspect(CGFloat)
}
