import RosterPlatform

/// A scroll in progress.
struct ScrollRun {
  /// The targets of scrolls.
  enum Target {
    /// An item, with the action that needs it as a verb, for messages.
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

  /// The position of the item after it was found; it follows the item.
  var position: Position?

  /// Whether the item was deleted during the scroll.
  var hasLeft = false

  /// The target offset of the animation in progress.
  var goal: CGPoint?

  /// Whether the list has changed since the animation began.
  var isDisturbed = false

  /// The number of animations that have ended before the target was reached.
  var passes = 0
}
