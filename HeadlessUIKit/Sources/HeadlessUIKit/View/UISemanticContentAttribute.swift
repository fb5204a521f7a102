/// Whether a view's content is mirrored in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored.
  case unspecified = 0
  /// Playback controls, which are not mirrored.
  case playback = 1
  /// Spatial directions, which are not mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}

/// The direction of a user interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
