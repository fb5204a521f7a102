import RosterCore
import RosterPlatform

extension ListCoordinator {
  /// Shows the list in a collection view, which may have shown other lists before.
  func attach(to registry: ViewRegistry) {
    self.registry = registry
    takeOver()
    collectionView.dataSource = bridge
    collectionView.delegate = bridge
    if collectionView.prefetchDataSource == nil {
      collectionView.prefetchDataSource = bridge
    }
    collectionView.allowsMultipleSelection = selection.mode == .multiple
    followTraits()
    followVisibility()
    emptyState.attach(to: self)
    guard !list.snapshot.sections.isEmpty else { return }
    collectionView.reloadData()
    showSelection()
  }

  /// Leaves the collection view to others: nothing is mounted any longer, and all else stays as it is.
  func detach() {
    guard registry !== ViewRegistry.nowhere else { return }
    hideAll()
    hold {
      emptyState.detach(from: self)
      for (_, controller) in controllers.all {
        mounts.unmount(controller)
        endPreload(of: controller)
        controller.cancelExpectedDisplay()
      }
      mounts.unmountAll()
    }
    selection.touched = nil
    focus.forget()
    enclosingList?.nesting.remove(self)
    visibility.sceneObservation?.cancel()
    probe.removeFromSuperview()
    release()
    registry = .nowhere
  }

  /// Ceases to answer for the collection view.
  func release() {
    if collectionView.prefetchDataSource === bridge {
      collectionView.prefetchDataSource = nil
    }
    if collectionView.delegate === bridge {
      collectionView.delegate = nil
    }
    if collectionView.dataSource === bridge {
      collectionView.dataSource = nil
    }
  }

  /// Tells of all items that they are not on screen.
  func hideAll() {
    visibility.beginPass()
    visibility.engine.hideAll()
    while let (key, event) = visibility.engine.next() {
      tell(event, key)
    }
  }
}

extension ViewRegistry {
  /// A collection view that nobody sees, in which a list is while it has no other.
  static let nowhere = ViewRegistry(
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  )
}
