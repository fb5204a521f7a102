import RosterCore

/// The visibility of an item, and what its controller was notified of.
struct ControllerSight {
  /// The part of the item's area that is on screen, from 0 to 1.
  var fraction = 0.0

  /// Decides when the item counts as seen; `nil` without observers.
  var impressions: ImpressionTracker?

  /// Whether the controller was notified that a part of the item is visible.
  var isVisible = false

  /// Whether the controller was notified that the item is completely visible.
  var isFullyVisible = false

  var isInPreloadRange = false

  /// Whether the controller was prefetched, and its item was not shown yet.
  var isPrefetched = false
}
