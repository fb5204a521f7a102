extension UICollectionView {
  /// The kind of supplementary view above a section's items.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  /// The kind of supplementary view below a section's items.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// The position of an item in the visible area after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a position from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The top of the item at the top of the visible area.
    public static var top: Self { Self(rawValue: 1 << 0) }
    /// The item centered vertically.
    public static var centeredVertically: Self { Self(rawValue: 1 << 1) }
    /// The bottom of the item at the bottom of the visible area.
    public static var bottom: Self { Self(rawValue: 1 << 2) }
    /// The left edge of the item at the left edge of the visible area.
    public static var left: Self { Self(rawValue: 1 << 3) }
    /// The item centered horizontally.
    public static var centeredHorizontally: Self { Self(rawValue: 1 << 4) }
    /// The right edge of the item at the right edge of the visible area.
    public static var right: Self { Self(rawValue: 1 << 5) }
  }

  /// The direction in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Vertically.
    case vertical = 0
    /// Horizontally.
    case horizontal = 1
  }

  /// The categories of elements that a layout places.
  public enum ElementCategory: UInt, Sendable {
    /// A cell, the view of an item.
    case cell = 0
    /// A view from the data source that does not show an item, such as a header.
    case supplementaryView = 1
    /// A view that belongs to the layout and not to the data.
    case decorationView = 2
  }
  /// When a visible self-sizing cell is measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only when it is displayed or configured again.
    case disabled = 0
    /// Also when its own or its content view's intrinsic size is invalidated.
    case enabled = 1
    /// Also when constraints or intrinsic sizes in its content view change.
    case enabledIncludingConstraints = 2
  }
}
