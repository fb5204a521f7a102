import RosterCore

/// How much of an item is on screen, and what its controller does about it.
struct ControllerSight {
  /// The part of the item's area that is on screen, from 0 to 1.
  var fraction = 0.0

  /// Whether the controller was notified that a part of the item is visible.
  var isVisible = false

  /// Whether the controller was notified that the item is completely visible.
  var isFullyVisible = false

  var isInPreloadRange = false

  /// Whether the controller waits for an item to be shown that is expected to be.
  var isPrefetched = false

  /// Decides when the item counts as seen; `nil` without observers.
  var impressions: ImpressionTracker?
}
