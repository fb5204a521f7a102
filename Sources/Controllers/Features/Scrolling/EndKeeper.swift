/// Remembers whether the end of a list is visible, so that it stays visible when the list, its view or what covers it changes.
///
/// Scrolling alone decides whether the end is left: what moves while sizes change is a consequence of that change.
struct EndKeeper {
  /// Whether the end should be visible; a list begins at its end.
  var isAtEnd = true
}
