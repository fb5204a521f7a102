import RosterCore
import RosterPlatform

/// A scroll to somewhere that has not ended.
struct ScrollRun {
  /// What a list can be scrolled to.
  enum Target {
    /// An item, and what it is looked for to do, as a verb.
    case item(ItemID, to: String)
    case section(SectionID)
    case top
    case bottom
  }

  let number: Int
  let target: Target
  let alignment: ScrollAlignment
  let distance: CGFloat
  let isAnimated: Bool
  let completion: (ScrollResult, Position?) -> Void

  /// Where the item is in the list, once it has been found; it is followed from there.
  var position: Position?

  /// Whether the item has left the list on the way.
  var hasLeft = false

  /// The target offset of the animation in progress.
  var goal: CGPoint?

  /// Whether the list has changed since the animation began.
  var isDisturbed = false

  /// The number of animations that have ended without having arrived.
  var passes = 0
}
