/// The part of a controller's life after which a task is cancelled.
public enum TaskLifetime: Hashable, Sendable {
  /// While the item is in the list, from the moment that it is needed.
  case controller

  /// While the controller has a cell, from the moment that the cell is displayed.
  ///
  /// A cell that the collection view has got ready in advance does not count: it may never be shown.
  case mounted

  /// While a part of the item is on screen.
  case visible

  /// While the item is in the preload range, which what is on screen always is.
  case preload
}
