#if canImport(UIKit)
/// The delegate calls about menus and windows of items, by their Objective-C names.
///
/// Swift has other names for them, and the configuration of windows is untyped, because not every
/// system with collection views has it.
@MainActor
@objc
private protocol MenuRequirements {
  @objc(collectionView:willDisplayContextMenuWithConfiguration:animator:)
  optional func menuWillAppear(
    in collectionView: UICollectionView,
    _ configuration: UIContextMenuConfiguration,
    _ animator: NSObject?
  )

  @objc(collectionView:willEndContextMenuInteractionWithConfiguration:animator:)
  optional func menuWillDisappear(
    in collectionView: UICollectionView,
    _ configuration: UIContextMenuConfiguration,
    _ animator: NSObject?
  )

  @objc(collectionView:sceneActivationConfigurationForItemAtIndexPath:point:)
  optional func sceneActivation(
    in collectionView: UICollectionView,
    at indexPath: IndexPath,
    _ point: CGPoint
  ) -> NSObject?
}

extension _DelegateBase: MenuRequirements {
  private var receiver: AnyObject? { delegates.collectionView }

  func menuWillAppear(
    in collectionView: UICollectionView,
    _ configuration: UIContextMenuConfiguration,
    _ animator: NSObject?
  ) {
    receiver?.menuWillAppear?(in: collectionView, configuration, animator)
  }

  func menuWillDisappear(
    in collectionView: UICollectionView,
    _ configuration: UIContextMenuConfiguration,
    _ animator: NSObject?
  ) {
    receiver?.menuWillDisappear?(in: collectionView, configuration, animator)
  }

  func sceneActivation(
    in collectionView: UICollectionView,
    at indexPath: IndexPath,
    _ point: CGPoint
  ) -> NSObject? {
    receiver?.sceneActivation?(in: collectionView, at: indexPath, point) ?? nil
  }
}
#endif
