#if canImport(UIKit)
/// The delegate calls that a list does not need itself: zooming, spring loading, and details
/// of menus.
extension _DelegateBridge: UICollectionViewDelegate {
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    for delegate in delegates.scrollDelegates { delegate.scrollViewDidZoom?(scrollView) }
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    delegates.scrollDelegates.lazy.compactMap { $0.viewForZooming?(in: scrollView) ?? nil }.first
  }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    for delegate in delegates.scrollDelegates {
      delegate.scrollViewWillBeginZooming?(scrollView, with: view)
    }
  }

  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    for delegate in delegates.scrollDelegates {
      delegate.scrollViewDidEndZooming?(scrollView, with: view, atScale: scale)
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    delegates.collectionView?.collectionView?(
      collectionView,
      transitionLayoutForOldLayout: fromLayout,
      newLayout: toLayout
    ) ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  #if !os(tvOS)
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    delegates.collectionView?.collectionView?(
      collectionView,
      shouldSpringLoadItemAt: indexPath,
      with: context
    ) ?? true
  }
  #endif

  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    let preview = delegates.collectionView?.collectionView?(
      collectionView,
      contextMenuConfiguration: configuration,
      highlightPreviewForItemAt: indexPath
    )
    return preview ?? nil
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    let preview = delegates.collectionView?.collectionView?(
      collectionView,
      contextMenuConfiguration: configuration,
      dismissalPreviewForItemAt: indexPath
    )
    return preview ?? nil
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegates.collectionView?.collectionView?(
      collectionView,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }
}

extension ForwardedDelegates {
  /// The calls that a list does not need itself, by their Objective-C names.
  private static let passedOn: Set<String> = [
    "scrollViewDidZoom:",
    "viewForZoomingInScrollView:",
    "scrollViewWillBeginZooming:withView:",
    "scrollViewDidEndZooming:withView:atScale:",
    "collectionView:canFocusItemAtIndexPath:",
    "collectionView:shouldUpdateFocusInContext:",
    "indexPathForPreferredFocusedViewInCollectionView:",
    "collectionView:selectionFollowsFocusForItemAtIndexPath:",
    "collectionView:transitionLayoutForOldLayout:newLayout:",
    "collectionView:shouldSpringLoadItemAtIndexPath:withContext:",
    "collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:",
    "collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:",
    "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:",
    "collectionView:willDisplayContextMenuWithConfiguration:animator:",
    "collectionView:willEndContextMenuInteractionWithConfiguration:animator:",
    "collectionView:sceneActivationConfigurationForItemAtIndexPath:point:",
  ]

  /// The calls that a list needs only while it decides which items can be focused.
  private static let aboutFocus: Set<String> = [
    "collectionView:canFocusItemAtIndexPath:",
    "indexPathForPreferredFocusedViewInCollectionView:",
  ]

  /// Returns whether one of the app's delegates implements a call that a list does not need itself;
  /// `nil` for the calls that a list needs.
  func isAnswered(_ selector: Selector) -> Bool? {
    guard Self.passedOn.contains(selector.description) else { return nil }
    if answersForFocus, Self.aboutFocus.contains(selector.description) { return true }
    return scrollDelegates.contains { $0.responds(to: selector) }
  }
}
#endif
