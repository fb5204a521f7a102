public import Roster

extension ListHarness {
  /// The titles of the actions that a swipe on an item uncovers, from the edge of the row.
  public func swipe(_ indexPath: IndexPath, from edge: SwipeEdge) -> [String] {
    flush()
    return adapter.swipeActions(at: indexPath, from: edge)?.actions.compactMap(\.title) ?? []
  }

  /// Swipes an item aside and chooses an action.
  ///
  /// - Returns: Whether there is such an action, and it was done.
  @discardableResult
  public func swipe(_ indexPath: IndexPath, from edge: SwipeEdge, choosing title: String) -> Bool {
    step("swipe item \(indexPath) and choose \(title)") {
      flush()
      guard
        let cell = collectionView.cellForItem(at: indexPath),
        let actions = adapter.swipeActions(at: indexPath, from: edge)?.actions,
        let action = actions.first(where: { $0.title == title })
      else { return false }
      var isDone = false
      action.handler(action, cell) { isDone = $0 }
      flush()
      return isDone
    }
  }
}
