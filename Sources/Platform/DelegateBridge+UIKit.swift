#if canImport(UIKit)
/// The delegate calls that a list does not need itself: zooming, focus, spring loading, and details
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
    canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    delegates.collectionView?.collectionView?(collectionView, canFocusItemAt: indexPath) ?? true
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    delegates.collectionView?.collectionView?(collectionView, shouldUpdateFocusIn: context) ?? true
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    delegates.collectionView?.collectionView?(
      collectionView,
      didUpdateFocusIn: context,
      with: coordinator
    )
  }

  public func indexPathForPreferredFocusedView(
    in collectionView: UICollectionView
  ) -> IndexPath? {
    let path = delegates.collectionView?.indexPathForPreferredFocusedView?(in: collectionView)
    return path ?? nil
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    delegates.collectionView?.collectionView?(
      collectionView,
      selectionFollowsFocusForItemAt: indexPath
    ) ?? collectionView.selectionFollowsFocus
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
    "collectionView:didUpdateFocusInContext:withAnimationCoordinator:",
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

  /// Returns whether one of the app's delegates implements a call that a list does not need itself;
  /// `nil` for the calls that a list needs.
  func isAnswered(_ selector: Selector) -> Bool? {
    guard Self.passedOn.contains(selector.description) else { return nil }
    return scrollDelegates.contains { $0.responds(to: selector) }
  }
}
#endif
