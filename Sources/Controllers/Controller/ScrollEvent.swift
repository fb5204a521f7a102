/// What happens to a list while it scrolls.
public enum ScrollEvent: Hashable, Sendable {
  /// A person has begun to drag the list.
  case beganDragging

  /// The list has moved, whatever moved it.
  case moved

  /// A person has let go of the list, which may roll on.
  case endedDragging(rollsOn: Bool)

  /// The list has come to rest after a drag or an animation.
  case cameToRest
}
