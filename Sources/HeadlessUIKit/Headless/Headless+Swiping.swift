extension Headless {
  /// Swipes an item of a list aside until its actions show, away from where reading ends or starts.
  ///
  /// Returns what the list offers, or nil where it offers nothing and the item stays. The actions
  /// are asked for at each swipe, as in UIKit.
  @preconcurrency @MainActor public static func swipeActions(
    forItemAt indexPath: IndexPath,
    fromLeadingEdge isLeading: Bool = false,
    in collectionView: UICollectionView
  ) -> UISwipeActionsConfiguration? {
    (collectionView.window ?? collectionView).layoutIfNeeded()
    guard collectionView.cellForItem(at: indexPath) != nil else { return nil }
    return collectionView.swipeActions(at: indexPath, isLeading: isLeading)
  }

  /// Touches an action that a swipe has shown, beside an item.
  ///
  /// Returns what the action's handler reported, or nil if it has not reported yet.
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
