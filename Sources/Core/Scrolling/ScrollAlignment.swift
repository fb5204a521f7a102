/// Where in the visible area something is to stand after a scroll.
///
/// In a list that scrolls sideways, the left edge stands for the top and the right edge for the bottom.
public enum ScrollAlignment: Hashable, Sendable, CaseIterable {
  /// At the top, below bars and the sticky header of its section.
  case top

  /// In the middle of what is not covered by bars and sticky headers.
  case center

  /// At the bottom, above bars.
  case bottom

  /// Wherever it is reached with the least movement; nothing moves if it is wholly visible.
  case nearest
}
