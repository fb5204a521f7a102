/// A light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Whatever applies around it.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// The direction in which people read in an environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Whatever applies around it.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// Whether there is much room.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Whatever applies around it.
  case unspecified = 0
  /// There is little.
  case compact = 1
  /// There is much.
  case regular = 2
}

/// Whether the user prefers bold text.
public enum UILegibilityWeight: Int, Sendable {
  /// Whatever applies around it.
  case unspecified = -1
  /// The user does not.
  case regular = 0
  /// The user does.
  case bold = 1
}

/// What kind of device it is.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Whatever applies around it.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}
