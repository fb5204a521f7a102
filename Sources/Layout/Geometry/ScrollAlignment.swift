/// The position of an item in the visible area after a scroll.
///
/// In a horizontal list, the left edge is used as the top and the right edge as the bottom.
public enum ScrollAlignment: Hashable, Sendable, CaseIterable {
  /// At the top, below bars and the sticky header of its section.
  case top

  /// In the center of the area that bars and sticky headers do not cover.
  case center

  /// At the bottom, above bars.
  case bottom

  /// Where the least scrolling takes it; nothing scrolls if it is completely visible.
  case nearest
}
