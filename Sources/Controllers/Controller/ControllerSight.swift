/// The visibility of an item, and what its controller was notified of.
///
/// There is one for each controller, so it is as small as possible.
struct ControllerSight {
  /// How much of an item is visible.
  enum Extent: UInt8 {
    case nothing, part, whole
    /// Nothing, but the controller is notified only after what is inside its cell.
    case nothingUntold
  }

  /// The part of the item's area that is on screen, from 0 to 1.
  var fraction = 0.0

  /// Decides when the item counts as seen; `nil` without observers.
  var impressions: ImpressionTracker?

  /// The index of the item's entry in the list's `VisibilityEngine`; negative if there is none.
  var index: Int32 = -1

  /// What the controller was notified of.
  var extent = Extent.nothing

  var isInPreloadRange = false

  /// Whether the item is near the screen, while the preload range is determined.
  var isMarkedForPreloadRange = false

  /// The number of times that the view was displayed, up to 2.
  var displays: UInt8 = 0

  /// Whether the controller was prefetched, and its item was not shown yet.
  var isPrefetched = false
}
