#if canImport(UIKit)
/// What UIKit tells a delegate about menus and windows made of an item, by the names that Objective-C has for it.
///
/// The names are its own in Swift, and the windows' configuration has no type: not every system that has
/// collection views has them.
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
