extension UICollectionView {
  /// The kind of the view above a section's items.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  /// The kind of the view below a section's items.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// Where an item should be in the visible area after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a position from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The item's top at the top of the visible area.
    public static var top: Self { Self(rawValue: 1 << 0) }
    /// The item in the middle between top and bottom.
    public static var centeredVertically: Self { Self(rawValue: 1 << 1) }
    /// The item's bottom at the bottom of the visible area.
    public static var bottom: Self { Self(rawValue: 1 << 2) }
    /// The item's left edge at the left edge of the visible area.
    public static var left: Self { Self(rawValue: 1 << 3) }
    /// The item in the middle between left and right.
    public static var centeredHorizontally: Self { Self(rawValue: 1 << 4) }
    /// The item's right edge at the right edge of the visible area.
    public static var right: Self { Self(rawValue: 1 << 5) }
  }

  /// The direction in which a layout's content grows.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical = 0
    /// From left to right.
    case horizontal = 1
  }

  /// The sorts of elements that a layout places.
  public enum ElementCategory: UInt, Sendable {
    /// The view of an item.
    case cell = 0
    /// A view that the data source provides beside the items, such as a header.
    case supplementaryView = 1
    /// A view that the layout alone knows about.
    case decorationView = 2
  }
  /// When a visible cell that has the size its content asks for takes on another one.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Only when it is shown or configured again.
    case disabled = 0
    /// Also when it or its content view says that its own size changed.
    case enabled = 1
    /// Also when any view in its content view says so, as constraints would.
    case enabledIncludingConstraints = 2
  }
}
