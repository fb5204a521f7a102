/// All items of a list are about to get other sizes.
struct PendingResize {
  /// What is held in place on the screen meanwhile; `nil` if nothing but the offset is.
  var anchor: ScrollAnchor?
}
