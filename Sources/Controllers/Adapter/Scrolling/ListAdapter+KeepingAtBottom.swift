extension ListAdapter {
  /// Whether the end of the list stays visible while it is, as in a conversation; by default not.
  ///
  /// The list begins at its end. From then on the end stays in place through updates, changes of item
  /// sizes, of the view's size and of what covers it, such as a keyboard, until a person or the app
  /// scrolls away from it. Then the first visible item is held, so that items that are put in above do
  /// not make the list jump. A policy with an anchor of its own takes precedence in its update.
  ///
  /// A list that is shorter than its view rests at the top.
  public var keepsAtBottom: Bool {
    get { coordinator.scroller.endKeeper != nil }
    set { coordinator.setKeepsAtBottom(newValue) }
  }
}
