/// The interface styles.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not specified.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// The layout directions of an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The size classes.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified.
  case unspecified = 0
  /// Compact: little space.
  case compact = 1
  /// Regular: much space.
  case regular = 2
}

/// Whether the user prefers bold text.
public enum UILegibilityWeight: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The user prefers regular text.
  case regular = 0
  /// The user prefers bold text.
  case bold = 1
}

/// Whether the user prefers colors that differ more from each other.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The user prefers the usual colors.
  case normal = 0
  /// The user prefers increased contrast.
  case high = 1
}

/// The kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}
