/// What the room of a section is measured from, in the direction in which the content does not scroll.
public enum UIContentInsetsReference: Int, Sendable {
  /// For a section what the layout says, and for a layout the safe area.
  case automatic = 0
  /// The whole width of the collection view.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The margins.
  case layoutMargins = 3
}
