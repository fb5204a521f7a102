/// The result of scrolling to an item or a section.
public enum ScrollResult: Hashable, Sendable {
  /// The target is aligned, or as near to that as the content allows.
  case arrived

  /// The target is not in the list, or was removed while the list scrolled.
  case missing

  /// A person has touched the list, something else has scrolled it, its layout did not settle, or
  /// the list was released.
  case interrupted

  /// The app has requested another scroll in the meantime.
  case superseded
}

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
