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
  let completion: (ListAdapter.ScrollResult, Position?) -> Void

  /// The position of the item after it was found; it follows the item.
  var position: Position?

  /// Whether the item was removed during the scroll.
  var hasLeft = false

  /// The target offset of the animation in progress.
  var goal: CGPoint?

  /// Whether the list has changed since the animation began.
  var isDisturbed = false

  /// The number of animations that have ended before the target was reached.
  var passes = 0
}

extension ListAdapter {
  /// The result of scrolling to an item or a section.
  public enum ScrollResult: Hashable, Sendable {
    /// The target is aligned, or as near to that as the content allows.
    case arrived

    /// The target is not in the list, or was removed while the list scrolled.
    case missing

    /// The user has touched the list, something else has scrolled it, its layout did not settle, or
    /// the list was released.
    case interrupted

    /// The app has requested another scroll in the meantime.
    case superseded
  }
}
