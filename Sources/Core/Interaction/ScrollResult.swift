/// How a scroll to an item or a section has ended.
public enum ScrollResult: Hashable, Sendable {
  /// The target stands where it should, or as near to it as the content allows.
  case arrived

  /// The target is not in the list, or has left it on the way.
  case missing

  /// A person has taken hold of the list, something else has moved it, its layout did not settle,
  /// or the list is gone.
  case interrupted

  /// The app has asked for another scroll on the way.
  case superseded
}

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
