/// What changes about how much of an item is on screen.
///
/// For each item the events come in pairs, one inside the other: `appeared`, `appearedFully`,
/// `disappearedPartially`, `disappeared`. Changes of the fraction come between the outer two.
public enum VisibilityEvent: Hashable, Sendable {
  /// A part of the item has come on screen.
  case appeared

  /// The whole item is on screen, or as much of it as has room there.
  case appearedFully

  /// The item is not wholly on screen any more.
  case disappearedPartially

  /// Nothing of the item is on screen any more.
  case disappeared

  /// Another part of the item's area is on screen than before.
  case fractionChanged(from: Double)
}
