/// How a scroll to an item or a section has ended.
public enum ScrollResult: Hashable, Sendable {
  /// The target stands where it should, or as near to it as the content allows.
  case arrived

  /// The target is not in the list, or has left it on the way.
  case missing

  /// A person has taken hold of the list, something else has moved it, its layout did not come to rest,
  /// or the list is gone.
  case interrupted

  /// The app has asked for another scroll on the way.
  case superseded
}
