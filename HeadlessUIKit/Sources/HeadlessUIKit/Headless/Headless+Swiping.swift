extension Headless {
  /// Swipes a row of a list until its actions are visible, from its trailing or its leading edge.
  ///
  /// Returns the actions of the list, or nil if there are none and the row does not move. As in
  /// UIKit, the actions are requested for each swipe.
  @preconcurrency @MainActor public static func swipeActions(
    forItemAt indexPath: IndexPath,
    fromLeadingEdge isLeading: Bool = false,
    in collectionView: UICollectionView
  ) -> UISwipeActionsConfiguration? {
    (collectionView.window ?? collectionView).layoutIfNeeded()
    guard collectionView.cellForItem(at: indexPath) != nil else { return nil }
    return collectionView.swipeActions(at: indexPath, isLeading: isLeading)
  }

  /// Taps an action that a swipe has revealed.
  ///
  /// Returns the result that the action's handler reported, or nil if it has not reported one yet.
  @preconcurrency @MainActor @discardableResult
  public static func perform(
    _ action: UIContextualAction,
    onItemAt indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> Bool? {
    var result: Bool?
    let source = collectionView.cellForItem(at: indexPath) ?? UIView(frame: .zero)
    action.handler(action, source) { result = $0 }
    (collectionView.window ?? collectionView).layoutIfNeeded()
    return result
  }
}
