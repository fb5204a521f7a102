public import Foundation

/// The size of an item, as its controller requests it.
public enum ItemSize: Hashable, Sendable {
  /// The width of the column, and a height in points.
  case height(CGFloat)

  /// The height of the row in a horizontal list, and a width in points.
  ///
  /// In a vertical list, the height is the visible height of the list.
  case width(CGFloat)

  /// A width and a height in points, regardless of the column.
  case fixed(width: CGFloat, height: CGFloat)

  /// A fraction of the column's width, and a fraction of the visible height of the list.
  ///
  /// In a horizontal list, they are fractions of the visible width between the insets, and of the
  /// row's height.
  case fraction(width: CGFloat, height: CGFloat)

  /// The width of the column, and a height that is the width divided by this ratio.
  ///
  /// In a horizontal list, it is the height of the row, and a width that is the height times this
  /// ratio.
  case aspect(CGFloat)

  /// The width of the column, and the height that the cell needs; in a horizontal list, the height
  /// of the row, and the width that the cell needs.
  ///
  /// The configured cell is measured as in UIKit: by its constraints, or by
  /// `preferredLayoutAttributesFitting(_:)` if it overrides that. Until then, the item has an
  /// estimated height or width, in points. A cell is measured once for each content, width of its
  /// column or height of its row, and set of traits. A cell with another size each time keeps the
  /// second one, and is reported.
  case automatic(estimated: CGFloat)
}

extension ItemSize {
  /// Returns whether both are the same height, or the same width, in points.
  ///
  /// It is inlinable because apps' sizes are compared with it, one for each item of a list.
  @inlinable
  func isSameLength(as other: ItemSize) -> Bool {
    switch (self, other) {
    case (.height(let length), .height(let otherLength)): length == otherLength
    case (.width(let length), .width(let otherLength)): length == otherLength
    default: false
    }
  }
}
