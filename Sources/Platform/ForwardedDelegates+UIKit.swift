#if canImport(UIKit)
/// Calls of optional requirements.
extension ForwardedDelegates {
  package func scrollViewDidScroll(_ view: UIScrollView) {
    for delegate in scrollDelegates { delegate.scrollViewDidScroll?(view) }
  }

  package func scrollViewWillBeginDragging(_ view: UIScrollView) {
    for delegate in scrollDelegates { delegate.scrollViewWillBeginDragging?(view) }
  }

  package func scrollViewWillEndDragging(
    _ view: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    for delegate in scrollDelegates {
      // Safe because the pointer is only passed on during the call.
      unsafe delegate.scrollViewWillEndDragging?(
        view,
        withVelocity: velocity,
        targetContentOffset: targetContentOffset
      )
    }
  }

  package func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
    for delegate in scrollDelegates {
      delegate.scrollViewDidEndDragging?(view, willDecelerate: willDecelerate)
    }
  }

  package func scrollViewWillBeginDecelerating(_ view: UIScrollView) {
    for delegate in scrollDelegates { delegate.scrollViewWillBeginDecelerating?(view) }
  }

  package func scrollViewDidEndDecelerating(_ view: UIScrollView) {
    for delegate in scrollDelegates { delegate.scrollViewDidEndDecelerating?(view) }
  }

  package func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) {
    for delegate in scrollDelegates { delegate.scrollViewDidEndScrollingAnimation?(view) }
  }

  package func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool {
    scrollDelegates.allSatisfy { $0.scrollViewShouldScrollToTop?(view) ?? true }
  }

  package func scrollViewDidScrollToTop(_ view: UIScrollView) {
    for delegate in scrollDelegates { delegate.scrollViewDidScrollToTop?(view) }
  }

  package func scrollViewDidChangeAdjustedContentInset(_ view: UIScrollView) {
    for delegate in scrollDelegates { delegate.scrollViewDidChangeAdjustedContentInset?(view) }
  }

  package func shouldHighlight(_ view: UICollectionView, _ path: IndexPath) -> Bool {
    collectionView?.collectionView?(view, shouldHighlightItemAt: path) ?? true
  }

  package func didHighlight(_ view: UICollectionView, _ path: IndexPath) {
    collectionView?.collectionView?(view, didHighlightItemAt: path)
  }

  package func didUnhighlight(_ view: UICollectionView, _ path: IndexPath) {
    collectionView?.collectionView?(view, didUnhighlightItemAt: path)
  }

  package func shouldSelect(_ view: UICollectionView, _ path: IndexPath) -> Bool {
    collectionView?.collectionView?(view, shouldSelectItemAt: path) ?? true
  }

  package func shouldDeselect(_ view: UICollectionView, _ path: IndexPath) -> Bool {
    collectionView?.collectionView?(view, shouldDeselectItemAt: path) ?? true
  }

  package func didSelect(_ view: UICollectionView, _ path: IndexPath) {
    collectionView?.collectionView?(view, didSelectItemAt: path)
  }

  package func didDeselect(_ view: UICollectionView, _ path: IndexPath) {
    collectionView?.collectionView?(view, didDeselectItemAt: path)
  }

  package func canPerformPrimaryAction(_ view: UICollectionView, _ path: IndexPath) -> Bool {
    collectionView?.collectionView?(view, canPerformPrimaryActionForItemAt: path)
      ?? !view.isEditing
  }

  package func performPrimaryAction(_ view: UICollectionView, _ path: IndexPath) {
    collectionView?.collectionView?(view, performPrimaryActionForItemAt: path)
  }

  package func willDisplay(
    _ view: UICollectionView,
    _ cell: UICollectionViewCell,
    _ path: IndexPath
  ) {
    collectionView?.collectionView?(view, willDisplay: cell, forItemAt: path)
  }

  package func didEndDisplaying(
    _ view: UICollectionView,
    _ cell: UICollectionViewCell,
    _ path: IndexPath
  ) {
    collectionView?.collectionView?(view, didEndDisplaying: cell, forItemAt: path)
  }

  package func willDisplay(
    _ view: UICollectionView,
    _ supplementary: UICollectionReusableView,
    _ kind: String,
    _ path: IndexPath
  ) {
    collectionView?.collectionView?(
      view,
      willDisplaySupplementaryView: supplementary,
      forElementKind: kind,
      at: path
    )
  }

  package func didEndDisplaying(
    _ view: UICollectionView,
    _ supplementary: UICollectionReusableView,
    _ kind: String,
    _ path: IndexPath
  ) {
    collectionView?.collectionView?(
      view,
      didEndDisplayingSupplementaryView: supplementary,
      forElementOfKind: kind,
      at: path
    )
  }

  package func canFocus(_ view: UICollectionView, _ path: IndexPath) -> Bool? {
    collectionView?.collectionView?(view, canFocusItemAt: path)
  }

  package func shouldUpdateFocus(
    _ view: UICollectionView,
    _ context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    collectionView?.collectionView?(view, shouldUpdateFocusIn: context) ?? true
  }

  package func didUpdateFocus(
    _ view: UICollectionView,
    _ context: UICollectionViewFocusUpdateContext,
    _ coordinator: UIFocusAnimationCoordinator
  ) {
    collectionView?.collectionView?(view, didUpdateFocusIn: context, with: coordinator)
  }

  package func preferredFocus(_ view: UICollectionView) -> IndexPath? {
    collectionView?.indexPathForPreferredFocusedView?(in: view) ?? nil
  }

  package func selectionFollowsFocus(_ view: UICollectionView, _ path: IndexPath) -> Bool {
    collectionView?.collectionView?(view, selectionFollowsFocusForItemAt: path)
      ?? view.selectsWithFocus
  }

  package func canEdit(_ view: UICollectionView, _ path: IndexPath) -> Bool {
    collectionView?.collectionView?(view, canEditItemAt: path) ?? true
  }

  #if os(tvOS)
  package func shouldSelectSeveral(_ view: UICollectionView, _ path: IndexPath) -> Bool? { nil }

  package func didBeginSelectingSeveral(_ view: UICollectionView, _ path: IndexPath) {}

  package func didEndSelectingSeveral(_ view: UICollectionView) {}
  #else
  package func shouldSelectSeveral(_ view: UICollectionView, _ path: IndexPath) -> Bool? {
    collectionView?.collectionView?(view, shouldBeginMultipleSelectionInteractionAt: path)
  }

  package func didBeginSelectingSeveral(_ view: UICollectionView, _ path: IndexPath) {
    collectionView?.collectionView?(view, didBeginMultipleSelectionInteractionAt: path)
  }

  package func didEndSelectingSeveral(_ view: UICollectionView) {
    collectionView?.collectionViewDidEndMultipleSelectionInteraction?(view)
  }
  #endif

  package func targetOffset(
    _ view: UICollectionView,
    forProposed proposed: CGPoint
  ) -> CGPoint {
    collectionView?.collectionView?(view, targetContentOffsetForProposedContentOffset: proposed)
      ?? proposed
  }

  package func contextMenu(
    _ view: UICollectionView,
    _ paths: [IndexPath],
    _ point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let menu = collectionView?.collectionView?(
      view,
      contextMenuConfigurationForItemsAt: paths,
      point: point
    )
    return menu ?? nil
  }
}
#endif
